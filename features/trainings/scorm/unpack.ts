import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { isServedInPackages, type PackageEntry } from '#features/files/index.ts'
import { FileRefused } from '#lib/files/kinds/kind.ts'
import { withApi } from './frame-files.ts'
import { readManifest } from './manifest.ts'
import { scormMessages as words } from './messages.ts'
import type { Course } from './schema.ts'

const most = {
  files: 3_000,
  depth: 12,
  unpacked: 200 * 1024 * 1024,
  manifest: 5 * 1024 * 1024,
  /** Text is seldom packed to less than a fiftieth; small files do not matter. */
  ratio: 200,
  ratioFrom: 1024 * 1024,
}

export type Unpacked = {
  course: Course
  /** its files, unpacked one after another */
  entries: AsyncIterable<PackageEntry>
  /** how many are of a kind that is not served, such as schemas */
  leftOut: number
}

/**
 * Reads a SCORM package: what its manifest says, and its files.
 * @throws FileRefused with a sentence that says what is wrong with it
 */
export async function unpack(bytes: Buffer): Promise<Unpacked> {
  const zip = await opened(bytes)
  const files = await filesOf(zip)
  const manifest = files.get('imsmanifest.xml')
  if (!manifest) throw new FileRefused(sentenceWithout([...files.keys()]))
  const course = readManifest(await read(zip, manifest, most.manifest), (name) => files.has(name))
  const launched = new Set(course.items.map(({ launch }) => launch))
  const served = [...files.values()].filter(({ fileName }) => isServedInPackages(fileName))
  async function* entries() {
    for (const entry of served) {
      const content = await read(zip, entry, most.unpacked)
      yield { name: entry.fileName, bytes: withApi(entry.fileName, content, launched.has(entry.fileName)) }
    }
  }
  return { course, entries: entries(), leftOut: files.size - served.length }
}

async function opened(bytes: Buffer): Promise<ZipFile> {
  // Names are checked here, with a sentence.
  const zip = fromBufferPromise(bytes, {
    lazyEntries: true,
    strictFileNames: false,
    validateEntrySizes: true,
  })
  return zip.catch((error: Error) => {
    throw new FileRefused(nameFault(error) ?? words.notZip)
  })
}

/** The files by name: what is not a file, and what a Mac adds, is not among them. */
async function filesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const files = new Map<string, Entry>()
  let unpacked = 0
  const entries = zip.eachEntry()
  for (;;) {
    const { value: entry, done } = await entries.next().catch((error: Error) => {
      throw new FileRefused(nameFault(error) ?? words.notZip)
    })
    if (done) return files
    const name = entry.fileName
    if (/^__MACOSX\/|(^|\/)\.DS_Store$|\/$/.test(name)) continue
    refuseOdd(entry, files)
    unpacked += entry.uncompressedSize
    if (files.size >= most.files) throw new FileRefused(words.tooMany)
    if (unpacked > most.unpacked) throw new FileRefused(words.tooLarge)
    files.set(name, entry)
  }
}

function refuseOdd(entry: Entry, files: Map<string, Entry>): void {
  const name = entry.fileName
  const short = name.slice(0, 80)
  if (entry.isEncrypted()) throw new FileRefused(words.encrypted)
  const parts = name.split('/')
  if (
    /^\/|^~scorm|^[a-z]:|[\p{Cc}]/iu.test(name) ||
    parts.some((part) => part === '' || /^\.{1,2}$/.test(part))
  )
    throw new FileRefused(words.odd(short))
  if (parts.length > most.depth) throw new FileRefused(words.deep(short))
  if (files.has(name)) throw new FileRefused(words.twice(short))
  const { uncompressedSize: size, compressedSize: packed } = entry
  if (size > most.ratioFrom && size > most.ratio * packed) throw new FileRefused(words.bomb(short))
}

/** @throws FileRefused when it is damaged, or longer than it says */
async function read(zip: ZipFile, entry: Entry, bound: number): Promise<Buffer> {
  if (entry.uncompressedSize > bound) throw new FileRefused(words.tooLarge)
  const parts: Buffer[] = []
  try {
    // yauzl fails when an entry is longer than declared.
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer)
  } catch {
    throw new FileRefused(words.notZip)
  }
  return Buffer.concat(parts)
}

/** yauzl refuses names that climb before it shows them. */
const nameFault = ({ message }: Error): string | null => {
  const [, name] =
    /^(?:invalid relative path|absolute path|invalid characters in fileName): (.*)$/.exec(message) ?? []
  return name === undefined ? null : words.odd(name.slice(0, 80))
}

function sentenceWithout(names: string[]): string {
  const nested = names.find((name) => /^[^/]+\/imsmanifest\.xml$/.test(name))
  return nested ? words.nestedManifest(nested.split('/')[0]!.slice(0, 80)) : words.noManifest
}
