import { randomBytes } from 'node:crypto'

export const aKey = () => randomBytes(16).toString('hex')

export async function* chunks(...parts: (Buffer | string)[]) {
  for (const part of parts) yield Buffer.from(part)
}

export async function whole(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(bytes))
}

export async function keysOf(found: AsyncIterable<string>): Promise<string[]> {
  return Array.fromAsync(found)
}
