// Long words never widen a page, and no page fails in the browser: every screen there is, on a phone, where everything has a
// name without a gap in it.

import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginSession } from '#lib/session.ts'
import { overflow, type TestBrowser, testBrowser } from './browser.ts'
import { addressOf, sceneOf } from './matrix-things.ts'

/** Not screens: files, feeds, what answers with JSON or a redirect only, and what needs a real link. */
const phone = { viewport: { width: 390, height: 844 } }

/** What people write into fields: names and titles, and longer texts. */
const written = [
  'name',
  'title',
  'first_name',
  'last_name',
  'message',
  'subject',
  'agency',
  'city',
  'reason',
  'about',
  'company_name',
  'identifier',
]

const word = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaftsvorsitzende'

let site: TestBrowser
let addresses: string[]
let sessions: Record<string, string>
beforeAll(async () => {
  site = await testBrowser({ FLOOD_POINTS: '0' })
  const { db } = site
  const { id: themeId } = await db.selectFrom('themes').select('id').executeTakeFirstOrThrow()
  const add = async (email: string, type = 'User') => {
    const row = { email, first_name: 'Maria', last_name: 'Ortiz', type, source_theme_id: themeId }
    const { id } = await db
      .insertInto('users')
      .values({ ...row, activated_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const [admin, maria, mentor] = [
    await add('ana@example.org', 'Admin'),
    await add(`${word.toLowerCase().slice(0, 60)}@example.org`),
    await add('walter@example.org', 'Mentor'),
  ]
  const scene = await sceneOf(db, themeId, mentor)
  addresses = []
  for (const route of site.routes.filter(({ method }) => method === 'GET'))
    addresses.push(await addressOf(route, db, maria, scene))
  await lengthen(site)
  sessions = {
    administrator: await beginSession(db, admin),
    'Maria Ortiz': await beginSession(db, maria),
    visitor: '',
  }
}, 300_000)
afterAll(() => site.close())

/** Gives everything that people name a name of a hundred letters; where a rule forbids that, it stays as it was. */
async function lengthen({ db }: TestBrowser) {
  // A catalog of its own: what other tests of this process read of theirs is kept by its hash.
  await db.updateTable('catalog_version').set({ hash: 'long words' }).execute()
  const columns = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'text'
    and column_name in (${sql.join(written)})`.execute(db)
  for (const { table, column } of columns.rows)
    await sql`update ${sql.table(table)} t set ${sql.ref(column)} = ${word} || left(md5(t::text), 6)`
      .execute(db)
      .catch(() => {})
}

test.each(['administrator', 'Maria Ortiz', 'visitor'])(
  'no page of the %s is wider than a phone, or fails',
  async (who) => {
    const first = await site.open('/contact', { ...phone, session: sessions[who]! })
    const context = first.context()
    const [wide, failures]: [string[], string[]] = [[], []]
    const searched = addresses.filter((address) => /\/(search|list)$|^\/admin\/[^/]+$/.test(address))
    const waiting = [...addresses, ...searched.map((path) => `${path}?q=${word}`)]
    const tab = async (page: Page) => {
      page.on('pageerror', ({ message }) => failures.push(`${page.url()}: ${message}`))
      for (let address = waiting.shift(); address; address = waiting.shift()) {
        const found = await widest(page, address)
        if (found) wide.push(`${address}: ${found}`)
      }
    }
    await Promise.all([tab(first), tab(await context.newPage()), tab(await context.newPage())])
    expect(wide).toEqual([])
    expect(failures).toEqual([])
  },
  600_000,
)

/** What is wider than the window on the screen at this address, if that is a screen for this person. */
async function widest(page: Page, address: string): Promise<string | undefined> {
  const answer = await page.goto(address, { waitUntil: 'commit' }).catch(() => null)
  if (!answer?.headers()['content-type']?.startsWith('text/html')) return
  if (page.url().includes('/user/login?')) return
  await page.waitForLoadState('load')
  const extra = await overflow(page)
  if (extra <= 0) return
  const element = await page.evaluate(() => {
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth + 1,
    )
    const around: string[] = []
    for (let at = wide.at(-1); at && around.length < 4; at = at.parentElement ?? undefined)
      around.unshift(`${at.tagName} ${at.getAttribute('class') ?? ''}`)
    return `${around.join(' > ')}: ${wide.at(-1)?.textContent?.slice(0, 40)}`
  })
  return `${extra} pixels, ${element}`
}
