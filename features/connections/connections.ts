import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { pageOf } from '#lib/paged.ts'
import type { Person } from '#spec/access.ts'
import { blockedBy } from './blocks.ts'
import { peopleFor } from './person.ts'
import type { Connection, ConnectionList, ConnectionQuery } from './schema.ts'

type Viewer = NonNullable<Person>
type Row = {
  id: string
  sender_id: string
  receiver_id: string
  message: string
  approved_at: Date | null
  created_at: Date
}

/** Requests are answered, not collected: more than these are not shown at once. */
const mostRequests = 50

export async function listConnections(
  db: Db,
  viewer: Viewer,
  query: ConnectionQuery,
): Promise<ConnectionList> {
  const [{ rows, ...page }, waiting, blocked] = await Promise.all([
    pageOf(db, approved(db, viewer, query), query),
    requests(db, viewer).execute(),
    blockedBy(db, viewer.id),
  ])
  const all = await shown(db, viewer, [...rows, ...waiting])
  return {
    ...page,
    connections: all.slice(0, rows.length),
    requestsIn: all.slice(rows.length).filter(({ isSender }) => !isSender),
    requestsOut: all.slice(rows.length).filter(({ isSender }) => isSender),
    ...{ blocked, q: query.q, sort: query.sort, isMentor: viewer.isMentor, now: new Date().toISOString() },
  }
}

const ofViewer = (db: Db, viewer: Viewer) =>
  db
    .selectFrom('connections as c')
    .innerJoin('users as u', (join) =>
      join.on(
        sql<boolean>`u.id = case when c.sender_id = ${viewer.id} then c.receiver_id else c.sender_id end`,
      ),
    )
    .where('u.disabled_at', 'is', null)
    .where(({ eb, or }) => or([eb('c.sender_id', '=', viewer.id), eb('c.receiver_id', '=', viewer.id)]))
    .select(['c.id', 'c.sender_id', 'c.receiver_id', 'c.message', 'c.approved_at', 'c.created_at'])

/** By name, employer and place: each word begins one of theirs. */
const approved = (db: Db, viewer: Viewer, { q, sort }: ConnectionQuery) => {
  const words = q.match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .reduce(
      (found, word) =>
        found.where(sql<boolean>`plain_words(${searched}) like plain_words(${word}) || '%' or
        plain_words(${searched}) like '%' || plain_words(${word}) || '%'`),
      ofViewer(db, viewer).where('c.approved_at', 'is not', null),
    )
    .$if(sort === 'name', (list) => list.orderBy(sql`lower(u.first_name), lower(u.last_name)`))
    .orderBy('c.approved_at', 'desc')
    .orderBy('c.id', 'desc')
}

const searched = sql`concat_ws(' ', u.first_name, u.last_name,
  (select string_agg(e.name, ' ') from employer_members m join employers e on e.id = m.employer_id where m.user_id = u.id),
  (select concat_ws(' ', places.city, places.state, places.zip) from profiles p join places on places.zip = p.zip where p.user_id = u.id limit 1))`

const requests = (db: Db, viewer: Viewer) =>
  ofViewer(db, viewer)
    .where('c.approved_at', 'is', null)
    .orderBy('c.created_at', 'desc')
    .limit(mostRequests * 2)

async function shown(db: Db, viewer: Viewer, rows: Row[]): Promise<Connection[]> {
  const people = await peopleFor(db, viewer, [
    ...new Set(rows.flatMap((row) => [row.sender_id, row.receiver_id])),
  ])
  return rows.flatMap((row) => {
    const [sender, receiver] = [people.get(row.sender_id), people.get(row.receiver_id)]
    if (!sender || !receiver) return []
    const { id, message, approved_at, created_at } = row
    const since = (approved_at ?? created_at).toISOString()
    return [
      {
        id,
        isApproved: approved_at !== null,
        isSender: row.sender_id === viewer.id,
        message,
        sender,
        receiver,
        since,
      },
    ]
  })
}

/** How many requests wait for this person's answer, for the navigation. */
export async function waitingRequests(db: Db, viewer: Viewer): Promise<number> {
  const { count } = await db
    .selectFrom('connections')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('receiver_id', '=', viewer.id)
    .where('approved_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
