import { sql } from 'kysely'
import { type Actor, audit } from '#lib/audit.ts'
import type { CsvColumn } from '#lib/csv.ts'
import type { Db } from '#lib/db.ts'
import { ownSites } from '#lib/own-sites.ts'
import { pageOf } from '#lib/paged.ts'
import { notFound } from '#lib/problem.ts'
import { inScope } from '#lib/site-scope.ts'
import type { Person } from '#spec/access.ts'
import type { Subscriber, SubscriberList, SubscriberQuery, SubscriberState } from './schema.ts'

const sitesOf = (viewer: Person) => ownSites(viewer, 'messages.everywhere')

/** The subscriptions that this viewer manages: administrators all, theme owners those of the sites they own. */
const managed = (db: Db, viewer: Person) =>
  db
    .selectFrom('newsletter_subscriptions as s')
    .innerJoin('themes', 'themes.id', 's.theme_id')
    .where(sitesOf(viewer).has('s.theme_id'))

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
  const { rows, ...page } = await inScope(db, sitesOf(viewer).scope, (trx) =>
    pageOf(trx, selected(trx, viewer), query),
  )
  return { ...page, subscribers: rows.map(shown) }
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
    const rows: Row[] = await inScope(db, sitesOf(viewer).scope, (trx) =>
      selected(trx, viewer)
        .$if(last !== null, (query) => query.where('s.id', '<', last!))
        .limit(batch)
        .execute(),
    )
    yield* rows.map(shown)
    last = rows.at(-1)?.id ?? null
    if (rows.length < batch) return
  }
}

/** Takes an address off the list and forgets it. */
export async function removeSubscriber(db: Db, actor: NonNullable<Actor>, id: string): Promise<void> {
  await inScope(db, sitesOf(actor.viewer).scope, async (trx) => {
    const found = await managed(trx, actor.viewer)
      .select('s.theme_id')
      .where('s.id', '=', id)
      .executeTakeFirst()
    if (!found) throw notFound('There is no such subscription. It may have been removed.')
    await trx.deleteFrom('newsletter_subscriptions').where('id', '=', id).execute()
    const subject = { type: 'newsletter subscription', id }
    await audit(trx, actor, { action: 'newsletter.remove', subject, themeId: found.theme_id })
  })
}
