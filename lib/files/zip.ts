import { type Entry, fromBufferPromise } from 'yauzl'

export type Zip = {
  /** in lower case, since Word ignores case */
  names: string[]
  /** @throws when it is missing or larger than `most` bytes */
  read(name: string, most: number): Promise<Buffer>
  /** its first bytes */
  start(name: string, bytes: number): Promise<Buffer>
}

/**
 * The entries of a zip in memory; each is unpacked only when read.
 * @throws when it is broken, encrypted, has duplicate or escaping names, or declares sizes over the bounds
 */
export async function openZip(bytes: Buffer, bounds: { entries: number; unpacked: number }): Promise<Zip> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true })
  const entries = new Map<string, Entry>()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase()
    unpacked += entry.uncompressedSize
    if (entries.size >= bounds.entries || unpacked > bounds.unpacked) throw new Error('The zip is too large.')
    if (entries.has(name) || entry.isEncrypted())
      throw new Error('The zip is encrypted or has duplicate names.')
    entries.set(name, entry)
  }

  async function read(name: string, most: number): Promise<Buffer> {
    const entry = entries.get(name)
    if (!entry || entry.uncompressedSize > most) throw new Error(`The zip has no usable ${name}.`)
    const parts: Buffer[] = []
    // yauzl fails when an entry is longer than declared.
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part)
    return Buffer.concat(parts)
  }
  async function start(name: string, bytes: number): Promise<Buffer> {
    const entry = entries.get(name)
    if (!entry) throw new Error(`The zip has no ${name}.`)
    const parts: Buffer[] = []
    let length = 0
    for await (const part of await zip.openReadStreamPromise(entry)) {
      parts.push(part)
      length += part.length
      if (length >= bytes) break
    }
    return Buffer.concat(parts).subarray(0, bytes)
  }

  return { names: [...entries.keys()], read, start }
}
