import { fileTypeFromBuffer } from 'file-type'
import { type Bounds, type Kind, type Prepared, Refused } from './kinds/kind.ts'

/**
 * Looks at a file by its content, whatever its name says, and makes it ready to be kept.
 * @param sentence said when it is of none of the kinds
 * @throws Refused with a sentence for the person
 */
export async function prepare(
  bytes: Buffer,
  kinds: readonly Kind[],
  bounds: Bounds,
  sentence: string,
): Promise<Prepared> {
  if (!bytes.length) throw new Refused('This file is empty. Choose another.')
  const type = await typeOf(bytes)
  const kind = kinds.find((one) => one.isIt(type, bytes))
  if (!kind) throw new Refused(sentence)
  return kind.prepare(bytes, bounds)
}

async function typeOf(bytes: Buffer): Promise<string> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  return found?.mime ?? ''
}
