import { sql } from 'kysely'
import type { Db } from './db.ts'
import { newId } from './ids.ts'
import { isAwaited } from './mail/kinds.ts'
import { addTask, addTasks } from './queue.ts'
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
  const row = rowOf(mail)
  const { numInsertedOrUpdatedRows: written } = await writing(db, [row]).executeTakeFirst()
  if (written) await queueDelivery(db, row.id, priorityOf(mail))
}

/** Queues many mails in two statements; one with a key that was used before is not sent again. In a transaction. */
export async function sendMails(trx: Db, mails: Mail[]): Promise<void> {
  if (!mails.length) return
  const rows = mails.map(rowOf)
  await writing(trx, rows).execute()
  // Also of those that were not written: there is nothing to deliver then.
  await addTasks(
    trx,
    'mail.send',
    rows.map(({ id }, at) => ({ payload: { id }, key: deliveryKey(id), priority: priorityOf(mails[at]!) })),
  )
}

/** It reads no row: mails are read within a scope alone (decision 272). */
const writing = (db: Db, rows: ReturnType<typeof rowOf>[]) =>
  db
    .insertInto('mails')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())

const rowOf = (mail: Mail) => ({
  id: newId(),
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

/** Links that users wait for go first; bulk mail, which has an unsubscribe link, goes last. */
const priorityOf = ({ kind, unsubscribeUrl }: Mail) => (isAwaited(kind) ? -10 : unsubscribeUrl ? 10 : 0)

/** Queues the sending of a mail; idempotent. */
export const queueDelivery = (db: Db, id: string, priority = 0) =>
  addTask(db, 'mail.send', { id }, { key: deliveryKey(id), priority })

const deliveryKey = (id: string) => `mail ${id}`

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
