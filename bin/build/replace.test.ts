import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { replacing } from './replace.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'muster-releases-'))
})
afterAll(() => rm(root, { recursive: true }))

/** What Vite does: files with a hash of their content in their names, a manifest, and a renderer that names its chunks. */
async function release(folder: string, names: string[]) {
  await mkdir(join(folder, '.vite'), { recursive: true })
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(names))
  await writeFile(join(folder, 'render.js'), `import './${names[0]}.js'`)
  for (const name of names)
    for (const file of [`${name}.js`, `${name}.js.br`]) await writeFile(join(folder, file), file)
}

const page = (name: string, version: number) => `${name}-AbC_x${version}-9`
const scripts = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.endsWith('.js') && name !== 'render.js').sort()

test('files of three builds before stay, older ones go', async () => {
  const folder = join(root, 'client')
  const build = (...names: string[]) => replacing(folder, (into) => release(into, names))
  await build(page('home', 1), page('jobs', 1))
  expect(await scripts(folder)).toEqual([`${page('home', 1)}.js`, `${page('jobs', 1)}.js`])
  for (const version of [2, 3, 4]) await build(page('home', version), page('jobs', 1))
  expect(await scripts(folder)).toEqual(
    [1, 2, 3, 4].map((n) => `${page('home', n)}.js`).concat(`${page('jobs', 1)}.js`),
  )
  expect(await readFile(join(folder, `${page('home', 1)}.js.br`), 'utf8')).toBe(`${page('home', 1)}.js.br`)
  await build(page('home', 5), page('jobs', 1))
  expect(await scripts(folder)).toEqual(
    [2, 3, 4, 5].map((n) => `${page('home', n)}.js`).concat(`${page('jobs', 1)}.js`),
  )
  expect(await readdir(folder)).not.toContain(`${page('home', 1)}.js.br`)
  expect(JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))).toContain(page('home', 5))
  expect(await readdir(root)).toEqual(['client'])
})

test('a build that nothing has changed is no further one', async () => {
  const folder = join(root, 'same')
  await replacing(folder, (into) => release(into, [page('home', 1)]))
  for (let times = 0; times < 5; times++) await replacing(folder, (into) => release(into, [page('home', 2)]))
  expect(await scripts(folder)).toEqual([`${page('home', 1)}.js`, `${page('home', 2)}.js`])
})

test('while it is built, and when it cannot be built, the folder is as it was', async () => {
  const folder = join(root, 'server')
  await replacing(folder, (into) => release(into, [page('home', 1)]))
  const before = await readdir(folder, { recursive: true })
  const failing = replacing(folder, async (into) => {
    await release(into, [page('home', 2)])
    expect(await readdir(folder, { recursive: true })).toEqual(before)
    throw new Error('a source does not compile')
  })
  await expect(failing).rejects.toThrow('a source does not compile')
  expect(await readdir(folder, { recursive: true })).toEqual(before)
  expect(await readFile(join(folder, 'render.js'), 'utf8')).toBe(`import './${page('home', 1)}.js'`)
  expect((await readdir(root)).filter((name) => name.includes('new'))).toEqual([])
})

test('a folder of a build that kept no list loses nothing', async () => {
  const folder = join(root, 'earlier')
  await release(folder, [page('home', 1)])
  await replacing(folder, (into) => release(into, [page('home', 2)]))
  expect(await scripts(folder)).toEqual([`${page('home', 1)}.js`, `${page('home', 2)}.js`])
})
