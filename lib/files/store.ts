/** From the first byte to the last, both included; counted from 0. */
export type ByteRange = { first: number; last: number }

/** Stores sealed bytes. A key is 32 hexadecimal digits that we generate: no user-supplied file name gets here. */
export type FileStore = {
  /** Stores the bytes under the key: complete and durable when it resolves, invisible until then. */
  put(key: string, sealed: AsyncIterable<Buffer>): Promise<void>
  /** All of it, or a range. @throws StoreFault 'missing' when it does not exist */
  get(key: string, range?: ByteRange): Promise<AsyncIterable<Buffer>>
  /** Idempotent. */
  remove(key: string): Promise<void>
  /** Keys older than a given time, including partial files. */
  olderThan(moment: Date): AsyncIterable<string>
  /** Direct uploads from the browser; null: the store does not support them. */
  staging: Staging | null
}

export type Staging = {
  /** the origin that browsers upload to, for the content security policy */
  origin: string
  /** A presigned URL for one PUT of this type, valid for this many seconds. */
  address(key: string, type: string, seconds: number): Promise<string>
  /** The uploaded bytes; null until they arrive. The reader limits how much it reads. */
  take(key: string): Promise<AsyncIterable<Buffer> | null>
  remove(key: string): Promise<void>
  /** Staged uploads older than a given time. */
  olderThan(moment: Date): AsyncIterable<string>
}

export type Fault = 'full' | 'silent' | 'missing' | 'wrong'

/** The store failed; the message is for the waiting user. */
export class StoreFault extends Error {
  override name = 'StoreFault'
  readonly fault: Fault

  constructor(fault: Fault, cause?: unknown) {
    super(sentences[fault], { cause })
    this.fault = fault
  }
}

const sentences: Record<Fault, string> = {
  full: 'There is no space to store files right now. The administrators of this site have been notified; please try again later.',
  silent: 'The file storage is not responding. Please try again in a few minutes.',
  missing: 'This file no longer exists. Please upload it again.',
  wrong: 'This file is damaged and cannot be opened. The administrators of this site have been notified.',
}

const pattern = /^[0-9a-f]{32}$/

export function checkKey(key: string): string {
  if (!pattern.test(key)) throw new Error(`"${key}" is not a valid store key.`)
  return key
}
