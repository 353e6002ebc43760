import { sql } from 'kysely'
import type { CsvColumn } from '#lib/csv.ts'
import { type Db, patiently } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import { userTrades } from '#spec/lists.ts'
import type { UserQuery } from '../schema.ts'
import { conditionsOf } from './conditions.ts'
import { type Measure, scoreOf } from './fit.ts'
import { managedIn } from './found-by.ts'
import { zipsAround } from './search.ts'

const batch = 1_000

type Row = {
  id: string
  first_name: string
  last_name: string
  email: string
  phone: string | null
  type: string
  active: boolean
  activated: boolean
  created_at: Date
  last_login_at: Date | null
  city: string | null
  state: string | null
  zip: string | null
  branch: string | null
  rank: string | null
  occupation: string | null
  clearance: string | null
  validated: boolean
  trades: string[]
  needs: string | null
  mentor: boolean
  employer: string | null
  source_theme: string | null
  badges: string | null
  /** 0 to 100; absent where no job is chosen */
  fit?: number
}

const tradeLabel = (trade: string) => userTrades.find(({ value }) => value === trade)?.label ?? trade

const exportColumns: CsvColumn<Row>[] = [
  { header: 'First name', cell: (row) => row.first_name },
  { header: 'Last name', cell: (row) => row.last_name },
  { header: 'Email', cell: (row) => row.email },
  { header: 'Phone', cell: (row) => row.phone },
  { header: 'Type', cell: (row) => row.type },
  { header: 'Active', cell: (row) => row.active },
  { header: 'Activated', cell: (row) => row.activated },
  { header: 'Created (UTC)', cell: (row) => row.created_at },
  { header: 'Last login (UTC)', cell: (row) => row.last_login_at },
  { header: 'City', cell: (row) => row.city },
  { header: 'State', cell: (row) => row.state },
  { header: 'ZIP', cell: (row) => row.zip },
  { header: 'Branch', cell: (row) => row.branch },
  { header: 'Rank', cell: (row) => row.rank },
  { header: 'Occupation', cell: (row) => row.occupation },
  { header: 'Clearance', cell: (row) => row.clearance },
  { header: 'Trades', cell: (row) => row.trades.map(tradeLabel).join('; ') },
  { header: 'Needs help with', cell: (row) => row.needs },
  { header: 'DD214 validated', cell: (row) => row.validated },
  { header: 'Mentor', cell: (row) => row.mentor },
  { header: 'Employer', cell: (row) => row.employer },
  { header: 'Site', cell: (row) => row.source_theme },
  { header: 'Badges', cell: (row) => row.badges },
  { header: 'Id', cell: (row) => row.id },
]

/** With how they fit, where people are measured against a job. */
export const columnsFor = (measure: Measure | null): CsvColumn<Row>[] =>
  measure
    ? [...exportColumns, { header: `Fit to ${measure.job.title}`, cell: ({ fit }) => Math.round(fit ?? 0) }]
    : exportColumns

/** Everybody whom the query finds, the newest first, read a thousand at a time as fast as they are taken. */
export async function* exportedUsers(
  db: Db,
  viewer: Person,
  query: UserQuery,
  ids: string[],
  measure: Measure | null,
) {
  const zips = query.l ? await zipsAround(db, query) : null
  const where = sql`${conditionsOf({ query, viewer, zips })} ${ids.length ? sql`and u.id = any(${ids}::uuid[])` : sql``}`
  let after = sql``
  for (;;) {
    const select = sql<Row>`
      ${measure ? sql`with ${measure.tables}` : sql``}
      select ${measure ? sql`(${scoreOf(measure)})::float8 as fit,` : sql``} u.id, u.first_name, u.last_name, u.email, u.phone, u.type, u.created_at, u.last_login_at,
        u.activated_at is not null and u.disabled_at is null as active, u.activated_at is not null as activated,
        p.city, p.state, p.zip, corps.name as branch, ranks.title as rank, mo.code || ' ' || mo.title as occupation,
        p.security_clearance as clearance, coalesce(p.dd214_status = 'validated', false) as validated,
        (select string_agg(e.name, '; ' order by em.since, e.id) from employer_members em
          join employers e on e.id = em.employer_id where em.user_id = u.id) as employer,
        coalesce(p.trades, '{}') as trades,
        case when ${managedIn(viewer)} then (select string_agg(n.name, '; ' order by n.position) from profile_needs pn
          join user_needs n on n.id = pn.need_id where pn.user_id = u.id) end as needs,
        exists (select from mentors m where m.user_id = u.id) as mentor, t.name as source_theme,
        (select string_agg(b.name, '; ' order by b.name) from user_badges ub join badges b on b.id = ub.badge_id
          where ub.user_id = u.id) as badges
      from users u left join profiles p on p.user_id = u.id
      left join service_records s on s.user_id = u.id and s.position = 0 left join corps on corps.id = s.corps_id
      left join ranks on ranks.id = s.rank_id left join military_occupations mo on mo.id = s.occupation_id
      left join themes t on t.id = u.source_theme_id ${measure ? measure.joins : sql``}
      where ${where} ${after} order by u.created_at desc, u.id desc limit ${batch}`
    const { rows } = await patiently(db, (trx) => select.execute(trx))
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = sql`and (u.created_at, u.id) < ((select created_at from users where id = ${last.id}), ${last.id})`
  }
}
