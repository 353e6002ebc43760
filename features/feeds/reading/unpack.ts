import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { bounds } from './bounds.ts'
import { FeedError } from './feed-error.ts'
import { peek } from './peek.ts'

type Bytes = AsyncIterable<Buffer>

/**
 * The bytes of the feed itself: gzip and ZIP are recognized by their first bytes, not by a name, and unpacked as a stream.
 * @param onRead called with the number of packed bytes read, for the progress bar
 * @throws FeedError when it unpacks to more than a feed can be, or the archive is damaged
 */
export async function* unpacked(
  packed: Bytes,
  onRead: (bytes: number) => void = () => {},
): AsyncGenerator<Buffer> {
  const meter = { packed: 0 }
  const { head, rest } = await peek(measured(packed, meter, onRead), 4)
  if (head[0] === 0x1f && head[1] === 0x8b) yield* bounded(gunzipped(rest), meter)
  else if (head.subarray(0, 4).equals(zipSignature)) yield* unzipped(rest, meter)
  else yield* bounded(rest, { packed: Number.POSITIVE_INFINITY })
}

const zipSignature = Buffer.from([0x50, 0x4b, 0x03, 0x04])

async function* measured(packed: Bytes, meter: { packed: number }, onRead: (bytes: number) => void) {
  for await (const chunk of packed) {
    meter.packed += chunk.length
    if (meter.packed > bounds.packedBytes)
      throw new FeedError(`The feed is larger than ${size(bounds.packedBytes)}.`)
    onRead(meter.packed)
    yield chunk
  }
}

async function* bounded(decoded: Bytes, meter: { packed: number }) {
  let bytes = 0
  for await (const chunk of decoded) {
    bytes += chunk.length
    if (bytes > bounds.decodedBytes)
      throw new FeedError(`The feed unpacks to more than ${size(bounds.decodedBytes)}.`)
    if (bytes > bounds.ratioFreeBytes && bytes > meter.packed * bounds.unpackRatio)
      throw new FeedError(
        `The feed unpacks to more than ${bounds.unpackRatio} times its size: it is refused as a bomb.`,
      )
    yield chunk
  }
}

async function* gunzipped(packed: Bytes) {
  const gunzip = createGunzip({ chunkSize: 64 * 1024 })
  const fed = pipeline(packed, gunzip)
  fed.catch(() => {})
  try {
    yield* gunzip
    await fed
  } catch (error) {
    if (error instanceof FeedError || !isZlib(error)) throw error
    throw new FeedError(
      (error as { code?: string }).code === 'Z_BUF_ERROR'
        ? 'The feed is truncated: its gzip is not complete.'
        : 'The gzip of the feed is damaged.',
    )
  }
}

const isZlib = (error: unknown) => /^Z_/.test((error as { code?: string }).code ?? '')

/** ZIP has its table at the end, so the archive is laid down in a folder of our own first; names in it never become paths. */
async function* unzipped(packed: Bytes, meter: { packed: number }) {
  const folder = await mkdtemp(join(tmpdir(), 'muster-feed-'))
  let zip: ZipFile | undefined
  try {
    const file = join(folder, 'feed.zip')
    await pipeline(packed, createWriteStream(file, { mode: 0o600 }))
    zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch(damaged)
    // Names that climb out of the archive (`../`) end its list with an error of the library's.
    const entry = await feedEntry(zip).catch(inWords)
    const stream = await zip.openReadStreamPromise(entry).catch(damaged)
    yield* bounded(stream as Bytes, { packed: entry.compressedSize || meter.packed })
  } finally {
    zip?.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The largest file in the archive that may be a feed. */
async function feedEntry(zip: ZipFile): Promise<Entry> {
  let best: Entry | undefined
  let met = 0
  for await (const entry of zip.eachEntry()) {
    if (++met > 1000) throw new FeedError('The ZIP holds too many files.')
    const isFeed =
      /\.(xml|rss|json|jsonl|ndjson|csv|tsv|txt|html?)$/i.test(entry.fileName) &&
      !entry.fileName.startsWith('__MACOSX')
    if (isFeed && (!best || entry.uncompressedSize > best.uncompressedSize)) best = entry
  }
  if (!best) throw new FeedError('The ZIP holds no XML, JSON or CSV file.')
  if (best.isEncrypted()) throw new FeedError('The ZIP is encrypted. Publish the feed without a password.')
  if (best.uncompressedSize > bounds.decodedBytes)
    throw new FeedError(`The feed unpacks to more than ${size(bounds.decodedBytes)}.`)
  return best
}

function inWords(error: Error): never {
  if (error instanceof FeedError) throw error
  damaged(error)
}

function damaged(error: Error): never {
  throw new FeedError(`The ZIP of the feed is damaged or truncated: ${error.message}`)
}

const size = (bytes: number) => `${bytes / 1024 / 1024 / 1024} GB`

/** Node's streams as what the readers take. */
export const bytesOf = (stream: Readable): Bytes => stream as AsyncIterable<Buffer>
