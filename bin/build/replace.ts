import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** How many builds before the newest one keep their files. */
const builds = 3
/** In the folder: the names of the files of its builds, the newest first. */
const list = '.builds.json'

/**
 * Builds into a new folder and puts the result into this one while servers use it: at each moment it is whole. What the builds before have
 * named stays, since running processes and open pages still ask for it; what is older goes. Names have a hash of the content, apart from
 * those that are read at a start: they are replaced last, each in one step.
 * @param build writes a build into the folder that it is given
 */
export async function replacing(
  folder: string,
  build: (into: string) => Promise<void> | void,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  await tidyUp(folder)
  const made = await mkdtemp(`${folder}.new-`)
  try {
    await build(made)
    const names = await filesIn(made)
    const before = await buildsOf(folder)
    const [hashed, read] = [names.filter(hasHash), names.filter((name) => !hasHash(name))]
    for (const name of [...hashed, ...read]) await moveInto(folder, made, name)
    const kept = [names, ...before.filter((one) => !isSame(one, names))].slice(0, builds + 1)
    await inOneStep(join(folder, list), (path) => writeFile(path, JSON.stringify(kept)))
    const needed = new Set([list, ...kept.flat()])
    for (const name of await filesIn(folder)) if (!needed.has(name)) await rm(join(folder, name))
  } finally {
    await rm(made, { recursive: true, force: true })
  }
}

/** What a build that was killed left behind; one that runs beside this one is younger. */
async function tidyUp(folder: string) {
  const hourAgo = Date.now() - 3_600_000
  for (const name of await readdir(dirname(folder))) {
    const path = join(dirname(folder), name)
    if (name.startsWith(`${basename(folder)}.new-`) && (await stat(path)).mtimeMs < hourAgo)
      await rm(path, { recursive: true, force: true })
  }
}

/** `home-BXR1ERKw.js`, `home-BXR1ERKw.css.br` */
const hasHash = (name: string) => /-[\w-]{8}\.\w+(\.\w+)?$/.test(name)

const isSame = (one: string[], other: string[]) =>
  one.length === other.length && new Set([...one, ...other]).size === one.length

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort()
}

/** What this folder was built of before; where it does not say so, everything in it is one build. */
async function buildsOf(folder: string): Promise<string[][]> {
  const text = await readFile(join(folder, list), 'utf8').catch(() => null)
  if (text !== null) return JSON.parse(text)
  const names = await filesIn(folder)
  return names.length ? [names] : []
}

async function moveInto(folder: string, made: string, name: string) {
  const path = join(folder, name)
  // The same name is the same content, and may be in use.
  if (hasHash(name) && (await stat(path).catch(() => null))) return
  await mkdir(dirname(path), { recursive: true })
  await inOneStep(path, (temporary) => copyFile(join(made, name), temporary))
}

/** Whoever reads the file meanwhile finds the old one or the new one. */
async function inOneStep(path: string, write: (temporary: string) => Promise<void>) {
  const temporary = `${path}.${process.pid}.tmp`
  await write(temporary)
  await rename(temporary, path)
}
