import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { pageOf } from '#lib/paged.ts'
import type { ClaimList, ClaimQuery, ClaimState } from './schema.ts'

/** What people claim, the oldest first among those that wait: they have waited longest. */
export async function listClaims(db: Db, query: ClaimQuery): Promise<ClaimList> {
  const { rows, ...page } = await pageOf(db, selected(db, query), query)
  return { ...query, ...page, claims: rows.map(shown) }
}

const selected = (db: Db, { q, state }: ClaimQuery) =>
  db
    .selectFrom('employer_claims as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .innerJoin('employers as e', 'e.id', 'c.employer_id')
    .leftJoin('themes as t', 't.id', 'e.source_theme_id')
    .leftJoin('users as d', 'd.id', 'c.decided_by')
    .select(['c.id', 'c.state', 'c.message', 'c.reason', 'c.created_at', 'c.decided_at'])
    .select(['u.id as userId', 'u.first_name', 'u.last_name', 'u.email'])
    .select(['e.id as employerId', 'e.name as employer', 'e.url', 't.name as site'])
    .select(sql<string | null>`d.first_name || ' ' || d.last_name`.as('decidedBy'))
    .select(sql<number>`(select count(*) from employer_members where employer_id = e.id)`.as('managerCount'))
    .select(
      sql<number>`(select count(*) from jobs where employer_id = e.id and expired_at is null)`.as('jobCount'),
    )
    .$if(state !== 'all', (claims) => claims.where('c.state', '=', state))
    .$if(q !== '', (claims) =>
      claims.where(
        sql<boolean>`plain_words(u.first_name || ' ' || u.last_name || ' ' || e.name) like '% ' || trim(plain_words(${q})) || '%'`,
      ),
    )
    .orderBy('c.id', state === 'pending' ? 'asc' : 'desc')

type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number]

const shown = (row: Row): ClaimList['claims'][number] => ({
  id: row.id,
  state: row.state as ClaimState,
  message: row.message,
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  decidedBy: row.decidedBy,
  person: { id: row.userId, firstName: row.first_name, lastName: row.last_name, email: row.email },
  employer: {
    ...{ id: row.employerId, name: row.employer, site: row.site, url: row.url },
    ...{ managerCount: row.managerCount, jobCount: row.jobCount },
  },
})
