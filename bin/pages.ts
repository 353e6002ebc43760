// Writes lib/pages.ts: each page's name → the props of its component, so that tsc checks reply.page.
import { glob, writeFile } from 'node:fs/promises'

/** What lib/pages.ts must say. */
export async function pagesFile(): Promise<string> {
  const files = (await Array.fromAsync(glob('features/**/*.page.tsx'))).sort()
  const lines = files.map((file) => {
    const name = file.replace(/^features\//, '').replace(/\.page\.tsx$/, '')
    return `  '${name}': import('#features/${name}.page.tsx').Props\n`
  })
  return `// Written by bin/pages.ts: each page's name → the props of its component.\nexport interface Pages {\n${lines.join('')}}\n`
}

if (import.meta.main) await writeFile('lib/pages.ts', await pagesFile())
