import { sql } from 'kysely'
import type { Db } from './db.ts'
import { newId } from './ids.ts'
import { isAwaited } from './mail/kinds.ts'
import { addTask } from './queue.ts'
import { inScope } from './site-scope.ts'

export { type MailContent, type MailSite, mailLayout } from './mail/layout.ts'

/** A mail of a site to one person. */
export type Mail = {
  to: string
  toName?: string | null
  /** the site that it is sent for */
  themeId: string | null
  /** such as 'activate' or 'saved-search' */
  kind: string
  /** default: the site's contact address */
  replyTo?: string
  subject: string
  text: string
  html: string
  /** one-click unsubscribe (RFC 8058): accepts a POST */
  unsubscribeUrl?: string
  /** idempotency key: a mail with a key that was used before is not queued again */
  key?: string
}

/**
 * Queues a mail; in a transaction it is sent only after the commit.
 * @throws when the recipient is not exactly one address
 */
export async function sendMail(db: Db, mail: Mail): Promise<void> {
  const id = newId()
  // Neither reads a row: mails are read within a scope alone (decision 272).
  const { numInsertedOrUpdatedRows: written } = await db
    .insertInto('mails')
    .values({
      id,
      key: mail.key ?? null,
      theme_id: mail.themeId,
      recipient: oneAddress(mail.to),
      reply_to: mail.replyTo ? oneAddress(mail.replyTo) : null,
      recipient_name: mail.toName ? oneLine(mail.toName) : null,
      subject: oneLine(mail.subject),
      text_body: mail.text,
      html_body: mail.html,
      kind: mail.kind,
      unsubscribe_url: mail.unsubscribeUrl ? new URL(mail.unsubscribeUrl).href : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (written) await queueDelivery(db, id, priorityOf(mail))
}

/** Links that users wait for go first; bulk mail, which has an unsubscribe link, goes last. */
const priorityOf = ({ kind, unsubscribeUrl }: Mail) => (isAwaited(kind) ? -10 : unsubscribeUrl ? 10 : 0)

/** Queues the sending of a mail; idempotent. */
export const queueDelivery = (db: Db, id: string, priority = 0) =>
  addTask(db, 'mail.send', { id }, { key: `mail ${id}`, priority })

function oneAddress(address: string): string {
  if (/^[^\s\p{Cc}<>,;:"()]+@[^\s\p{Cc}<>,;:"()@]+$/u.test(address.trim())) return address.trim()
  throw new Error('A mail goes to one address, such as grace@example.org.')
}

/** Prevents header injection through a line break in the subject. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/**
 * Deletes the mails up to a given time to an address, or with it as reply-to: the account was deleted.
 * @param kinds only these
 */
export async function forgetMails(db: Db, address: string, until: Date, kinds?: string[]): Promise<void> {
  const same = address.trim().toLowerCase()
  await inScope(db, 'everywhere', (trx) =>
    trx
      .deleteFrom('mails')
      .where(sql<boolean>`id = any (array(select mails_from_or_to(${same})))`)
      .where('created_at', '<=', until)
      .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds!))
      .execute(),
  )
}
