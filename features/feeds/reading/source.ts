import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { FetchRefused, guardedFetch } from '#lib/fetch-guard.ts'
import { bounds } from './bounds.ts'
import { FeedError } from './feed-error.ts'
import { bytesOf } from './unpack.ts'

export type Source = {
  bytes: AsyncIterable<Buffer>
  /** the expected number of bytes, if known */
  size: number | null
  charset: string | null
  close(): void
}

export type SourceOptions = {
  /** read 'file:' addresses: at the terminal, never for an address that somebody typed into the site */
  allowFiles?: boolean
  /** reach private addresses: development and tests */
  allowPrivate?: boolean
  signal?: AbortSignal
}

/**
 * Opens the bytes of a feed.
 * @throws FeedError with the reason in a sentence
 */
export async function openSource(address: string, options: SourceOptions): Promise<Source> {
  return /^file:/i.test(address) ? openFile(address, options) : openWeb(address, options)
}

/** A path or an address as it was typed at the terminal → an address. */
export const addressOf = (typed: string): string =>
  /^(?:https?|file):/i.test(typed) ? typed : pathToFileURL(typed).href

async function openFile(address: string, { allowFiles, signal }: SourceOptions): Promise<Source> {
  if (!allowFiles)
    throw new FeedError('This feed came from a file. Import the file again with: npm run import -- <file>')
  const path = fileURLToPath(address)
  const found = await stat(path).catch(() => null)
  if (!found) throw new FeedError(`There is no file ${path}.`)
  if (!found.isFile()) throw new FeedError(`${path} is not a file.`)
  const stream = createReadStream(path, { highWaterMark: 64 * 1024, signal })
  return { bytes: bytesOf(stream), size: found.size, charset: null, close: () => stream.destroy() }
}

async function openWeb(address: string, { allowPrivate = false, signal }: SourceOptions): Promise<Source> {
  const answer = await guardedFetch(address, {
    allowPrivate,
    maxBytes: bounds.decodedBytes,
    timeoutMs: 30_000,
    idleTimeoutMs: bounds.silenceMs,
    minBytesPerSecond: bounds.bytesPerSecond,
    maxDurationMs: bounds.runMs,
    headers: { accept: 'application/xml, text/xml, application/json, text/csv, */*;q=0.5' },
    signal,
  }).catch(inWords)
  if (answer.status !== 200) {
    answer.body.destroy()
    throw new FeedError(`The address answered ${answer.status} instead of the feed.`)
  }
  const { headers, body } = answer
  const length = headers['content-encoding'] ? Number.NaN : Number(headers['content-length'])
  return {
    bytes: wordedErrors(bytesOf(body)),
    size: length > 0 ? length : null,
    charset: /charset\s*=\s*"?([\w.:-]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? null,
    close: () => body.destroy(),
  }
}

async function* wordedErrors(bytes: AsyncIterable<Buffer>) {
  try {
    yield* bytes
  } catch (error) {
    inWords(error)
  }
}

function inWords(error: unknown): never {
  throw error instanceof FetchRefused ? new FeedError(error.message, { cause: error }) : error
}
