import { sendGridTransport } from './sendgrid.ts'
import type { MailSettings } from './settings.ts'
import { smtpTransport } from './smtp.ts'
import type { Transport } from './transport.ts'

/** The configured transport. In the outbox a mail counts as delivered: administrators read it there. */
export function transportOf({ smtpUrl, sendGrid, transport }: MailSettings): Transport {
  if (transport === 'smtp') return smtpTransport(smtpUrl!)
  if (transport === 'sendgrid') return sendGridTransport(sendGrid!)
  return async () => 'carrier'
}
