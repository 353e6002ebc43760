import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import type { Db } from '#lib/db.ts'
import { callSendGrid } from '#lib/mail/sendgrid-call.ts'
import type { MailSettings } from '#lib/mail/settings.ts'
import { inScope } from '#lib/site-scope.ts'
import { type Check, well } from '../fact.ts'

const timeoutMs = 8_000
const late = { watch: 10, broken: 60 } as const

/** The connection to the provider, and what waits and has failed. */
export const mail: Check = {
  key: 'mail',
  name: 'Email',
  asksOthers: true,
  async look({ db, settings: { mail, production }, isThorough }) {
    if (mail.transport === 'outbox')
      return production
        ? {
            level: 'broken',
            says: 'Email is captured and not delivered.',
            notice: 'New members wait for an activation email that never comes.',
            steps: [
              'Set MAIL_TRANSPORT to smtp or sendgrid, with its settings (README.md), and start again.',
            ],
          }
        : well('Email is captured at /admin/mail, as it should be in development.')
    if (isThorough) await connect(mail)
    const { waiting, minutes, failed } = await linesOf(db)
    const detail = `${waiting} waiting, ${failed} failed in the last day, through ${mail.transport}.`
    if (minutes < late.watch) return well('Email goes out.', detail)
    return {
      level: minutes < late.broken ? 'watch' : 'broken',
      says: `Email is delayed: the oldest has waited for ${Math.round(minutes)} minutes.`,
      detail,
      notice: 'New members get their activation email late. Nothing is lost.',
      steps: [
        'Open /admin/mail: the reason that the provider gives is beside each email.',
        'Sign in to the email provider and look for a limit, an unpaid bill or a revoked password.',
        'On the server, "npm run doctor -- --send-to you@example.org" sends a test email.',
      ],
    }
  },
}

/** @throws when the provider does not accept us */
async function connect({ transport, smtpUrl, sendGrid }: MailSettings) {
  if (transport === 'smtp') {
    const server = createTransport({
      url: smtpUrl!,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
    })
    await server.verify().finally(() => server.close())
    return
  }
  const { status, problem } = await callSendGrid(sendGrid!, 'GET', '/v3/scopes', { timeoutMs })
  if (status !== 200) throw new Error(`SendGrid answered ${status} ${problem}`)
}

async function linesOf(db: Db): Promise<{ waiting: number; failed: number; minutes: number }> {
  return inScope(db, 'everywhere', async (trx) => {
    const { rows } = await sql<{ waiting: number; failed: number; minutes: number }>`
      select count(*) filter (where status = 'queued') as waiting,
        count(*) filter (where status = 'failed' and created_at > now() - interval '1 day') as failed,
        coalesce(extract(epoch from now() - min(created_at) filter (where status = 'queued')) / 60, 0) as minutes
      from mails where status = 'queued' or status = 'failed'`.execute(trx)
    return rows[0]!
  })
}
