import { sql } from 'kysely'
import { block } from '#features/connections/index.ts'
import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { ownSites } from '#lib/own-sites.ts'
import { pageOf } from '#lib/paged.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import type { Paged } from '#schema/paged.ts'
import type { Person } from '#spec/access.ts'
import { tellRoom } from './changing.ts'
import { chatMessages } from './messages.ts'
import type { ReportReason } from './model/limits.ts'
import type { NewReport, Reports } from './schema.ts'

/** Without a choice, what the other person wrote last is reported. */
const lastReported = 10

/** Reports what another member wrote: the staff see these messages and no others. */
export const reportRoom = (
  db: Db,
  viewer: NonNullable<Person>,
  { roomId, themeId }: { roomId: string; themeId: string },
  { reason, words, messages, block: alsoBlock }: NewReport,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const reported = await trx
      .selectFrom('chat_messages')
      .select(['id', 'sender_id'])
      .where('room_id', '=', roomId)
      .where('sender_id', '!=', viewer.id)
      .where('deleted_at', 'is', null)
      .$if(messages.length > 0, (some) => some.where('id', 'in', messages))
      .orderBy('seq', 'desc')
      .limit(lastReported)
      .execute()
    for (const [sender, theirs] of Map.groupBy(reported, ({ sender_id }) => sender_id)) {
      const { id } = await trx
        .insertInto('chat_reports')
        .values({ theme_id: themeId, reporter_id: viewer.id, reported_id: sender, reason, words })
        .returning('id')
        .executeTakeFirstOrThrow()
      const rows = theirs.map((message) => ({ report_id: id, message_id: message.id }))
      await trx.insertInto('chat_reported_messages').values(rows).execute()
      if (alsoBlock) await block(trx, viewer.id, sender)
    }
    if (!reported.length) throw new Invalid({ form: chatMessages.noMessage })
  })

/** Administrators decide all reports, theme owners those of the sites they own. */
const waiting = (db: Db, viewer: Person) =>
  db
    .selectFrom('chat_reports')
    .where('decided_at', 'is', null)
    .where(ownSites(viewer, 'messages.everywhere').has('chat_reports.theme_id'))

export async function listReports(db: Db, viewer: Person, query: Paged): Promise<Reports> {
  const { rows, ...page } = await pageOf(
    db,
    waiting(db, viewer)
      .leftJoin('users as by', 'by.id', 'chat_reports.reporter_id')
      .innerJoin('users as of', 'of.id', 'chat_reports.reported_id')
      .select(['chat_reports.id', 'reported_id', 'reason', 'words', 'chat_reports.created_at'])
      .select([
        sql<string | null>`by.first_name || ' ' || by.last_name`.as('reporter'),
        sql<string>`of.first_name || ' ' || of.last_name`.as('reported'),
        sql<Reports['reports'][number]['messages']>`(
          select coalesce(json_agg(json_build_object('id', m.id, 'body', m.body, 'createdAt', m.created_at,
            'isDeleted', m.deleted_at is not null) order by m.seq), '[]')
          from chat_reported_messages r join chat_messages m on m.id = r.message_id where r.report_id = chat_reports.id)`.as(
          'messages',
        ),
      ])
      .orderBy('chat_reports.created_at'),
    query,
  )
  const reports = rows.map(({ reported_id, reported, reason, created_at, ...report }) => ({
    ...report,
    reason: reason as ReportReason,
    reported: { id: reported_id, name: reported },
    createdAt: created_at.toISOString(),
  }))
  return { ...page, reports }
}

/** @throws Problem 404 for a report that is decided, or of a site that is not this viewer's */
export async function reportFor(db: Db, viewer: Person, id: string) {
  const report = await waiting(db, viewer)
    .select(['reported_id', 'theme_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!report) throw notFound('There is no such report. It may have been decided.')
  return report
}

/** Keeps the reported messages, or removes them for everybody. */
export const decideReport = (
  db: Db,
  actor: NonNullable<Actor>,
  id: string,
  decision: 'kept' | 'removed',
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { reported_id, theme_id } = await reportFor(trx, actor.viewer, id)
    await trx
      .updateTable('chat_reports')
      .set({ decision, decided_at: new Date(), decided_by: actor.viewer!.actorId ?? actor.viewer!.id })
      .where('id', '=', id)
      .execute()
    if (decision === 'removed') await removeReported(trx, id)
    const subject = { type: 'user', id: reported_id } as const
    await audit(trx, actor, { action: `chat.${decision}`, subject, themeId: theme_id })
  })

async function removeReported(trx: Db, reportId: string): Promise<void> {
  const { rows } = await sql<{ room_id: string }>`select distinct m.room_id from chat_reported_messages r
    join chat_messages m on m.id = r.message_id where r.report_id = ${reportId}`.execute(trx)
  for (const { room_id } of rows) {
    const { last_change: change } = await trx
      .updateTable('chat_rooms')
      .set({ last_change: sql`last_change + 1` })
      .where('id', '=', room_id)
      .returning('last_change')
      .executeTakeFirstOrThrow()
    await sql`update chat_messages set body = '', file_id = null, preview = null, deleted_at = now(), change = ${change}
      where room_id = ${room_id} and id in (select message_id from chat_reported_messages where report_id = ${reportId})`.execute(
      trx,
    )
    await tellRoom(trx, room_id, Number(change))
  }
}
