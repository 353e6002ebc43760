// A process is killed between the commit of a message and its word to the others.
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '#lib/db.ts'
import { assets } from '#test/app.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { build } from '../../../app.ts'
import { nothingShed, readSettings } from '../../../config.ts'
import { pairIn } from './pair.fixture.ts'
import { tell } from './telling.ts'

let app: TestApp
let host: string
beforeAll(async () => {
  app = await testApp()
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  host = `localhost:${(app.app.server.address() as AddressInfo).port}`
})
afterAll(() => app.close())

type Told = { type: string; messages?: { body: string; seq: number }[] }

/** Maria looks at the room; Walter's message is written, and nobody was told of it. */
async function untold(body: string) {
  const { maria, walter, room } = await pairIn(app)
  const told: Told[] = []
  const socket = new WebSocket(`ws://${host}/chat/socket`, {
    headers: { cookie: `session=${maria.session}`, origin: `http://${host}` },
  } as never)
  socket.addEventListener('message', ({ data }) => told.push(JSON.parse(String(data))))
  await expect.poll(() => told.map(({ type }) => type)).toContain('ready')
  const clientId = crypto.randomUUID()
  await sql`update chat_rooms set last_seq = 2, last_change = 2 where id = ${room}`.execute(app.db)
  await sql`insert into chat_messages (room_id, seq, change, sender_id, client_id, body)
    values (${room}, 2, 2, ${walter.id}, ${clientId}, ${body})`.execute(app.db)
  const heard = () => told.flatMap(({ messages = [] }) => messages).filter((message) => message.body === body)
  return { walter, room, clientId, heard, close: () => socket.close() }
}

test('its sender’s next try tells of it, and writes nothing more', async () => {
  const { walter, room, clientId, heard, close } = await untold('Sent again')
  const again = await app.send('POST', `/chat/${room}/messages`, {
    session: walter.session,
    body: { body: 'Sent again', clientId },
  })
  expect(again.json()).toMatchObject({ seq: 2 })
  await expect.poll(heard).toMatchObject([{ seq: 2 }])
  close()
})

test('the process that starts instead tells of it', async () => {
  const { heard, close } = await untold('Told by the next')
  const pool = openPool(app.application.url, 2)
  const next = await build({
    settings: { ...readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), shed: nothingShed },
    ...{ pool, directUrl: app.application.url, assets, render: async () => ({}) as never },
  })
  await expect.poll(heard).toMatchObject([{ seq: 2 }])
  await next.close()
  await pool.end().catch(() => {})
  close()
})

test('when it is told, what was committed without waiting is on disk', async () => {
  const url = new URL(app.application.url)
  url.searchParams.set('options', '-c synchronous_commit=on')
  const pool = openPool(url.href, 1)
  const ask = async (question: string) => (await pool.query(question)).rows[0].answer
  await pool.query('begin')
  await pool.query('set local synchronous_commit = off')
  await pool.query('update users set first_name = first_name')
  await pool.query('commit')
  const written = await ask('select pg_current_wal_insert_lsn() as answer')
  await tell(pool, { room: crypto.randomUUID(), change: 1 })
  expect(await ask(`select pg_current_wal_flush_lsn() >= '${written}' as answer`)).toBe(true)
  await pool.end()
})
