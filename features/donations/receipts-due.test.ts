import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#lib/ids.ts'
import { solvedCaptcha } from '#test/captcha.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { runTasks } from '#test/tasks.ts'
import { readSettings } from '../../config.ts'
import { checkLedger } from './check-ledger.ts'
import { addFundraiser, addTeam, cards, sendGift, takesGifts } from './gift.fixture.ts'
import { writeReceipts } from './receipts-due.ts'

let app: TestApp
let site: string
beforeAll(async () => {
  app = await testApp()
  site = await takesGifts(app)
})
afterAll(() => app.close())

const settings = readSettings({ NODE_ENV: 'test' })
const write = (failed: (donation: string) => void = () => {}) =>
  writeReceipts({ db: app.application.db, settings }, failed)
const given = async (email: string) => (await sendGift(app, { email })).json().donation.id as string
const due = async () =>
  (await app.pool.query<{ donation_id: string }>('select donation_id from receipts_due')).rows
const receipts = async () =>
  (
    await app.pool.query<{ recipient: string }>(`select recipient from mails where kind = 'receipt'`)
  ).rows.map(({ recipient }) => recipient)
const delivered = async () =>
  (await app.pool.query(`select from graphile_worker.jobs where task_identifier = 'mail.send'`)).rowCount

test('receipts that are due are written together, each once, also by two processes at once', async () => {
  const donors = Array.from({ length: 6 }, () => `${newId()}@example.org`)
  for (const email of donors) await given(email)
  expect(await due()).toHaveLength(6)
  await Promise.all([write(), write(), write()])
  expect((await receipts()).toSorted()).toEqual(donors.toSorted())
  expect(await delivered()).toBe(6)
  expect(await due()).toEqual([])
  await write()
  expect(await receipts()).toHaveLength(6)
})

test('one that cannot be written does not keep the others back, and is tried again later', async () => {
  const [first, broken, last] = [
    await given('a@example.org'),
    await given('b@example.org'),
    await given('c@example.org'),
  ]
  await app.pool.query(`update donations set donor = donor || '{"email": "no address"}' where id = $1`, [
    broken,
  ])
  const failed: string[] = []
  await write((donation) => failed.push(donation))
  expect(failed).toEqual([broken])
  expect(await receipts()).toEqual(expect.arrayContaining(['a@example.org', 'c@example.org']))
  expect(await due()).toEqual([{ donation_id: broken }])
  await write((donation) => failed.push(donation))
  expect(failed).toEqual([broken])
  await app.pool.query(`update donations set donor = donor || '{"email": "b@example.org"}' where id = $1`, [
    broken,
  ])
  await app.pool.query('update receipts_due set due_at = now()')
  await write()
  expect(await receipts()).toContain('b@example.org')
  expect(await checkLedger(app.db)).toEqual([])
  expect([first, last]).not.toContain(broken)
})

test('many gifts at once share statements, and each gets its own answer', async () => {
  const fundraiser = await addFundraiser(app.db, site)
  const teamPage = await addTeam(app.db, site, fundraiser)
  const before = (await due()).length
  const captchas = await Promise.all(Array.from({ length: 24 }, () => solvedCaptcha(app)))
  const sent = await Promise.all(
    captchas.map((captcha, at) =>
      sendGift(app, {
        captcha: at === 7 ? captchas[6] : captcha,
        email: `${newId()}@example.org`,
        ...(at % 2 && { fundraiser, teamPage }),
        ...(at === 3 && { demoCard: cards.declined }),
        ...(at === 4 && { frequency: 'monthly' }),
        ...(at === 5 && { amount: 0 }),
        ...(at === 9 && { fundraiser: newId() }),
      }),
    ),
  )
  const statuses = sent.map(({ statusCode }) => statusCode)
  expect([statuses[3], statuses[5], statuses[9]]).toEqual([422, 422, 404])
  // One proof is one gift, and the second came with another address.
  expect([statuses[6], statuses[7]].toSorted()).toEqual([201, 422])
  expect(statuses.filter((status) => status === 201)).toHaveLength(20)
  const ids = new Set(sent.flatMap((answer) => answer.json().donation?.id ?? []))
  expect(ids.size).toBe(20)
  expect(await due()).toHaveLength(before + 20)
  expect(await runTasks(app, 'donations.receipts')).toBeGreaterThan(0)
  expect(await runTasks(app, 'payments.demoEvents')).toBeGreaterThan(0)
  expect(await checkLedger(app.db)).toEqual([])
  const { team } = (await app.get(`/teams/keystone-energy-ruckers`, { as: 'json' })).json()
  const { rows } = await app.pool.query(
    `select sum(l.cents)::int as cents from ledger_entries l join donations d on d.id = l.donation_id
      where d.team_page_id = $1 and l.part = 'gift'`,
    [teamPage],
  )
  expect(team.totalRaised * 100).toBe(rows[0].cents)
})
