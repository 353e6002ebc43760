import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { beginSession } from '#lib/session.ts'
import { overflow, type TestBrowser, testBrowser } from '#test/browser.ts'

// A browser that shares a busy machine is slow, not broken.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

let browser: TestBrowser
let session: string
beforeAll(async () => {
  browser = await testBrowser()
  const { rows } = await browser.pool.query(
    `insert into users (email, first_name, last_name, activated_at)
     values ('grace@example.org', 'Grace Wilhelmina', 'Okafor-Featherstonehaugh', now()) returning id`,
  )
  session = await beginSession(browser.db, rows[0].id)
})
afterAll(() => browser.close())

const few = ['Find a job', 'Federal jobs', 'Military occupation']
const many = [...few, 'Apprenticeships', 'Power and water', 'Spouses', 'Benefits', 'About us', 'Write to us']
const headers = [
  { name: 'Harbor', labels: few },
  { name: 'Franklin Department of Veterans Services', labels: few },
  { name: 'Harbor', labels: many },
  { name: 'Franklin Department of Veterans Services', labels: many },
]

test.each(headers)('$name with $labels.length entries stays in order at every width', async (header) => {
  await show(header)
  for (const cookies of [[], [{ name: 'session', value: session, url: browser.origin }]]) {
    const page = await browser.open('/user/login')
    await page.context().addCookies(cookies)
    await expect.poll(async () => (await page.goto('/contact')) && namesOf(page)).toEqual(header.labels)
    for (const width of [320, 390, 768, 960, 1024, 1120, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 700 })
      expect(await overflow(page), `${width}`).toBeLessThanOrEqual(0)
      expect(await torn(page), `${width}`).toEqual([])
    }
  }
})

async function show({ name, labels }: (typeof headers)[number]) {
  const navigation = labels.map((label, at) => ({ label, href: `/pages/entry-${at}` }))
  await browser.pool.query('update themes set name = $1, content = $2', [
    name,
    JSON.stringify({ navigation }),
  ])
}

const namesOf = (page: Page) => page.locator('header nav ul').first().locator('a').allTextContents()

/** What is not in one line with what belongs beside it, in words. */
const torn = (page: Page) =>
  page.evaluate(() => {
    const middleOf = (element: Element) => {
      const { top, bottom, height } = element.getBoundingClientRect()
      return height ? (top + bottom) / 2 : null
    }
    const isTorn = (elements: Element[]) => {
      const middles = elements.map(middleOf).filter((middle) => middle !== null)
      return middles.length > 0 && Math.max(...middles) - Math.min(...middles) > 4
    }
    const find = (selector: string) => [...document.querySelectorAll(selector)]
    const links = find('header nav > ul a')
    const account = find('header nav > div > :is(a, div > *), header nav > div > div > form')
    const mark = find('header > div > a')
    const menu = find('header button[popovertarget]:not(nav *)')
    const isRow = links.some((link) => middleOf(link))
    return [
      isTorn([...mark, ...menu]) && 'the way to the menu is not beside the mark',
      isRow && isTorn(account) && 'the ways in are below each other',
      // A row of entries begins another one only where it has the whole width.
      isRow &&
        isTorn(links) &&
        middleOf(links[0]!)! < mark[0]!.getBoundingClientRect().bottom &&
        'entries are below each other beside the mark',
    ].filter(Boolean)
  })
