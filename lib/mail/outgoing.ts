import type { Selectable } from 'kysely'
import type { Mails } from '#db/types.ts'
import { isAwaited } from './kinds.ts'
import { type Mailbox, type OutgoingMail, unsubscribeHeaders } from './transport.ts'

/** A stored mail, with the details of its site. */
export type KeptMail = Selectable<Mails> & { site: string | null; contact: string | null }

/** @param from the sender address of all mail; the display name is the site's */
export function outgoing(mail: KeptMail, from: string): OutgoingMail {
  return {
    id: mail.id,
    messageId: `<${mail.id}@${from.split('@')[1]}>`,
    date: mail.created_at,
    kind: mail.kind,
    from: { name: mail.site ?? '', address: from },
    to: { name: mail.recipient_name ?? '', address: mail.recipient },
    replyTo: mail.reply_to ?? mail.contact,
    subject: mail.subject,
    text: mail.text_body,
    html: mail.html_body,
    unsubscribeUrl: mail.unsubscribe_url,
    isAwaited: isAwaited(mail.kind),
  }
}

/** Its headers as a person reads them. */
export function headersOf(mail: OutgoingMail): { name: string; value: string }[] {
  const rows: [string, string | null][] = [
    ['From', mailbox(mail.from)],
    ['To', mailbox(mail.to)],
    ['Reply-To', mail.replyTo],
    ['Subject', mail.subject],
    ['Date', mail.date.toUTCString()],
    ['Message-ID', mail.messageId],
    ...Object.entries(unsubscribeHeaders(mail.unsubscribeUrl)),
  ]
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}

const mailbox = ({ name, address }: Mailbox) => (name ? `${name} <${address}>` : address)
