import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveEmployer } from '#features/employers/index.ts'
import { beginSession } from '#lib/session.ts'
import { type TestBrowser, testBrowser } from '#test/browser.ts'
import { faultsInEveryLook } from '#test/looks.ts'
import { addFeed } from './feeds.ts'

let browser: TestBrowser
let session: string
beforeAll(async () => {
  browser = await testBrowser()
  const { id } = await browser.db
    .insertInto('users')
    .values({
      email: 'grace@example.org',
      first_name: 'Grace',
      last_name: 'Okafor',
      type: 'Admin',
      activated_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  session = await beginSession(browser.db, id)
  await feedWithRuns(
    'Lone Star Freight',
    'https://lonestar.example/jobs.xml',
    [412, 415, 398, 405, 421, 430, 428, 433],
  )
  await feedWithRuns(
    'Harbor Health',
    'https://careers.harborhealth.example/feeds/veterans/open-positions.json',
    [88, 90, 0, 91, 93, 0],
  )
  await feedWithRuns('Old Dominion Docks', 'https://docks.example/all.csv', [])
})
afterAll(() => browser.close())

/** A reading of 0 failed. */
async function feedWithRuns(employer: string, url: string, reads: number[]) {
  const feed = await addFeed(browser.db, await saveEmployer(browser.db, employer), url, { everyHours: 24 })
  for (const [at, read] of reads.entries()) {
    const started = new Date(Date.UTC(2026, 10, 10 + at, 3, 20))
    await browser.db
      .insertInto('feed_runs')
      .values({
        id: crypto.randomUUID(),
        feed_id: feed,
        started_at: started,
        progress_at: started,
        finished_at: new Date(started.getTime() + 4200),
        success: read > 0,
        failure_reason: read
          ? null
          : 'The feed has only 3 jobs, and the last good reading had 91. Nothing expires. If that is right, confirm it.',
        read,
        added: Math.round(read / 40),
      })
      .execute()
  }
  if (reads.length)
    await browser.db.updateTable('feeds').set({ integration: 'Indeed XML' }).where('id', '=', feed).execute()
  return feed
}

async function open(options: Parameters<TestBrowser['open']>[1] = {}) {
  return browser.open('/admin/feeds', { session, ...options })
}

test('it shows the health of each feed, and is in order at every width, light and dark', async () => {
  const page = await open()
  expect(await page.getByRole('row').allTextContents()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/Harbor Health.*Failed.*only 3 jobs/),
      expect.stringMatching(/Lone Star Freight.*Healthy.*433 jobs in 4.2 s/),
    ]),
  )
  expect(await page.getByRole('img', { name: 'The last 6 runs: 2 failed' }).count()).toBe(1)
  expect(await faultsInEveryLook(page, 'feeds')).toEqual([])
  expect(page.errors).toEqual([])
})

test('a feed is run, filtered and removed', async () => {
  const page = await open()
  await page
    .getByRole('row', { name: /Lone Star/ })
    .getByRole('button', { name: 'Run now' })
    .click()
  await page.getByText('The feed is being imported and results should appear shortly.').waitFor()
  const { rows } = await browser.pool.query(
    `select count(*)::int as waiting from graphile_worker.jobs where task_identifier = 'runFeed'`,
  )
  expect(rows[0].waiting).toBe(1)

  await page.getByLabel('Health').selectOption('Failed')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(/health=Failed/)
  expect(await page.getByRole('row').count()).toBe(2)

  await page.goto('/admin/feeds')
  await page.getByLabel('Employer or address').fill('dock')
  await page.getByLabel('Employer or address').press('Enter')
  await page.waitForURL((url) => url.searchParams.get('q') === 'dock')
  expect(new URL(page.url()).searchParams.get('health')).toBeFalsy()
  await page
    .getByRole('row', { name: /Old Dominion/ })
    .getByRole('button', { name: 'Remove' })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('The feed has been removed.').waitFor()
  await page.getByRole('row', { name: /Old Dominion/ }).waitFor({ state: 'detached' })
  expect(new URL(page.url()).searchParams.get('q')).toBe('dock')
  // The first write fetches its token by being refused once.
  expect(page.errors.filter((error) => !error.includes('403'))).toEqual([])
})

test('without script a feed is run and removed', async () => {
  const id = await feedWithRuns('Bayside Yard', 'https://bayside.example/all.csv', [])
  const page = await open({ javaScriptEnabled: false })
  const row = page.getByRole('row', { name: /Bayside/ })
  await row.getByRole('button', { name: 'Run now' }).click()
  await page.getByText('The feed is being imported and results should appear shortly.').waitFor()
  await row.getByText('Remove').first().click()
  await row.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('The feed has been removed.').waitFor()
  expect(await browser.db.selectFrom('feeds').select('id').where('id', '=', id).execute()).toEqual([])
})
