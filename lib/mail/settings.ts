import { createPublicKey, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import { Stop } from '../stop.ts'

/** The environment variables of mail delivery; config.ts spreads them. */
export const MailEnvironment = {
  /** where mail goes: the outbox for administrators to read, an SMTP server, or SendGrid */
  MAIL_TRANSPORT: z
    .enum(['outbox', 'smtp', 'sendgrid'], 'must be one of outbox, smtp, sendgrid')
    .default('outbox'),
  /** the sender address of all mail; the display name is the site's */
  MAIL_FROM: z.email('must be one address, such as no-reply@example.org').optional(),
  /** smtp://user:password@host:587 (STARTTLS where offered; ?requireTLS=true insists) or smtps://… */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587 or smtps://…' })
    .optional(),
  SENDGRID_API_KEY: z
    .string()
    .startsWith('SG.', 'must be the key that SendGrid shows once, beginning with SG.')
    .optional(),
  /** https://api.eu.sendgrid.com for accounts in the European Union */
  SENDGRID_URL: z
    .url({ protocol: /^https?$/, error: 'must be a web address' })
    .default('https://api.sendgrid.com'),
  /** the verification key of SendGrid's signed event webhook, which posts to /mail/sendgrid-events */
  SENDGRID_WEBHOOK_KEY: z.string().optional(),
  /** mails are deleted after this many days */
  MAIL_KEEP_DAYS: z.coerce
    .number('must be a whole number from 1 to 3650')
    .int('must be a whole number from 1 to 3650')
    .min(1, 'must be a whole number from 1 to 3650')
    .max(3650, 'must be a whole number from 1 to 3650')
    .default(90),
}

export type SendGridAccount = { key: string; url: string }

export type MailSettings = {
  transport: 'outbox' | 'smtp' | 'sendgrid'
  from: string
  smtpUrl: string | null
  sendGrid: SendGridAccount | null
  webhookKey: KeyObject | null
  keepDays: number
}

type Given = z.output<z.ZodObject<typeof MailEnvironment>>

/** @throws Stop when what the chosen transport needs is missing */
export function mailSettings(env: Given, production: boolean): MailSettings {
  const { MAIL_TRANSPORT: transport, MAIL_FROM: from, SMTP_URL: smtpUrl, SENDGRID_API_KEY: key } = env
  if (transport !== 'outbox' && !from)
    throw missing(transport, 'MAIL_FROM', 'the sender address of all mail, such as no-reply@example.org')
  if (transport === 'smtp' && !smtpUrl)
    throw missing(transport, 'SMTP_URL', 'your mail server, such as smtp://user:password@host:587')
  if (transport === 'sendgrid' && !key)
    throw missing(transport, 'SENDGRID_API_KEY', 'a key of your SendGrid account, beginning with SG.')
  if (production && transport === 'sendgrid' && !env.SENDGRID_URL.startsWith('https:'))
    throw new Stop('The setting SENDGRID_URL is wrong: in production it must begin with https://.')
  return {
    transport,
    from: from ?? 'no-reply@localhost',
    smtpUrl: smtpUrl ?? null,
    sendGrid: transport === 'sendgrid' ? { key: key!, url: env.SENDGRID_URL.replace(/\/+$/, '') } : null,
    webhookKey: env.SENDGRID_WEBHOOK_KEY ? publicKey(env.SENDGRID_WEBHOOK_KEY) : null,
    keepDays: env.MAIL_KEEP_DAYS,
  }
}

const missing = (transport: string, name: string, what: string) =>
  new Stop(`MAIL_TRANSPORT is ${transport}, so ${name} must be set: ${what}. Set it and start again.`)

/** SendGrid shows the key as base64 of its DER form, without the lines around it. */
function publicKey(text: string): KeyObject {
  try {
    return createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
  } catch {
    throw new Stop(
      'The setting SENDGRID_WEBHOOK_KEY is wrong: it must be the verification key of the event webhook, as SendGrid shows it.',
    )
  }
}
