import { z } from 'zod'
import { paged, searchText } from '#schema/paged.ts'

/** Each status of a mail, with its label. */
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
  'account-deleted': 'Account deleted',
  'data-copy': 'Copy of personal data',
  'email-changed': 'Address changed',
  'email-proof': 'New address',
  'new-address': 'New address by staff',
  'address-stop': 'Address change to stop',
  'email-taken': 'Address taken',
  'known-address': 'Known address',
  'newsletter-confirmation': 'Newsletter',
  'password-changed': 'Password changed',
  reset: 'New password',
  'reset-link': 'Copied reset link',
  'saved-search': 'Saved search',
  'way-in-changed': 'Credentials changed',
}
/** The label of a kind of mail; a new kind falls back to its name. */
export const kindLabel = (kind: string): string =>
  kindWords[kind] ?? kind.replaceAll('-', ' ').replace(/^./, (sign) => sign.toUpperCase())

export const MailQuery = z.object({
  /** a part of the recipient's address */
  q: searchText,
  kind: z.string().max(100).catch(''),
  status: z.enum(['queued', 'sent', 'failed', 'suppressed']).nullable().catch(null),
  ...paged(),
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
  /** the kinds that occur */
  kinds: string[]
  /** mail is captured here and not delivered */
  isKept: boolean
}

export type MailView = MailRow & {
  headers: { name: string; value: string }[]
  text: string
  attempts: number
  /** its links are secrets and hidden */
  isRedacted: boolean
  mayResend: boolean
}
