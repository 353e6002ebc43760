// Beside the rail of the menu a tablet has room for few columns: a list leaves out what matters less (`wideOnly`) rather than
// cut its last columns where nothing shows that there are more.

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginSession } from '#lib/session.ts'
import { type TestBrowser, testBrowser } from './browser.ts'
import { addressOf, sceneOf } from './matrix-things.ts'

const tablet = { viewport: { width: 768, height: 1024 } }
const lists =
  /^\/admin\/[^/:.]+$|^\/admin\/themes\/:id\/pages$|^\/(users\/search|nyc-exams\/list|employer\/manage)$/

let site: TestBrowser
let session: string
let addresses: string[]
beforeAll(async () => {
  site = await testBrowser({ FLOOD_POINTS: '0' })
  const { db } = site
  const { id: themeId } = await db.selectFrom('themes').select('id').executeTakeFirstOrThrow()
  const add = async (email: string, type: string) => {
    const row = {
      email,
      first_name: 'Yolanda',
      last_name: 'Whitaker-Castellano',
      type,
      source_theme_id: themeId,
    }
    const added = db.insertInto('users').values({ ...row, activated_at: new Date() })
    return (await added.returning('id').executeTakeFirstOrThrow()).id
  }
  const admin = await add('yolanda.whitaker@example.org', 'Admin')
  const maria = await add('maria.whitaker-castellano@example.org', 'User')
  const scene = await sceneOf(db, themeId, await add('walter.whitaker@example.org', 'Mentor'))
  // Every route's thing is made, so that the lists have rows.
  const made = new Map<string, string>()
  for (const route of site.routes.filter(({ method }) => method === 'GET'))
    made.set(route.url, await addressOf(route, db, maria, scene))
  addresses = [...made].filter(([url]) => lists.test(url)).map(([, address]) => address)
  addresses.push(`/admin/jobs?employer=${scene.employer}`, `/employer/applicants?employer=${scene.employer}`)
  session = await beginSession(db, admin)
}, 300_000)
afterAll(() => site.close())

it('no list of the staff is wider than a tablet', async () => {
  const page = await site.open('/contact', { ...tablet, session })
  const found = { cut: [] as string[], tables: 0 }
  for (const address of addresses) {
    await page.goto(address)
    const widths = await tableWidths(page)
    found.tables += widths.length
    for (const { caption, extra } of widths)
      if (extra > 1) found.cut.push(`${address}: ${caption} by ${extra} pixels`)
  }
  expect(found.cut).toEqual([])
  expect(found.tables).toBeGreaterThan(12)
}, 300_000)

/** By how much each table is wider than the frame that it scrolls in. */
const tableWidths = (page: Page) =>
  page.locator('table[role="table"]').evaluateAll((tables) =>
    tables.map((table) => {
      const { scrollWidth, clientWidth } = table.parentElement!
      return { caption: table.querySelector('caption')?.textContent, extra: scrollWidth - clientWidth }
    }),
  )
