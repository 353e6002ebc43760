/** An outgoing mail. */
export type OutgoingMail = {
  id: string
  /** the same at every attempt, so that a server can recognize a duplicate */
  messageId: string
  date: Date
  kind: string
  from: Mailbox
  to: Mailbox
  replyTo: string | null
  subject: string
  text: string
  html: string
  unsubscribeUrl: string | null
  /** a user just requested it: suppressions of the address do not stop it */
  isAwaited: boolean
}

export type Mailbox = { name: string; address: string }

/** Sends a mail; returns who accepted it, or throws a DeliveryError. */
export type Transport = (mail: OutgoingMail, signal: AbortSignal) => Promise<Taken>

/** 'mailbox': by a server that knows whether the mailbox exists. 'carrier': by one that will find out. */
export type Taken = 'mailbox' | 'carrier'

/** Why a mail was not accepted, whether retrying may help, and whether the address is at fault. */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
  readonly isPermanent: boolean
  readonly isAddressDead: boolean

  constructor(message: string, { isPermanent = false, isAddressDead = false } = {}) {
    super(message)
    this.isPermanent = isPermanent
    this.isAddressDead = isAddressDead
  }
}

/** Headers for one-click unsubscribe in mail clients (RFC 8058). */
export const unsubscribeHeaders = (url: string | null): Record<string, string> =>
  url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}
