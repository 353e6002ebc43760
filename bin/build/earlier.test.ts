import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepingEarlier } from './earlier.ts'

/** What Vite does: empties the folder, writes files with their contents in their names, and a manifest. */
async function release(folder: string, names: string[]) {
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, '.vite'), { recursive: true })
  const chunks = names.map((name) => [name, { file: `${name}.js`, css: [`${name}.css`] }])
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(Object.fromEntries(chunks)))
  for (const name of names)
    for (const file of [`${name}.js`, `${name}.js.br`, `${name}.css`])
      await writeFile(join(folder, file), file)
}

test('files of the release before stay, older ones go', async () => {
  const root = await mkdtemp(join(tmpdir(), 'muster-releases-'))
  const folder = join(root, 'client')
  const there = async () => (await readdir(folder)).filter((name) => name.endsWith('.js')).sort()
  await keepingEarlier(folder, () => release(folder, ['home-1', 'jobs-1']))
  expect(await there()).toEqual(['home-1.js', 'jobs-1.js'])
  await keepingEarlier(folder, () => release(folder, ['home-2', 'jobs-1']))
  expect(await there()).toEqual(['home-1.js', 'home-2.js', 'jobs-1.js'])
  expect(await readFile(join(folder, 'home-1.js.br'), 'utf8')).toBe('home-1.js.br')
  await keepingEarlier(folder, () => release(folder, ['home-3', 'jobs-1']))
  expect(await there()).toEqual(['home-2.js', 'home-3.js', 'jobs-1.js'])
  expect(JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))).toHaveProperty('home-3')
  await rm(root, { recursive: true })
})
