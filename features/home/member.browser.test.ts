import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openBoard } from '#features/jobs/board.fixture.ts'
import { beginSession } from '#lib/session.ts'
import { axe, overflow, type TestBrowser } from '#test/browser.ts'

// A browser that shares a busy machine is slow, not broken.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

let board: TestBrowser
beforeAll(async () => {
  board = await openBoard()
})
afterAll(() => board.close())

it('a person’s home page is in order on a phone and wide, light and dark, whatever their name', async () => {
  const person = { email: 'grace@example.org', first_name: 'G'.repeat(90), last_name: 'Okafor' }
  const { id } = await board.db
    .insertInto('users')
    .values({ ...person, activated_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const page = await board.open('/', { session: await beginSession(board.db, id) })
  await page.getByRole('heading', { name: 'Your next step' }).waitFor()
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    expect([width, await overflow(page), await axe(page)]).toEqual([width, 0, []])
  }
  await page.getByRole('link', { name: 'Complete my profile' }).press('Enter')
  await page.waitForURL(/\/edit\/service$/)
  expect(page.errors).toEqual([])
})
