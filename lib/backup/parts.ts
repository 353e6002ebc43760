import { createHash } from 'node:crypto'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { seal, unseal } from '../files/sealing.ts'
import { StoreFault } from '../files/store.ts'
import { Stop } from '../stop.ts'
import { keyOfPart } from './keys.ts'
import type { Bytes, Shelf } from './shelf.ts'

/** A backup, open. Its key is not in it. */
export type Place = { shelf: Shelf; key: Buffer; salt: string }

/** What was written: its size before compression and the hash of that. */
export type Written = { bytes: number; sha256: string }

/** Writes one part, compressed and sealed; it is durable when this resolves. */
export async function writePart(place: Place, name: string, bytes: Bytes): Promise<Written> {
  const counted = counting()
  await pipeline(
    bytes,
    counted.through,
    createZstdCompress(),
    (compressed: Bytes) => seal(keyOf(place, name), compressed),
    (sealed: Bytes) => place.shelf.write(partName(name), sealed),
  )
  return counted.result()
}

/**
 * Reads one part into `sink`, each chunk verified.
 * @throws Stop when it is missing, was changed, or was sealed with another key
 */
export async function readPart(place: Place, name: string, sink: Writable): Promise<Written> {
  const counted = counting()
  try {
    await pipeline(partBytes(place, name), counted.through, sink)
  } catch (error) {
    throw damaged(name, error)
  }
  return counted.result()
}

/** The lines of a part of text. */
export async function* linesOf(place: Place, name: string): AsyncGenerator<string> {
  let rest = ''
  try {
    for await (const chunk of partBytes(place, name)) {
      const lines = (rest + chunk.toString('utf8')).split('\n')
      rest = lines.pop()!
      yield* lines
    }
  } catch (error) {
    throw damaged(name, error)
  }
}

function partBytes(place: Place, name: string): Readable {
  async function* sealed() {
    yield* await place.shelf.read(partName(name))
  }
  const opened = Readable.from(unseal(keyOf(place, name), sealed()))
  const plain = createZstdDecompress()
  opened.on('error', (error) => plain.destroy(error))
  plain.on('close', () => opened.destroy())
  return opened.pipe(plain)
}

const partName = (name: string) => `${name}.zst.sealed`
const keyOf = ({ key, salt }: Place, name: string) => keyOfPart(key, salt, name)

export function counting() {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    async *through(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    result: (): Written => ({ bytes, sha256: hash.digest('hex') }),
  }
}

function damaged(name: string, error: unknown): unknown {
  const isMissing = error instanceof StoreFault && error.fault === 'missing'
  const isWrong = error instanceof StoreFault && error.fault === 'wrong'
  if (!isMissing && !isWrong && !(error as NodeJS.ErrnoException).code?.startsWith('ZSTD')) return error
  return new Stop(
    `The part ${name} of this backup ${isMissing ? 'is missing' : 'is damaged'}. Use another backup.`,
  )
}
