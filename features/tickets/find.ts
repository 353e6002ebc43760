import { sql } from 'kysely'
import { managed } from '#features/fundraisers/index.ts'
import type { Db } from '#lib/db.ts'
import { allRows, pageOf } from '#lib/paged.ts'
import { notFound } from '#lib/problem.ts'
import type { Person } from '#spec/access.ts'
import { eventTime } from './event.ts'
import { fileOfTicket } from './links.ts'
import { codeTyped } from './model/code.ts'
import type { Counts, RosterEntry, TicketListRow, TicketsQuery } from './schema.ts'

/** The event whose tickets this viewer may see. @throws Problem 404 for one of another's site */
export async function eventFor(db: Db, viewer: Person, id: string) {
  const row = await managed(db, viewer)
    .select(['f.id', 'f.name', 'f.place', 'f.theme_id as themeId'])
    .select([
      sql<string | null>`f.event_on::text`.as('on'),
      sql<string | null>`to_char(f.event_starts, 'HH24:MI')`.as('starts'),
    ])
    .where('f.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('There is no such fundraiser.')
  const { on, starts, ...event } = row
  return { ...event, when: eventTime({ on, starts }) }
}

/** The first team of the fundraiser that the person is in. */
const teamName = sql<
  string | null
>`(select t.name from team_members m join team_pages t on t.id = m.team_page_id
  where m.user_id = k.user_id and t.fundraiser_id = k.fundraiser_id order by m.joined_at limit 1)`

/** All tickets of a fundraiser, with whom they are for and who checked them in. */
const issued = (db: Db, fundraiser: string) =>
  db
    .selectFrom('tickets as k')
    .innerJoin('users as u', 'u.id', 'k.user_id')
    .leftJoin('users as c', 'c.id', 'k.checked_in_by')
    .where('k.fundraiser_id', '=', fundraiser)

const entries = (db: Db, fundraiser: string) =>
  issued(db, fundraiser)
    .select(['k.id', 'k.number', 'k.code', 'k.participated_at'])
    .select([sql<string>`u.first_name || ' ' || u.last_name`.as('name'), teamName.as('team')])
    .select(checkedInBy.as('by'))

const checkedInBy = sql<string | null>`case when k.participated_at is null then null
  else coalesce(c.first_name || ' ' || c.last_name, 'someone who has left') end`

type Row = Omit<RosterEntry, 'at'> & { participated_at: Date | null }
const entryOf = ({ participated_at, ...row }: Row): RosterEntry => ({
  ...row,
  at: participated_at?.toISOString() ?? null,
})

export const rosterOf = async (db: Db, fundraiser: string): Promise<RosterEntry[]> =>
  (await entries(db, fundraiser).orderBy('name').orderBy('k.number').limit(20_000).execute()).map(entryOf)

export async function rosterEntry(db: Db, fundraiser: string, id: string): Promise<RosterEntry | null> {
  const row = await entries(db, fundraiser).where('k.id', '=', id).executeTakeFirst()
  return row ? entryOf(row) : null
}

export const countsOf = (db: Db, fundraiser: string): Promise<Counts> =>
  db
    .selectFrom('tickets')
    .select([sql<number>`count(*)`.as('all'), sql<number>`count(participated_at)`.as('participated')])
    .where('fundraiser_id', '=', fundraiser)
    .executeTakeFirstOrThrow()

/** Document 1, section 3: the tickets of a fundraiser, for staff. */
export async function listTickets(db: Db, secret: string, fundraiser: string, query: TicketsQuery) {
  const { rows, ...page } = await pageOf(db, ticketsFound(db, fundraiser, query), query)
  const tickets = rows.map((row) => listRow(row, secret))
  return { ...query, ...page, tickets, counts: await countsOf(db, fundraiser) }
}

/** All that the filters find, for a file. */
export const allTickets = (db: Db, secret: string, fundraiser: string, query: TicketsQuery) =>
  allRows(async (before, limit) => {
    const rows = ticketsFound(db, fundraiser, query)
      .clearOrderBy()
      .orderBy('k.id', 'desc')
      .$if(before !== null, (rest) => rest.where('k.id', '<', before))
    return (await rows.limit(limit).execute()).map((row) => listRow(row, secret))
  })

const ticketsFound = (db: Db, fundraiser: string, { q, status }: TicketsQuery) =>
  issued(db, fundraiser)
    .select(['k.id', 'k.number', 'k.code', 'k.participated_at', 'k.way', 'u.email'])
    .select([sql<string>`u.first_name || ' ' || u.last_name`.as('name'), teamName.as('team')])
    .select(checkedInBy.as('checkedInBy'))
    .$if(status === 'participated', (found) => found.where('k.participated_at', 'is not', null))
    .$if(status === 'missing', (found) => found.where('k.participated_at', 'is', null))
    .$if(q !== '', (found) =>
      found.where((row) =>
        row.or([
          row(
            sql`u.first_name || ' ' || u.last_name || ' ' || u.email`,
            'ilike',
            `%${q.replace(/[%_\\]/g, '\\$&')}%`,
          ),
          row('k.code', '=', codeTyped(q)),
          row(sql`lpad(k.number::text, 4, '0')`, '=', q),
        ]),
      ),
    )
    .orderBy('k.participated_at', (by) => by.desc().nullsLast())
    .orderBy('k.number')

type Listed = Awaited<ReturnType<ReturnType<typeof ticketsFound>['execute']>>[number]

const listRow = ({ name, email, participated_at, ...row }: Listed, secret: string): TicketListRow => ({
  ...row,
  issuedTo: { name, email },
  participated: participated_at !== null,
  participatedAt: participated_at?.toISOString() ?? null,
  fileUrl: fileOfTicket(secret, row.id),
})
