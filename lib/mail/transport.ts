/** A mail as it leaves. */
export type OutgoingMail = {
  id: string
  /** the same at every attempt, so that a server that has it already can tell */
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
  /** somebody just asked for it and waits: earlier refusals of the address do not stop it */
  isAwaited: boolean
}

export type Mailbox = { name: string; address: string }

/** A way for mail to leave: it says who took the mail, or throws a DeliveryError. */
export type Transport = (mail: OutgoingMail, signal: AbortSignal) => Promise<Taken>

/** 'mailbox': by a server that knows whether the mailbox is there. 'carrier': by one that will find out. */
export type Taken = 'mailbox' | 'carrier'

/** Why a mail was not taken: in words, whether trying again may help, and whether the address is at fault. */
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

/** Headers that let a mail program offer "unsubscribe" with one click (RFC 8058). */
export const unsubscribeHeaders = (url: string | null): Record<string, string> =>
  url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}
