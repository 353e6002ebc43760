import { createCipheriv, createDecipheriv } from 'node:crypto'
import { type ByteRange, StoreFault } from './store.ts'

const chunkBytes = 64 * 1024
const tagBytes = 16
const sealedChunkBytes = chunkBytes + tagBytes

/**
 * Seals bytes with AES-256-GCM in chunks of 64 KiB, each with its own tag, so that only verified
 * bytes are returned and nothing has to be buffered whole. A chunk's nonce is its number and whether it is the last: chunks cannot
 * be reordered, and a truncated file does not open (the STREAM construction). A key seals one file, once.
 */
export async function* seal(key: Buffer, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const { chunk, at, isLast } of inChunks(bytes, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonce(at, isLast))
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
  }
}

/** @throws StoreFault 'wrong' at the first chunk that was changed */
export async function* unseal(key: Buffer, sealed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const { chunk, at, isLast } of inChunks(sealed, sealedChunkBytes))
    yield opened(key, chunk, nonce(at, isLast))
}

/** Where the chunks of a range are in the sealed file. */
export const sealedRange = ({ first, last }: ByteRange): ByteRange => ({
  first: chunkOf(first) * sealedChunkBytes,
  last: (chunkOf(last) + 1) * sealedChunkBytes - 1,
})

/**
 * Opens a range alone.
 * @param size of the whole file, unsealed
 * @param sealed what is at `sealedRange` of the sealed file, up to its end
 * @throws StoreFault 'wrong' at the first chunk that was changed
 */
export async function* unsealRange(
  key: Buffer,
  { first, last }: ByteRange,
  size: number,
  sealed: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const begin = chunkOf(first)
  for await (const { chunk, at } of inChunks(sealed, sealedChunkBytes)) {
    const number = begin + at
    const bytes = opened(key, chunk, nonce(number, number === chunkOf(size - 1)))
    const start = number * chunkBytes
    yield bytes.subarray(Math.max(0, first - start), last + 1 - start)
  }
}

const chunkOf = (byte: number) => Math.floor(byte / chunkBytes)

function opened(key: Buffer, chunk: Buffer, iv: Buffer): Buffer {
  if (chunk.length < tagBytes) throw new StoreFault('wrong')
  const opener = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes })
  opener.setAuthTag(chunk.subarray(-tagBytes))
  const bytes = opener.update(chunk.subarray(0, -tagBytes))
  try {
    opener.final()
  } catch (error) {
    throw new StoreFault('wrong', error)
  }
  return bytes
}

function nonce(at: number, isLast: boolean) {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt32BE(at, 7)
  bytes[11] = isLast ? 1 : 0
  return bytes
}

/** Re-chunks a stream. The last chunk is known only when nothing follows, so one is held back. */
async function* inChunks(bytes: AsyncIterable<Buffer>, size: number) {
  let waiting: Buffer[] = []
  let length = 0
  let at = 0
  for await (const piece of bytes) {
    waiting.push(piece)
    length += piece.length
    if (length <= size) continue
    let whole = Buffer.concat(waiting)
    for (; whole.length > size; whole = whole.subarray(size))
      yield { chunk: whole.subarray(0, size), at: at++, isLast: false }
    waiting = [whole]
    length = whole.length
  }
  yield { chunk: Buffer.concat(waiting), at, isLast: true }
}
