import { createTransport } from 'nodemailer'
import { DeliveryError, type Transport, unsubscribeHeaders } from './transport.ts'

/** Timeouts of an SMTP server, in milliseconds. */
export type Patience = { connect: number; silence: number; whole: number }
const usual: Patience = { connect: 10_000, silence: 60_000, whole: 120_000 }

/** Delivery to an SMTP server, one connection per mail. */
export function smtpTransport(url: string, patience: Patience = usual): Transport {
  const server = createTransport({
    url,
    connectionTimeout: patience.connect,
    greetingTimeout: patience.connect,
    dnsTimeout: patience.connect,
    socketTimeout: patience.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (mail, signal) => {
    try {
      await server.sendMail({
        messageId: mail.messageId,
        date: mail.date,
        from: mail.from,
        to: mail.to,
        ...(mail.replyTo && { replyTo: mail.replyTo }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: { ...unsubscribeHeaders(mail.unsubscribeUrl), 'Auto-Submitted': 'auto-generated' },
        // A server that sends a byte a minute never triggers the idle timeout.
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience.whole)]),
      })
      return 'mailbox'
    } catch (error) {
      throw deliveryError(error as SmtpError)
    }
  }
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number; response?: string }

/**
 * What an SMTP failure means (RFC 5321, section 4.2.1): 4xx may pass, 5xx will not. A refused login or sender is
 * our misconfiguration, so the mail is retried. The recipient is at fault only for RFC 3463 codes 5.1.x (no such
 * mailbox) and 5.2.1 (disabled); a full mailbox or a policy does not suppress the address.
 */
function deliveryError({ code, command, responseCode = 0, response, message }: SmtpError): DeliveryError {
  const words = response ? `The mail server answered: ${response}` : message
  const isRefused = responseCode >= 500 && responseCode < 600
  if (code === 'EENVELOPE' && !responseCode) return new DeliveryError(words, { isPermanent: true })
  if (!isRefused || command?.startsWith('AUTH') || code === 'EAUTH' || command === 'MAIL FROM')
    return new DeliveryError(words)
  if (command !== 'RCPT TO' && command !== 'DATA') return new DeliveryError(words)
  return new DeliveryError(words, { isPermanent: true, isAddressDead: isDead(command, responseCode, words) })
}

function isDead(command: string, code: number, words: string): boolean {
  const [status] = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(words) ?? []
  if (status) return /^5\.1\.[1236]$|^5\.1\.10$|^5\.2\.1$/.test(status)
  return command === 'RCPT TO' && [550, 551, 553].includes(code)
}
