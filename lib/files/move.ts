import { createHash } from 'node:crypto'
import { type FileStore, StoreFault } from './store.ts'

/** A bucket far away answers each request late. */
const atOnce = 8
const everything = new Date(8.64e15)

type Progress = (step: { done: number; of: number }) => void

/**
 * Moves files from one store to another while both are read: each is copied, read back, compared, and only then deleted. Where it
 * is interrupted, the next run moves what is left.
 */
export async function moveFiles(
  from: FileStore,
  to: FileStore,
  progress: Progress = () => {},
): Promise<{ moved: number }> {
  let of = 0
  for await (const _ of from.olderThan(everything)) of++
  const keys = from.olderThan(everything)[Symbol.asyncIterator]()
  let moved = 0
  async function some() {
    for (let key = await keys.next(); !key.done; key = await keys.next()) {
      if (await moveOne(key.value, from, to)) moved++
      progress({ done: moved, of })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, some))
  return { moved }
}

/** False where it was deleted meanwhile, or was never complete. */
async function moveOne(key: string, from: FileStore, to: FileStore): Promise<boolean> {
  const sent = createHash('sha256')
  try {
    await to.put(key, through(sent, await from.get(key)))
  } catch (error) {
    if (error instanceof StoreFault && error.fault === 'missing') return false
    throw error
  }
  const arrived = createHash('sha256')
  for await (const chunk of await to.get(key)) arrived.update(chunk)
  if (arrived.digest('hex') !== sent.digest('hex')) throw new StoreFault('wrong')
  await from.remove(key)
  return true
}

async function* through(hash: ReturnType<typeof createHash>, bytes: AsyncIterable<Buffer>) {
  for await (const chunk of bytes) {
    hash.update(chunk)
    yield chunk
  }
}
