import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { looseIndexScan } from '#lib/loose-index-scan.ts'
import type { KeptMail } from '#lib/mail/outgoing.ts'
import { queueDelivery } from '#lib/mail.ts'
import { pageOf } from '#lib/paged.ts'
import { notFound } from '#lib/problem.ts'
import { inScope } from '#lib/site-scope.ts'
import type { MailList, MailQuery, MailRow, MailStatus } from './schema.ts'

/** The mails that match, newest first. */
export const listMails = (db: Db, query: MailQuery): Promise<Omit<MailList, 'isKept'>> =>
  inScope(db, 'everywhere', (trx) => listed(trx, query))

async function listed(db: Db, query: MailQuery): Promise<Omit<MailList, 'isKept'>> {
  const select = matching(db, query)
    .leftJoin('themes as t', 't.id', 'm.theme_id')
    .select(['m.id', 'm.recipient', 'm.subject', 'm.kind', 't.name as site', 'm.status', 'm.failure'])
    .select(['m.created_at', 'm.sent_at'])
    .orderBy('m.id', 'desc')
  const { rows, ...page } = await pageOf(db, select, query)
  const kinds = await looseIndexScan(db, 'mails', 'kind')
  return { ...query, ...page, mails: rows.map(rowOf), kinds }
}

function matching(db: Db, { q, kind, status }: MailQuery) {
  const like = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return db
    .selectFrom('mails as m')
    .$if(q !== '', (query) =>
      query.where(sql<boolean>`m.id = any (array(select mails_addressed_like(${like})))`),
    )
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

/** @throws Problem 404 when there is no such mail */
export async function mailById(db: Db, id: string): Promise<KeptMail> {
  const mail = await inScope(db, 'everywhere', (trx) =>
    trx
      .selectFrom('mails as m')
      .leftJoin('themes as t', 't.id', 'm.theme_id')
      .selectAll('m')
      .select(['t.name as site', 't.contact_email as contact'])
      .where('m.id', '=', id)
      .executeTakeFirst(),
  )
  if (!mail) throw notFound('There is no such mail. It may have been deleted after its retention period.')
  return mail
}

const resendable = ['failed', 'suppressed']
export const mayResend = ({ status }: { status: string }) => resendable.includes(status)

/**
 * Queues a failed mail again.
 * @throws Problem 404 when there is no such mail that failed
 */
export async function resendMail(db: Db, id: string): Promise<void> {
  const again = await inScope(db, 'everywhere', (trx) =>
    trx
      .updateTable('mails')
      .set({ status: 'queued', failure: null, sending_until: null })
      .where('id', '=', id)
      .where('status', 'in', resendable)
      .returning('id')
      .executeTakeFirst(),
  )
  if (!again) throw notFound('There is no such mail that failed.')
  await queueDelivery(db, id)
}
