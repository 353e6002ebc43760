import { type Entry, fromBufferPromise } from 'yauzl'

export type Zip = {
  /** in lower case, as which Word looks for them */
  names: string[]
  /** @throws when there is none or it is larger than `most` bytes */
  read(name: string, most: number): Promise<Buffer>
}

/**
 * What a zip in memory contains; nothing is unpacked before it is read.
 * @throws when it is broken, encrypted, names something twice or outside itself, or says that it is larger than the bounds
 */
export async function openZip(bytes: Buffer, bounds: { entries: number; unpacked: number }): Promise<Zip> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true })
  const entries = new Map<string, Entry>()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase()
    unpacked += entry.uncompressedSize
    if (entries.size >= bounds.entries || unpacked > bounds.unpacked) throw new Error('The zip is too large.')
    if (entries.has(name) || entry.isEncrypted()) throw new Error('The zip is not plain.')
    entries.set(name, entry)
  }

  async function read(name: string, most: number): Promise<Buffer> {
    const entry = entries.get(name)
    if (!entry || entry.uncompressedSize > most) throw new Error(`The zip has no fit ${name}.`)
    const parts: Buffer[] = []
    // What turns out longer than it was said to be, yauzl ends with an error.
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part)
    return Buffer.concat(parts)
  }
  return { names: [...entries.keys()], read }
}
