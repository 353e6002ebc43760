import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { hasPgBouncer, type PgBouncer, pgBouncer } from '#test/pgbouncer.ts'
import { readSettings } from '../../config.ts'
import { pooler } from './checks/pooler.ts'

if (!hasPgBouncer) console.log('Not tried: what the doctor says about PgBouncer. It is not installed.')

let own: TestDatabase
let bouncer: PgBouncer

describe.skipIf(!hasPgBouncer)('the doctor and PgBouncer', () => {
  beforeAll(async () => {
    own = await testDatabase()
    bouncer = await pgBouncer(own.url, [own.application.url])
  }, 60_000)
  afterAll(async () => {
    await bouncer.close()
    await own.close()
  })

  const look = (databaseUrl: string, databaseDirectUrl: string | null = null) => {
    const settings = { ...readSettings({ NODE_ENV: 'test' }), databaseUrl, databaseDirectUrl }
    return pooler.look({ db: own.application.db, settings, isThorough: true })
  }

  test('each mode of a pooler is recognized, and said where it does not fit', async () => {
    const { url } = own.application
    const [pooled, session, statement] = [bouncer.pooled(url), bouncer.session(url), bouncer.statement(url)]
    for (const [databaseUrl, direct, says] of [
      [url, null, 'Straight to the database.'],
      [session, null, 'Through a pooler that keeps sessions.'],
      [pooled, url, 'Through a pooler, and straight to the database where that is needed.'],
      [pooled, session, 'Through a pooler, and straight to the database where that is needed.'],
    ] as const)
      expect(await look(databaseUrl, direct)).toMatchObject({ level: 'well', says })
    for (const [databaseUrl, direct, detail, step] of [
      [pooled, null, 'DATABASE_DIRECT_URL is not set', 'Set DATABASE_DIRECT_URL'],
      [pooled, pooled, 'The one at DATABASE_DIRECT_URL has pool_mode transaction', 'Set DATABASE_DIRECT_URL'],
      [statement, url, 'pool_mode is statement', 'Set pool_mode = transaction'],
    ] as const)
      expect(await look(databaseUrl, direct)).toMatchObject({
        level: 'broken',
        detail: expect.stringContaining(detail),
        steps: [expect.stringContaining(step)],
      })
  })
})
