import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Manifest = Record<string, { file: string; css?: string[]; assets?: string[] }>

/**
 * Rebuilds a folder and keeps in it what the build before had named: pages that are open during an upgrade, and processes of the
 * release before, still ask for those files. What is older goes.
 */
export async function keepingEarlier(folder: string, build: () => Promise<void> | void): Promise<void> {
  const earlier = await mkdtemp(join(tmpdir(), 'muster-build-'))
  try {
    const names = await namesIn(folder)
    for (const name of names) await cp(join(folder, name), join(earlier, name)).catch(absent)
    await build()
    for (const name of names)
      await cp(join(earlier, name), join(folder, name), { force: false, errorOnExist: false }).catch(absent)
  } finally {
    await rm(earlier, { recursive: true })
  }
}

/** The files of a build, each with its compressed forms. */
async function namesIn(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8').catch(() => '{}')
  const chunks = Object.values(JSON.parse(text) as Manifest)
  const names = new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))
  return [...names].flatMap((name) => [name, `${name}.br`, `${name}.gz`])
}

/** Fonts have no compressed forms. */
function absent(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}
