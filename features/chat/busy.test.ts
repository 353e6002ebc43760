// What keeps a conversation quick when many write at the same time.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openPool, queryBuilder } from '#lib/db.ts'
import { app, open, openApp, pair, write } from './conversations.fixture.ts'
import { changesInRooms } from './reading.ts'
import { unreadOfEach } from './unread.ts'

openApp()

test('a conversation whose row is held keeps nobody waiting who writes in another', async () => {
  const [held, other] = [await pair(), await pair()]
  const waiting: Promise<unknown>[] = []
  await app.db.transaction().execute(async (trx) => {
    await sql`select from chat_rooms where id = ${held.room} for update`.execute(trx)
    // More than there are connections for messages, fewer than PgBouncer has (npm run test:pooler).
    for (let n = 0; n < 3; n++) waiting.push(write(held.maria, held.room, `Held ${n}`))
    const { statusCode } = await write(other.maria, other.room, 'Not held')
    expect(statusCode).toBe(201)
  })
  await Promise.all(waiting)
  const { room } = await open(other.walter, other.room)
  expect(room.messages.at(-1).body).toBe('Not held')
})

test('statements that run for every message are planned once for each connection', async () => {
  const { maria, walter, room } = await pair()
  const pool = openPool(app.application.url, 1)
  const db = queryBuilder(pool)
  for (let n = 0; n < 20; n++) {
    const [read] = await changesInRooms({ db, pool }, new Map([[room, 0]]))
    expect(read!.messages).toHaveLength(1)
    const unread = await unreadOfEach(db, [maria.id, walter.id])
    expect([unread(maria.id).messages, unread(walter.id).messages]).toEqual([1, 0])
  }
  const { rows } = await pool.query<{ plans: number }>(
    'select generic_plans::int as plans from pg_prepared_statements',
  )
  // PostgreSQL tries the first five with their values.
  expect(rows.map(({ plans }) => plans > 10)).toEqual([true, true])
  await db.destroy()
})
