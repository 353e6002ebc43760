import { callSendGrid } from './sendgrid-call.ts'
import type { SendGridAccount } from './settings.ts'
import {
  DeliveryError,
  type Mailbox,
  type OutgoingMail,
  type Transport,
  unsubscribeHeaders,
} from './transport.ts'

/** Delivery through SendGrid's mail send (v3). */
export function sendGridTransport(account: SendGridAccount, timeoutMs?: number): Transport {
  return async (mail, signal) => {
    const options = { body: letter(mail), signal, timeoutMs }
    const { status, problem } = await callSendGrid(account, 'POST', '/v3/mail/send', options)
    if (status === 202) return 'carrier'
    // 400 and 413: this mail will never be accepted. Other errors concern the account or are temporary.
    throw new DeliveryError(`SendGrid answered ${status}: ${problem}`, {
      isPermanent: status === 400 || status === 413,
    })
  }
}

function letter(mail: OutgoingMail) {
  return {
    personalizations: [{ to: [mailbox(mail.to)], custom_args: { mail: mail.id } }],
    from: mailbox(mail.from),
    ...(mail.replyTo && { reply_to: { email: mail.replyTo } }),
    subject: mail.subject || '(no subject)',
    // SendGrid requires this order: plain text first.
    content: [
      { type: 'text/plain', value: mail.text },
      { type: 'text/html', value: mail.html },
    ],
    headers: { 'Message-ID': mail.messageId, ...unsubscribeHeaders(mail.unsubscribeUrl) },
    categories: [mail.kind],
    // Click tracking would route the secret links of activation and reset through a third-party server.
    tracking_settings: {
      click_tracking: { enable: false, enable_text: false },
      open_tracking: { enable: false },
      subscription_tracking: { enable: false },
    },
    mail_settings: bypasses(mail),
  }
}

const mailbox = ({ name, address }: Mailbox) => ({ email: address, ...(name && { name }) })

/** Which SendGrid lists a mail bypasses: the rules of lib/mail/deliver.ts, as SendGrid settings. */
function bypasses(mail: OutgoingMail) {
  const yes = { enable: true }
  if (mail.unsubscribeUrl) return {}
  const unwanted = { bypass_spam_management: yes, bypass_unsubscribe_management: yes }
  return mail.isAwaited ? { ...unwanted, bypass_bounce_management: yes } : unwanted
}
