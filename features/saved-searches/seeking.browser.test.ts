import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openBoard } from '#features/jobs/board.fixture.ts'
import { beginSession } from '#lib/session.ts'
import { type TestBrowser, visit } from '#test/browser.ts'
import { faultsInEveryLook } from '#test/looks.ts'

// A browser that shares a busy machine is slow, not broken.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let board: TestBrowser
beforeAll(async () => {
  board = await openBoard()
})
afterAll(() => board.close())

async function session(): Promise<string> {
  const email = `maria.${randomUUID()}@example.org`
  const { id } = await board.db
    .insertInto('users')
    .values({ email, first_name: 'Maria', last_name: 'Ortiz', activated_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return beginSession(board.db, id)
}

async function signedIn(path: string, page?: Page) {
  const value = await session()
  if (!page) return board.open(path, { session: value })
  await page.context().addCookies([{ name: 'session', value, url: board.origin }])
  await visit(page, path)
  return page
}

test('the search a visitor tried to save is saved after sign-in', async () => {
  const page = await board.open('/jobs/search?q=police')
  await page.getByRole('button', { name: 'Save Police Officer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in to save this job' })
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/user\/login/)
  await signedIn('/jobs/search?q=police', page)
  await page.getByRole('button', { name: 'Remove Police Officer from your saved jobs' }).waitFor()
  await page.goto('/jobs/favorites')
  await page.getByRole('heading', { name: 'Police Officer' }).waitFor()
})

test('a search is saved, changed and removed', async () => {
  const page = await signedIn('/jobs/search?q=nurse&type=Part-time')
  await page.getByRole('link', { name: 'Save this search' }).click()
  await page.waitForURL(/my-saved-searches\/new/)
  expect(await page.getByLabel('Name').inputValue()).toBe('Nurse jobs')
  await page.getByLabel('Every Monday').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(/my-saved-searches$/)
  await page.getByText('Mail: every Monday').waitFor()
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Name').fill('Nursing by the hour')
  await page.getByLabel('Location').fill('Fort Hallow')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Your location might be invalid').waitFor()
  expect(await page.getByLabel('Name').inputValue()).toBe('Nursing by the hour')
  await page.getByLabel('Location').fill('Norfolk, VA')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: 'Nursing by the hour' }).waitFor()
  await page.getByRole('button', { name: 'Remove Nursing by the hour' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Nothing saved.').waitFor()
})

test('applying opens the employer’s page in a new window and records it; the keyboard moves it on the board', async () => {
  const page = await signedIn('/jobs/search?q=police')
  await page.getByRole('link', { name: 'Police Officer' }).click()
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Apply now' }).click()
  const employer = await opened
  await employer.waitForURL(/\/leaving$|harbor\.example/, { waitUntil: 'commit' })
  await employer.close()
  await visit(page, '/jobs/applications')
  const card = page.getByRole('article', { name: 'Police Officer' })
  await card.getByRole('link').focus()
  await page.keyboard.press('Alt+ArrowRight')
  const interviewing = page.getByRole('region', { name: /^Interviewing/ })
  await interviewing.getByRole('article', { name: 'Police Officer' }).waitFor()
  await card.getByLabel('Status of Police Officer').selectOption({ label: 'Got an offer' })
  await page
    .getByRole('region', { name: /^Got an offer/ })
    .getByRole('article')
    .waitFor()
})

test('unsaved notes of an application survive moving it', async () => {
  const page = await signedIn('/jobs/search?q=police')
  await page.getByRole('link', { name: 'Police Officer' }).first().click()
  await page.getByRole('button', { name: /follow this job/ }).click()
  await page.waitForURL(/applications$/)
  const card = page.getByRole('article', { name: 'Police Officer' })
  const columnOf = (status: string) =>
    page.getByRole('region', { name: new RegExp(`^${status}`) }).getByRole('article')
  await card.getByText('Notes and dates').click()
  await card.getByLabel('Notes', { exact: true }).fill('Ask for Ana')
  // In the notes, Alt and an arrow key move by a word.
  await page.keyboard.press('Alt+ArrowLeft')
  await columnOf('Interested').waitFor()

  // Arrow keys pass through statuses; Enter chooses one.
  const menu = card.getByLabel('Status of Police Officer')
  await menu.focus()
  await menu.press('ArrowDown')
  await menu.press('ArrowUp')
  await menu.selectOption({ label: 'Got an offer' })
  await columnOf('Interested').waitFor()
  await menu.press('Enter')
  await columnOf('Got an offer').waitFor()
  await card.getByText('Notes and dates').click()
  expect(await card.getByLabel('Notes', { exact: true }).inputValue()).toBe('Ask for Ana')
  expect(await card.getByRole('list', { name: 'History' }).getByRole('listitem').count()).toBe(2)
})

test.each([
  '/jobs/applications',
  '/jobs/favorites',
  '/my-saved-searches',
  '/my-saved-searches/new?q=nurse&l=23510',
  '/recommendations/list',
])('on %s axe finds nothing and nothing is cut off, at three widths, light and dark', async (path) => {
  const page = await signedIn('/jobs/search?q=nurse')
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await page.getByRole('link', { name: /Nurse/ }).first().click()
  await page.getByRole('button', { name: /follow this job/ }).click()
  await page.waitForURL(/applications/)
  await visit(page, path)
  expect(await faultsInEveryLook(page, path)).toEqual([])
})
