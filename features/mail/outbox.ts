import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { distinctValues } from '#lib/distinct.ts'
import type { KeptMail } from '#lib/mail/outgoing.ts'
import { queueDelivery } from '#lib/mail.ts'
import type { MailList, MailQuery, MailRow, MailStatus } from './schema.ts'

/** The mails that fit a question, newest first. */
export async function listMails(db: Db, query: MailQuery): Promise<Omit<MailList, 'isKept'>> {
  const fitting = fits(db, query)
  const [mails, { total }, kinds] = await Promise.all([
    fitting
      .leftJoin('themes as t', 't.id', 'm.theme_id')
      .select(['m.id', 'm.recipient', 'm.subject', 'm.kind', 't.name as site', 'm.status', 'm.failure'])
      .select(['m.created_at', 'm.sent_at'])
      .orderBy('m.id', 'desc')
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute(),
    fitting.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    distinctValues(db, 'mails', 'kind'),
  ])
  return { ...query, mails: mails.map(rowOf), totalDocs: total, kinds }
}

function fits(db: Db, { q, kind, status }: MailQuery) {
  const like = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return db
    .selectFrom('mails as m')
    .$if(q !== '', (query) => query.where(sql<boolean>`lower(m.recipient) like ${like}`))
    .$if(kind !== '', (query) => query.where('m.kind', '=', kind))
    .$if(status !== null, (query) => query.where('m.status', '=', status!))
}

type Listed = Pick<
  KeptMail,
  'id' | 'recipient' | 'subject' | 'kind' | 'site' | 'status' | 'failure' | 'created_at' | 'sent_at'
>

export const rowOf = ({ created_at, sent_at, status, ...mail }: Listed): MailRow => ({
  ...mail,
  status: status as MailStatus,
  createdAt: created_at.toISOString(),
  sentAt: sent_at?.toISOString() ?? null,
})

export async function mailById(db: Db, id: string): Promise<KeptMail | null> {
  const mail = await db
    .selectFrom('mails as m')
    .leftJoin('themes as t', 't.id', 'm.theme_id')
    .selectAll('m')
    .select(['t.name as site', 't.contact_email as contact'])
    .where('m.id', '=', id)
    .executeTakeFirst()
  return mail ?? null
}

const resendable = ['failed', 'suppressed']
export const mayResend = ({ status }: { status: string }) => resendable.includes(status)

/** Lets a mail that did not leave try once more. @returns false when there is no such mail that failed */
export async function sendAgain(db: Db, id: string): Promise<boolean> {
  const again = await db
    .updateTable('mails')
    .set({ status: 'queued', failure: null, sending_until: null })
    .where('id', '=', id)
    .where('status', 'in', resendable)
    .returning('id')
    .executeTakeFirst()
  if (again) await queueDelivery(db, id)
  return again !== undefined
}
