import type { Db } from '#lib/db.ts'
import { clearAtSendGrid, suppressionsAtSendGrid } from '#lib/mail/sendgrid-suppressions.ts'
import { lift, type SuppressionReason, suppressionsHere } from '#lib/mail/suppressions.ts'
import { DeliveryError } from '#lib/mail/transport.ts'
import { Problem } from '#lib/problem.ts'
import { userMessages } from '#spec/messages.ts'
import type { Settings } from '../../config.ts'

/** A list that blocks mail to an address, why, and since when. */
export type MailSuppression = { list: string; detail: string; since: string | null }

type MailOf = Pick<Settings, 'mail'>

const listNames: Record<SuppressionReason, string> = {
  bounce: 'Bounces',
  invalid: 'Invalid Emails',
  spam: 'Spam Reports',
  unsubscribe: 'Unsubscribes',
}

/**
 * What blocks mail to an address: our own records, and SendGrid's lists where it delivers our mail.
 * @throws Problem 502 when SendGrid does not answer
 */
export async function suppressionsOf(db: Db, { mail }: MailOf, email: string): Promise<MailSuppression[]> {
  const here = (await suppressionsHere(db, email)).map(({ reason, ...rest }) => ({
    list: listNames[reason],
    ...rest,
  }))
  const there = mail.sendGrid ? await answered(suppressionsAtSendGrid(mail.sendGrid, email)) : []
  const current = new Set(there.map(({ list }) => list))
  return [...there, ...here.filter(({ list }) => !current.has(list))].map(({ since, ...rest }) => ({
    ...rest,
    since: since?.toISOString() ?? null,
  }))
}

/**
 * Lifts the suppressions of an address, here and at SendGrid.
 * @throws Problem 502 when SendGrid fails; then nothing changes here
 */
export async function clearSuppressions(db: Db, { mail }: MailOf, email: string): Promise<void> {
  if (mail.sendGrid) await answered(clearAtSendGrid(mail.sendGrid, email))
  await lift(db, email)
}

/** The result of `suppressionsOf` as the user card's toast (document 1, section 8). */
export function suppressionSentence(found: readonly MailSuppression[]): string {
  if (!found.length) return userMessages.notSuppressed
  const lists = found.map(({ list, detail }) => (detail ? `${list} (${detail})` : list))
  return `Email is on suppression groups: ${lists.join(', ')}.`
}

async function answered<Answer>(call: Promise<Answer>): Promise<Answer> {
  return call.catch((error) => {
    throw error instanceof DeliveryError ? new Problem(502, error.message) : error
  })
}
