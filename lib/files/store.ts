/** Where sealed bytes are kept. A key is 32 hexadecimal digits that we made: no name of a person's file gets here. */
export type FileStore = {
  /** Keeps the bytes under the key: whole and durable when it resolves, invisible until then. */
  put(key: string, sealed: AsyncIterable<Buffer>): Promise<void>
  /** @throws StoreFault 'missing' when there is none */
  get(key: string): Promise<AsyncIterable<Buffer>>
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>
  /** What has been there since before a moment, half-written things too. */
  olderThan(moment: Date): AsyncIterable<string>
  /** A store that browsers can send to themselves; null: they send to us. */
  staging: Staging | null
}

export type Staging = {
  /** the origin that the browser sends to, for the content security policy */
  origin: string
  /** An address that takes one PUT of this type, for so many seconds. */
  address(key: string, type: string, seconds: number): Promise<string>
  /** What was sent; null while nothing has arrived. The reader bounds how much of it is read. */
  take(key: string): Promise<AsyncIterable<Buffer> | null>
  remove(key: string): Promise<void>
  /** What has been waiting there since before a moment. */
  olderThan(moment: Date): AsyncIterable<string>
}

export type Fault = 'full' | 'silent' | 'missing' | 'wrong'

/** The store did not do its part; the message is for the person who waits. */
export class StoreFault extends Error {
  override name = 'StoreFault'
  readonly fault: Fault

  constructor(fault: Fault, cause?: unknown) {
    super(sentences[fault], { cause })
    this.fault = fault
  }
}

const sentences: Record<Fault, string> = {
  full: 'There is no room to keep files just now. The people who run this site have been told; please try again later.',
  silent: 'The place where files are kept does not answer just now. Please try again in a few minutes.',
  missing: 'This file is no longer there. Please upload it again.',
  wrong:
    'This file is damaged where it is kept and can not be opened. The people who run this site have been told.',
}

const pattern = /^[0-9a-f]{32}$/

export function checkKey(key: string): string {
  if (!pattern.test(key)) throw new Error(`"${key}" is no key of a store.`)
  return key
}
