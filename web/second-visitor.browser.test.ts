// Two visitors follow the same links while the pages are in the cache: the second sees what the first saw.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBoard } from '#features/jobs/board.fixture.ts'
import type { TestBrowser } from '#test/browser.ts'

let site: TestBrowser
beforeAll(async () => {
  site = await openBoard()
})
afterAll(() => site.close())

/** Clicks through the public pages; returns the heading of each, in order. */
async function clickThrough(page: Page): Promise<string[]> {
  const headings: string[] = []
  const heading = page.getByRole('heading', { level: 1 })
  const follow = async (link: ReturnType<Page['getByRole']>, address: RegExp) => {
    await link.click()
    await page.waitForURL(address)
    headings.push((await heading.textContent()) ?? '')
  }
  await follow(page.getByRole('link', { name: 'Find a job' }).first(), /\/jobs\/search/)
  await follow(
    page.getByRole('link', { name: /Registered Nurse \d+$/ }).first(),
    /\/jobs\/registered-nurse-\d/,
  )
  await follow(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }), /\/terms/)
  await follow(page.getByRole('banner').getByRole('link', { name: 'Harbor Veterans' }), /\/$/)
  return headings
}

test('links work for the second visitor, and the second time', async () => {
  const first = await site.open('/')
  const seen = await clickThrough(first)
  expect(new Set(seen).size).toBe(4)
  expect(await clickThrough(first)).toEqual(seen)

  const second = await site.open('/')
  const answers: (string | undefined)[] = []
  second.on('response', (response) => {
    if (response.request().headers()['x-inertia']) answers.push(response.headers()['x-cache'])
  })
  expect(await clickThrough(second)).toEqual(seen)
  expect(answers).toContain('hit')
  expect(await clickThrough(second)).toEqual(seen)
  expect([...first.errors, ...second.errors]).toEqual([])
})
