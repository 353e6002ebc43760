import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendGift, takesGifts } from '#features/donations/gift.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await takesGifts(app)
})
afterAll(() => app.close())

/** The command, on this test's database. */
const run = () =>
  promisify(execFile)('node', ['bin/check-ledger.ts'], {
    env: { ...process.env, DATABASE_URL: app.url, DATA_DIR: join(tmpdir(), 'muster-check-ledger') },
  }).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )

test('check:ledger ends with 0 while the books hold; then with 1 and the rows of each rule that is broken', async () => {
  const { id } = (await sendGift(app)).json().donation
  expect(await run()).toMatchObject({ code: 0, stdout: expect.stringContaining('The books hold.') })
  // What only the owner of the database can do.
  await sql`delete from ledger_entries where donation_id = ${id} and part = 'tip'`.execute(app.db)
  await sql`update demo_charges set status = 'failed'`.execute(app.db)
  const { code, stderr } = await run()
  expect(code).toBe(1)
  expect(stderr).toContain(
    `${id}  The lines of a gift do not add up to what was paid and has not left again.`,
  )
  expect(stderr).toContain('We have a success, and the demonstration no such charge.')
  expect(stderr).toContain('2 rows break a rule of money.')
}, 60_000)
