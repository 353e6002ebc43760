import { type SqlBool, sql } from 'kysely'
import { knows } from '#features/connections/index.ts'
import { lookupOf } from '#lib/answers.ts'
import type { Db } from '#lib/db.ts'
import { type Choices, type Lookup, LookupQuery, lookupAnswer } from '#lib/lookup.ts'
import type { App, Tools } from '#lib/web.ts'
import type { Person } from '#spec/access.ts'
import { lookup } from '#spec/limits.ts'

/** People the viewer may write to (document 3, section 7: /chat/connections). */
export async function lookupRoutes(app: App, { db }: Tools) {
  app.get(
    '/chat/connections',
    {
      schema: { querystring: LookupQuery, response: { 200: lookupOf('connections') } },
      config: { can: 'chat.use' },
    },
    async ({ viewer, query }, reply) => {
      reply.header('cache-control', 'private, no-store')
      return lookupAnswer('connections', await reachable(db, viewer!, query), query)
    },
  )
}

/** Whom a new conversation may be with: the first page of the lookup. */
export async function peopleToChoose(db: Db, viewer: NonNullable<Person>) {
  const { choices, total } = await reachable(db, viewer, { q: '', page: 1, limit: lookup.pageSize })
  return { people: choices, hasMore: total > choices.length }
}

async function reachable(db: Db, viewer: NonNullable<Person>, { q, page, limit }: Lookup): Promise<Choices> {
  const words = (q.match(/[\p{L}\p{N}]+/gu) ?? []).map(
    (word) =>
      sql<SqlBool>`' ' || plain_words(u.first_name || ' ' || u.last_name) like '% ' || trim(plain_words(${word})) || '%'`,
  )
  const { rows } = await sql<{ value: string; label: string; total: number }>`
    select u.id as value, u.first_name || ' ' || u.last_name as label, count(*) over ()::int as total from users u
    where u.id <> ${viewer.id} and u.disabled_at is null and u.activated_at is not null and ${knows(viewer.id)}
      and not exists (select from blocks where (blocker_id, blocked_id) in ((u.id, ${viewer.id}::uuid), (${viewer.id}::uuid, u.id)))
      ${words.length ? sql`and ${sql.join(words, sql` and `)}` : sql``}
    order by lower(u.first_name), lower(u.last_name), u.id limit ${limit} offset ${(page - 1) * limit}`.execute(
    db,
  )
  return { choices: rows.map(({ value, label }) => ({ value, label })), total: rows[0]?.total ?? 0 }
}
