import { z } from 'zod'

/** Each status of a mail, and the word for it. */
export const mailStatuses = {
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  suppressed: 'Suppressed',
} as const
export type MailStatus = keyof typeof mailStatuses

const kindWords: Record<string, string> = {
  activate: 'Activation',
  application: 'Application',
  contact: 'Contact form',
  dd214: 'DD214',
  'email-changed': 'Address changed',
  'email-proof': 'New address',
  'email-taken': 'Address taken',
  'known-address': 'Known address',
  'newsletter-confirmation': 'Newsletter',
  'password-changed': 'Password changed',
  reset: 'New password',
  'reset-link': 'Copied reset link',
  'saved-search': 'Saved search',
  'way-in-changed': 'Way in changed',
}
/** What a kind of mail is called; one that has no words yet reads all the same. */
export const kindLabel = (kind: string): string =>
  kindWords[kind] ?? kind.replaceAll('-', ' ').replace(/^./, (sign) => sign.toUpperCase())

export const MailQuery = z.object({
  /** a part of the recipient's address */
  q: z.string().trim().max(200).catch(''),
  kind: z.string().max(100).catch(''),
  status: z.enum(['queued', 'sent', 'failed', 'suppressed']).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
  limit: z.coerce.number().int().min(1).max(100).catch(25),
})
export type MailQuery = z.output<typeof MailQuery>

export type MailRow = {
  id: string
  recipient: string
  subject: string
  kind: string
  site: string | null
  status: MailStatus
  failure: string | null
  createdAt: string
  sentAt: string | null
}

export type MailList = MailQuery & {
  mails: MailRow[]
  totalDocs: number
  /** the kinds that there are */
  kinds: string[]
  /** mail is kept here and goes nowhere */
  isKept: boolean
}

export type MailView = MailRow & {
  headers: { name: string; value: string }[]
  text: string
  attempts: number
  /** its links are secrets and are not shown */
  isRedacted: boolean
  mayResend: boolean
}
