// The process that delivers mail is killed between the mail server's word and its own note of it.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../database.ts'
import { smtpServer } from '../smtp.ts'
import { ready } from './attempt.ts'
import { type PostgresProxy, postgresProxy } from './postgres-proxy.ts'
import { type Scene, sceneOf } from './scene.ts'
import { type Server, serving } from './server-process.ts'
import { writes } from './writes.ts'

let own: TestDatabase
let proxy: PostgresProxy
let server: Server
let scene: Scene
let post: Awaited<ReturnType<typeof smtpServer>>
beforeAll(async () => {
  own = await testDatabase()
  scene = await sceneOf(own.db)
  proxy = await postgresProxy(own.url)
  post = await smtpServer()
  server = await serving(proxy.url, {
    ...{ WORKER: 'inside', MAIL_TRANSPORT: 'smtp', SMTP_URL: post.url, MAIL_FROM: 'no-reply@harbor.example' },
  })
}, 240_000)
afterAll(async () => {
  await server.close()
  await proxy.close()
  await post.close()
  await own.close()
})

const settled = /^update "mails" set "status"/i
const idOf = (raw: string) => /^Message-ID: (.*)$/im.exec(raw)?.[1]
const mails = () => own.db.selectFrom('mails').select(['id', 'status', 'recipient']).execute()

test('a mail whose delivery was not noted keeps its Message-ID, so that mail programs show it once', async () => {
  await ready(server.origin)
  let killed = false
  proxy.fateOf = (statement) => (!killed && settled.test(statement) ? 'cut before' : 'pass')
  proxy.onFate = async () => {
    killed = true
    await server.kill()
  }
  const attempt = await writes['an application is sent']!(scene, server.origin)
  await attempt.send()
  await vi.waitFor(() => expect(killed).toBe(true), 30_000)
  expect(post.received).toHaveLength(1)
  expect(await mails()).toMatchObject([{ status: 'queued' }])

  // The lease of the dead process has run out, and its task is free.
  await own.db
    .updateTable('mails')
    .set({ sending_until: new Date(Date.now() - 1000) })
    .execute()
  await own.pool.query(
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = now()`,
  )
  await server.start()
  await vi.waitFor(async () => expect(await mails()).toMatchObject([{ status: 'sent' }]), 60_000)
  expect(new Set(post.received.map(({ raw }) => idOf(raw))).size).toBe(1)
  expect(await attempt.effects()).toEqual({ applications: 1, mails: 1 })
}, 180_000)
