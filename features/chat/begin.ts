import { sql } from 'kysely'
import { reachOf } from '#features/connections/index.ts'
import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import { moduleChat } from './module-chat.ts'
import { openGroup, openPair } from './rooms.ts'
import type { NewRoom } from './schema.ts'
import { sendMessage, sentBefore } from './sending.ts'

type Viewer = NonNullable<Person>
type Begun = { roomId: string; id: string; seq: number }

/** The first message opens the conversation: with one person, or as a group. Sent twice, there is one. */
export const begin = (db: Db, viewer: Viewer, siteId: string, asked: NewRoom): Promise<Begun> =>
  db.transaction().execute(async (trx) => {
    const { people, name, fromModule, ...message } = asked
    // One at a time for each sender, so that a double click does not open two groups.
    await sql`select from users where id = ${viewer.id} for no key update`.execute(trx)
    const before = message.clientId && (await sentBefore(trx, viewer.id, message.clientId))
    if (before) return { roomId: before.roomId, id: before.id, seq: before.seq }
    const roomId = await roomFor(trx, viewer, siteId, { people, name, fromModule })
    return { roomId, ...(await sendMessage(trx, viewer, roomId, message)) }
  })

type Asked = Pick<NewRoom, 'people' | 'name' | 'fromModule'>

async function roomFor(trx: Db, viewer: Viewer, siteId: string, { people, name, fromModule }: Asked) {
  // The manager of a module is open to everybody who sees it, whomever the form names.
  if (fromModule) {
    const { id } = await moduleChat(trx, viewer, siteId, fromModule)
    return openPair(trx, viewer, id, siteId, 'known')
  }
  const [only, ...more] = people
  if (only === undefined || more.length || name)
    return openGroup(trx, viewer, { people, name: name ?? null, themeId: siteId })
  const reach = (await reachOf(trx, viewer, [only])).get(only) ?? 'none'
  return openPair(trx, viewer, only, siteId, reach)
}
