import { sql } from 'kysely'
import { notify, withdrawNotice } from '#features/notices/index.ts'
import { sightFor } from '#features/privacy/index.ts'
import type { Db } from '#lib/db.ts'
import { forbidden, Invalid, notFound } from '#lib/problem.ts'
import type { Person } from '#spec/access.ts'
import { connectionMessages } from './messages.ts'
import { requestsPerDay } from './model/limits.ts'

type Viewer = NonNullable<Person>
type Made = { id: string; isApproved: boolean; isNew: boolean }

/** The notice of a request, and then of its confirmation. */
const noticeOf = (id: string) => `connection ${id}`

/** @throws Problem 404 for a person whom this viewer does not find */
export async function personToConnect(db: Db, viewer: Viewer, id: string): Promise<string> {
  const sight = id === viewer.id ? null : await sightFor(db, viewer, id)
  if (!sight?.profile)
    throw notFound(id === viewer.id ? connectionMessages.yourself : connectionMessages.nobody)
  const { first_name: first, last_name: last } = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return sight.fullName ? `${first} ${last}` : `${first} ${last.charAt(0)}.`
}

/**
 * Asks a person to connect. There is one connection for a pair: asked twice it is the same, and two people who ask each
 * other at once are connected.
 * @throws Invalid when sending is not allowed
 */
export const connect = (db: Db, viewer: Viewer, receiverId: string, message: string): Promise<Made> =>
  db.transaction().execute(async (trx) => {
    // One at a time for each sender, so that parallel requests cannot pass the limit together.
    await sql`select from users where id = ${viewer.id} for no key update`.execute(trx)
    const known = await confirmIfAsked(trx, viewer, receiverId)
    if (known) return known
    await refuseUnlessAllowed(trx, viewer, receiverId)
    const made = await insert(trx, viewer.id, receiverId, message)
    if (made.isApproved) await tellConfirmed(trx, viewer, receiverId, made.id)
    else if (made.isNew) await tellAsked(trx, viewer, receiverId, made.id, message)
    return made
  })

/** The connection that there is already; one that the other person asked for is thereby confirmed. */
async function confirmIfAsked(trx: Db, viewer: Viewer, otherId: string): Promise<Made | null> {
  const known = await ofPair(trx, viewer.id, otherId)
    .select(['id', 'sender_id', 'approved_at'])
    .forUpdate()
    .executeTakeFirst()
  if (!known) return null
  const isAsked = known.sender_id === otherId && !known.approved_at
  if (isAsked) await approve(trx, viewer, known.id)
  return { id: known.id, isApproved: isAsked || known.approved_at !== null, isNew: false }
}

const ofPair = (db: Db, one: string, other: string) =>
  db.selectFrom('connections').where(
    sql<boolean>`least(sender_id, receiver_id) = least(${one}::uuid, ${other}::uuid)
        and greatest(sender_id, receiver_id) = greatest(${one}::uuid, ${other}::uuid)`,
  )

async function refuseUnlessAllowed(trx: Db, viewer: Viewer, receiverId: string): Promise<void> {
  const { rows } = await sql<{
    name: string
    isOff: boolean
    isBlocked: boolean
    isOwnOff: boolean
    isFull: boolean
    sent: number
  }>`select first_name as name, ${isOff(sql.ref('u.id'))} as "isOff", ${isOff(sql`${viewer.id}::uuid`)} as "isOwnOff",
      exists (select from blocks where (blocker_id, blocked_id) in ((u.id, ${viewer.id}::uuid), (${viewer.id}::uuid, u.id))) as "isBlocked",
      coalesce((select capacity <= mentees_of(u.id) from mentor_offers where user_id = u.id), false) as "isFull",
      (select count(*) from connection_requests where sender_id = ${viewer.id} and at > now() - interval '1 day') as sent
    from users u where id = ${receiverId}`.execute(trx)
  const { name, ...found } = rows[0]!
  // A person who blocked somebody does not let them know.
  if (found.isOff || found.isBlocked) throw new Invalid({ form: connectionMessages.notTaken(name) })
  if (found.isOwnOff) throw new Invalid({ form: connectionMessages.offYourself })
  if (found.isFull) throw new Invalid({ form: connectionMessages.full(name) })
  if (found.sent >= requestsPerDay) throw new Invalid({ form: connectionMessages.tooMany })
}

const isOff = (id: ReturnType<typeof sql>) =>
  sql`coalesce((select not takes_connections from profiles where user_id = ${id}), false)`

/** The other person may have asked at the same moment: then this connects the two. */
async function insert(trx: Db, senderId: string, receiverId: string, message: string): Promise<Made> {
  const { rows } = await sql<Made>`
    insert into connections (sender_id, receiver_id, message) values (${senderId}, ${receiverId}, ${message})
    on conflict (least(sender_id, receiver_id), greatest(sender_id, receiver_id)) do update set approved_at =
      case when connections.sender_id = excluded.receiver_id then coalesce(connections.approved_at, now())
        else connections.approved_at end
    returning id, approved_at is not null as "isApproved", xmax = 0 as "isNew"`.execute(trx)
  await trx.insertInto('connection_requests').values({ sender_id: senderId }).execute()
  return rows[0]!
}

/** Confirms a request: by its receiver alone. `id` names the connection or the other person. Doing it again changes nothing. */
export const confirm = (db: Db, viewer: Viewer, id: string): Promise<Made> =>
  db.transaction().execute(async (trx) => {
    const found = await connectionOf(trx, viewer, id)
    if (!found.approved_at && found.sender_id === viewer.id) throw forbidden(connectionMessages.notYours)
    if (!found.approved_at) await approve(trx, viewer, found.id)
    return { id: found.id, isApproved: true, isNew: false }
  })

async function approve(trx: Db, viewer: Viewer, id: string): Promise<void> {
  const { sender_id } = await trx
    .updateTable('connections')
    .set({ approved_at: new Date() })
    .where('id', '=', id)
    .returning('sender_id')
    .executeTakeFirstOrThrow()
  await tellConfirmed(trx, viewer, sender_id, id)
}

export type Ended = 'canceled' | 'rejected' | 'removed'

/**
 * Ends a connection or a request: cancels what the viewer sent, rejects what they were sent, removes what was approved.
 * @throws Problem 404 when there is none
 */
export const disconnect = (db: Db, viewer: Viewer, id: string): Promise<Ended> =>
  db.transaction().execute(async (trx) => {
    const found = await connectionOf(trx, viewer, id)
    await trx.deleteFrom('connections').where('id', '=', found.id).execute()
    for (const person of [found.sender_id, found.receiver_id])
      await withdrawNotice(trx, person, noticeOf(found.id))
    if (found.approved_at) return 'removed'
    return found.sender_id === viewer.id ? 'canceled' : 'rejected'
  })

/** A connection of this viewer, by its id or the other person's, locked. */
export async function connectionOf(trx: Db, viewer: Viewer, id: string) {
  const found = await trx
    .selectFrom('connections')
    .select(['id', 'sender_id', 'receiver_id', 'approved_at'])
    .where(
      sql<boolean>`(sender_id = ${viewer.id} and ${id}::uuid in (id, receiver_id))
        or (receiver_id = ${viewer.id} and ${id}::uuid in (id, sender_id))`,
    )
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw notFound(connectionMessages.gone)
  return found
}

async function tellAsked(trx: Db, viewer: Viewer, receiverId: string, id: string, message: string) {
  await notify(trx, {
    ...{ userId: receiverId, actorId: viewer.id, kind: 'connection-request', key: noticeOf(id) },
    ...{ who: viewer.name, what: 'wants to connect', detail: message, href: '/connections' },
    answers: [
      { label: 'Confirm', action: `/connections/${id}/confirm` },
      { label: 'Reject', action: `/connections/${id}/delete` },
    ],
  })
}

/** The sender hears of it; the receiver's request is answered. */
async function tellConfirmed(trx: Db, viewer: Viewer, senderId: string, id: string) {
  await withdrawNotice(trx, viewer.id, noticeOf(id))
  await notify(trx, {
    ...{ userId: senderId, actorId: viewer.id, kind: 'connection-confirmed', key: noticeOf(id) },
    ...{ who: viewer.name, what: 'confirmed your request', detail: 'You can write to each other now.' },
    href: `/profile/${viewer.id}`,
  })
}
