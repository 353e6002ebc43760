import { fileTypeFromBuffer } from 'file-type'
import { type Bounds, FileRefused, type Kind, type Prepared } from './kinds/kind.ts'

/**
 * Detects a file's kind from its content, regardless of its name, and prepares it for storage.
 * @param sentence shown when it matches none of the kinds
 * @throws Refused with a sentence for the user
 */
export async function prepare(
  bytes: Buffer,
  kinds: readonly Kind[],
  bounds: Bounds,
  sentence: string,
): Promise<Prepared> {
  if (!bytes.length) throw new FileRefused('This file is empty. Choose another.')
  const type = await typeOf(bytes)
  const kind = kinds.find((one) => one.isIt(type, bytes))
  if (!kind) throw new FileRefused(sentence)
  return kind.prepare(bytes, bounds)
}

async function typeOf(bytes: Buffer): Promise<string> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  return found?.mime ?? ''
}
