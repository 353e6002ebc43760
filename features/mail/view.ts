import { headersOf, type KeptMail, outgoing } from '#lib/mail/outgoing.ts'
import type { Settings } from '../../config.ts'
import { mayResend, rowOf } from './outbox.ts'
import { withoutSecrets } from './redact.ts'
import type { MailView } from './schema.ts'

type ViewSettings = Pick<Settings, 'mail' | 'production'>

/** A mail as administrators may read it: in production without links that would let them act as the recipient. */
export function viewOf(mail: KeptMail, { mail: { from }, production }: ViewSettings): MailView {
  const { id, recipient, subject, kind, site, status, failure, created_at, sent_at } = mail
  const shown = (text: string) => (production ? withoutSecrets(text, mail.kind) : text)
  const headers = headersOf(outgoing(mail, from)).map(({ name, value }) => ({ name, value: shown(value) }))
  const text = shown(mail.text_body)
  return {
    ...rowOf({ id, recipient, subject, kind, site, status, failure, created_at, sent_at }),
    headers,
    text,
    attempts: mail.attempts,
    isRedacted: text !== mail.text_body,
    mayResend: mayResend(mail),
  }
}

/** Its HTML as a separate document; links open in a new tab. */
export function documentOf(mail: KeptMail, { production }: Pick<Settings, 'production'>): string {
  const html = production ? withoutSecrets(mail.html_body, mail.kind) : mail.html_body
  return html.includes('<head>') ? html.replace('<head>', '<head><base target="_blank">') : html
}

/** No script, no forms, only styles and pictures; an opaque origin, so that it can read nothing of ours. */
export const documentPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' https: data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')
