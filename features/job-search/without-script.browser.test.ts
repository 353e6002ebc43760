import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { heading, openBoard } from '#features/jobs/board.fixture.ts'
import type { TestBrowser } from '#test/browser.ts'

// A browser that shares a busy machine is slow, not broken.
vi.setConfig({ testTimeout: 90_000 })

let board: TestBrowser
beforeAll(async () => {
  board = await openBoard()
})
afterAll(() => board.close())

test('search, filter, job and military code need no script', async () => {
  const page = await board.open('/', { javaScriptEnabled: false })
  await page.getByLabel('Keywords').fill('nurse')
  await page.getByRole('button', { name: 'Search jobs' }).click()
  expect(await heading(page)).toBe('Nurse jobs')
  await page.getByRole('checkbox', { name: 'Part-time' }).check()
  await page.getByRole('button', { name: 'Apply filters' }).click()
  expect(await page.getByRole('article').count()).toBe(1)
  await page.getByRole('link', { name: 'School Nurse' }).click()
  expect(await heading(page)).toBe('School Nurse')

  await page.goto('/jobs/search?tab=mos')
  await page.getByLabel('Branch').selectOption({ label: 'Army' })
  await page.getByLabel('Occupation').fill('11B')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  expect(await heading(page)).toBe('Jobs for 11B Infantryman')
})
