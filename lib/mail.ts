import type { Db } from './db.ts'
import { addTask } from './queue.ts'

export { type MailContent, type MailSite, mailLayout } from './mail/layout.ts'

/** A mail of a site to one person. */
export type Mail = {
  to: string
  toName?: string | null
  /** the site in whose name it is sent */
  themeId: string | null
  /** what it is, such as 'activate' or 'saved-search' */
  kind: string
  /** who gets the answer; without it, the site's contact address */
  replyTo?: string
  subject: string
  text: string
  html: string
  /** one-click unsubscribe (RFC 8058): takes a POST */
  unsubscribeUrl?: string
  /** a mail with a key that was used before is not written again */
  key?: string
}

/**
 * Queues a mail; in a transaction it leaves only if that commits.
 * @throws when the address is not one address: a second one in it would get the mail too
 */
export async function sendMail(db: Db, mail: Mail): Promise<void> {
  const written = await db
    .insertInto('mails')
    .values({
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
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (written) await queueDelivery(db, written.id)
}

/** Queues the sending of a mail that waits; asked for again, it stays one. */
export const queueDelivery = (db: Db, id: string) => addTask(db, 'mail.send', { id }, { key: `mail ${id}` })

function oneAddress(address: string): string {
  if (/^[^\s\p{Cc}<>,;:"()]+@[^\s\p{Cc}<>,;:"()@]+$/u.test(address.trim())) return address.trim()
  throw new Error('A mail goes to one address, such as grace@example.org.')
}

/** A line break in a subject would begin a header of its own. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Forgets the mails until then that went to an address, or whose answers go there: its owner has gone. */
export async function forgetMails(db: Db, address: string, until: Date): Promise<void> {
  const same = address.trim().toLowerCase()
  await db
    .deleteFrom('mails')
    .where(({ eb, fn, or }) =>
      or([eb(fn('lower', ['recipient']), '=', same), eb(fn('lower', ['reply_to']), '=', same)]),
    )
    .where('created_at', '<=', until)
    .execute()
}
