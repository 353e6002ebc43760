import { sql } from 'kysely'
import { audit, type Doer } from '#lib/audit.ts'
import type { CsvColumn } from '#lib/csv.ts'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import { may, type Person } from '#spec/access.ts'
import type { Subscriber, SubscriberList, SubscriberQuery, SubscriberState } from './schema.ts'

/** The subscriptions that this viewer manages: an administrator all, a theme owner those of the own sites. */
const managed = (db: Db, viewer: Person) =>
  db
    .selectFrom('newsletter_subscriptions as s')
    .innerJoin('themes', 'themes.id', 's.theme_id')
    .$if(!may(viewer, 'messages.everywhere'), (query) =>
      query.where(sql<boolean>`s.theme_id = any(${[...(viewer?.ownedThemes ?? [])]}::uuid[])`),
    )

const selected = (db: Db, viewer: Person) =>
  managed(db, viewer)
    .select(['s.id', 's.email', 'themes.name as site', 's.created_at'])
    .select(
      sql<SubscriberState>`case when s.ended_at is not null then 'ended'
        when s.confirmed_at is null then 'waiting' else 'subscribed' end`.as('state'),
    )
    .orderBy('s.id', 'desc')

type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number]
const shown = ({ created_at, ...row }: Row): Subscriber => ({ ...row, createdAt: created_at.toISOString() })

export async function listSubscribers(
  db: Db,
  viewer: Person,
  query: SubscriberQuery,
): Promise<SubscriberList> {
  const { page, limit } = query
  const [rows, { total }] = await Promise.all([
    selected(db, viewer)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    managed(db, viewer)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { ...query, subscribers: rows.map(shown), totalDocs: total }
}

export const csvColumns: CsvColumn<Subscriber>[] = [
  { header: 'E-mail', cell: ({ email }) => email },
  { header: 'Site', cell: ({ site }) => site },
  { header: 'State', cell: ({ state }) => state },
  { header: 'Since (UTC)', cell: ({ createdAt }) => new Date(createdAt) },
]

const batch = 1_000

/** Every address, the newest first, read a thousand at a time as fast as they are taken. */
export async function* allSubscribers(db: Db, viewer: Person): AsyncGenerator<Subscriber> {
  for (let last: string | null = null; ; ) {
    const rows: Row[] = await selected(db, viewer)
      .$if(last !== null, (query) => query.where('s.id', '<', last!))
      .limit(batch)
      .execute()
    yield* rows.map(shown)
    last = rows.at(-1)?.id ?? null
    if (rows.length < batch) return
  }
}

/** Takes an address off the list and forgets it. */
export async function removeSubscriber(db: Db, doer: NonNullable<Doer>, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const found = await managed(trx, doer.viewer)
      .select('s.theme_id')
      .where('s.id', '=', id)
      .executeTakeFirst()
    if (!found) throw notFound('There is no such subscription. It may have been removed.')
    await trx.deleteFrom('newsletter_subscriptions').where('id', '=', id).execute()
    const subject = { type: 'newsletter subscription', id }
    await audit(trx, doer, { action: 'newsletter.remove', subject, themeId: found.theme_id })
  })
}
