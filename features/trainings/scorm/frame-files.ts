import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { OwnPackageFiles } from '#features/files/index.ts'
import { FileRefused } from '#lib/files/kinds/kind.ts'
import { begin, connect } from './frame-script.ts'
import { marker } from './list.ts'
import { scormMessages as words } from './messages.ts'

const folder = '~scorm'
const said = JSON.stringify(marker)

/** What every package finds beside its own files: scripts that give it the interface it looks for. */
const files: Record<string, () => Promise<string>> = {
  'start.js': async () => `(${begin})(${said})`,
  '1.2.js': async () => withLibrary('1.2'),
  '2004.js': async () => withLibrary('2004'),
}

/** As scripts without imports: a module would run after the scripts of the package. */
const require = createRequire(import.meta.url)
const libraries = {
  '1.2': require.resolve('scorm-again/scorm12/min'),
  '2004': require.resolve('scorm-again/scorm2004/min'),
}

const withLibrary = async (version: keyof typeof libraries) =>
  `${await readFile(libraries[version], 'utf8')}\n;(${connect})(${said})`

const read = new Map<string, Promise<Buffer>>()

export const scormFile: OwnPackageFiles = (name) => {
  const [, file = ''] = /^~scorm\/([\w.]+)$/.exec(name) ?? []
  if (!Object.hasOwn(files, file)) return null
  let bytes = read.get(file)
  if (!bytes) {
    bytes = files[file]!().then((text) => Buffer.from(text))
    read.set(file, bytes)
  }
  return bytes
}

/**
 * A web page of a package with the script that gives it the interface, before all others.
 * @throws FileRefused for a page that is launched and cannot be given it
 */
export function withApi(name: string, bytes: Buffer, isLaunched: boolean): Buffer {
  if (!/\.html?$/i.test(name)) return bytes
  // Whatever its encoding, as long as it has ASCII in it.
  const text = bytes.toString('latin1')
  if (/^(\xff\xfe|\xfe\xff)/.test(text)) {
    if (isLaunched) throw new FileRefused(words.launchWide(name))
    return bytes
  }
  const up = '../'.repeat(name.split('/').length - 1)
  const at = /<head(\s[^>]*)?>/i.exec(text) ?? /<html(\s[^>]*)?>/i.exec(text) ?? /<!doctype[^>]*>/i.exec(text)
  const start = at ? at.index + at[0].length : text.startsWith('\xef\xbb\xbf') ? 3 : 0
  const script = `<script src="${up}${folder}/start.js"></script>`
  return Buffer.concat([bytes.subarray(0, start), Buffer.from(script), bytes.subarray(start)])
}
