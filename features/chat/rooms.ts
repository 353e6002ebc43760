import { sql } from 'kysely'
import { type Reach, reachOf } from '#features/connections/index.ts'
import type { Db } from '#lib/db.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import type { Person } from '#spec/access.ts'
import { chatMessages } from './messages.ts'

type Viewer = NonNullable<Person>
export type Membership = { roomId: string; state: 'in' | 'asked'; isGroup: boolean }

/**
 * A room of this viewer.
 * @param holdsRoom nobody else writes in it until the transaction ends
 * @throws Problem 404 for a room that they are not in, or left
 */
export async function membershipOf(
  db: Db,
  userId: string,
  roomId: string,
  { holdsRoom = false } = {},
): Promise<Membership> {
  const found = await db
    .selectFrom('chat_members as m')
    .innerJoin('chat_rooms as r', 'r.id', 'm.room_id')
    .select([
      'm.room_id as roomId',
      'm.state',
      sql<boolean>`r.pair_low is null and r.name is not null`.as('isGroup'),
    ])
    .where('m.room_id', '=', roomId)
    .where('m.user_id', '=', userId)
    .where('m.state', 'in', ['in', 'asked'])
    .$if(holdsRoom, (held) => held.forNoKeyUpdate('r'))
    .executeTakeFirst()
  if (!found) throw notFound(chatMessages.noRoom)
  return found as Membership
}

/** The room of two people, if they have one. */
export async function pairRoom(db: Db, one: string, other: string): Promise<string | null> {
  const found = await db
    .selectFrom('chat_rooms')
    .select('id')
    .where(
      sql<boolean>`pair_low = least(${one}::uuid, ${other}::uuid) and pair_high = greatest(${one}::uuid, ${other}::uuid)`,
    )
    .executeTakeFirst()
  return found?.id ?? null
}

/**
 * The room of two people, made when there is none: two who begin at once get the same. A stranger's room waits for the
 * other to accept.
 * @param reach the other person's relationship to the viewer
 * @throws Problem 404 for a person whom the viewer cannot write to
 */
export async function openPair(
  trx: Db,
  viewer: Viewer,
  otherId: string,
  themeId: string,
  reach: Reach,
): Promise<string> {
  const known = await pairRoom(trx, viewer.id, otherId)
  if (reach === 'none' && !known) throw notFound(chatMessages.nobody)
  const room = known ?? (await insertPair(trx, viewer.id, otherId, themeId))
  await join(trx, room, viewer.id, 'in')
  await join(trx, room, otherId, stateFor(reach))
  return room
}

const stateFor = (reach: Reach) => (reach === 'known' ? 'in' : 'asked')

async function insertPair(trx: Db, one: string, other: string, themeId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into chat_rooms (pair_low, pair_high, theme_id)
    values (least(${one}::uuid, ${other}::uuid), greatest(${one}::uuid, ${other}::uuid), ${themeId})
    on conflict (pair_low, pair_high) do update set theme_id = chat_rooms.theme_id returning id`.execute(trx)
  return rows[0]!.id
}

/** The viewer who writes again is in; what the other person answered earlier stays. */
async function join(trx: Db, roomId: string, userId: string, state: 'in' | 'asked'): Promise<void> {
  const known = await trx
    .selectFrom('chat_members')
    .select('state')
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!known) {
    await trx
      .insertInto('chat_members')
      .values({ room_id: roomId, user_id: userId, state })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await tellMember(trx, roomId, userId)
  } else if (state === 'in' && known.state === 'asked') await setState(trx, roomId, userId, 'in')
}

/** A room of several: people whom the viewer knows, or the viewer's own choice of them. */
export async function openGroup(
  trx: Db,
  viewer: Viewer,
  { people, name, themeId }: { people: string[]; name: string | null; themeId: string },
): Promise<string> {
  const reach = await reachOf(trx, viewer, people)
  if (!people.length) throw new Invalid({ people: chatMessages.noPeople })
  if (people.some((id) => reach.get(id) !== 'known')) throw new Invalid({ people: chatMessages.nobody })
  const { id } = await trx
    .insertInto('chat_rooms')
    .values({ name: name ?? 'Group', theme_id: themeId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('chat_members')
    .values([viewer.id, ...people].map((user_id) => ({ room_id: id, user_id })))
    .execute()
  for (const person of [viewer.id, ...people]) await tellMember(trx, id, person)
  return id
}

type State = 'in' | 'asked' | 'declined' | 'left'

export const setState = async (db: Db, roomId: string, userId: string, state: State): Promise<void> => {
  await db
    .updateTable('chat_members')
    .set({ state })
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .execute()
  await tellMember(db, roomId, userId)
}

/** Their open pages hear of the room from now on, or no more. */
const tellMember = (db: Db, roomId: string, userId: string) =>
  sql`select pg_notify('people', ${JSON.stringify({ member: userId, room: roomId })})`.execute(db)

export const muteRoom = (db: Db, userId: string, roomId: string) =>
  own(db, userId, roomId).set({ is_muted: true }).execute()
export const unmuteRoom = (db: Db, userId: string, roomId: string) =>
  own(db, userId, roomId).set({ is_muted: false }).execute()

export const archiveRoom = (db: Db, userId: string, roomId: string) =>
  own(db, userId, roomId).set({ archived_at: new Date() }).execute()
export const unarchiveRoom = (db: Db, userId: string, roomId: string) =>
  own(db, userId, roomId).set({ archived_at: null }).execute()

export const keepDraft = (db: Db, userId: string, roomId: string, draft: string) =>
  own(db, userId, roomId).set({ draft }).execute()

const own = (db: Db, userId: string, roomId: string) =>
  db.updateTable('chat_members').where('room_id', '=', roomId).where('user_id', '=', userId)
