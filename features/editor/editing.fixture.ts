import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { beginSession } from '#lib/session.ts'
import { type OpenOptions, type TestBrowser, testBrowser } from '#test/browser.ts'

export type Part = { id: string; title?: string; columns: { id: string; [field: string]: unknown }[] }

/** A browser on a site whose pages Ruth Keeper, who is an administrator, edits. */
export let browser: TestBrowser
export let theme: string
let session: string

export function openEditor(): void {
  beforeAll(async () => {
    browser = await testBrowser()
    const { db } = browser
    const ruth = { email: 'ruth@example.org', first_name: 'Ruth', last_name: 'Keeper', type: 'Admin' }
    const { id } = await db.insertInto('users').values(ruth).returning('id').executeTakeFirstOrThrow()
    session = await beginSession(db, id)
    theme = (await db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  }, 120_000)
  afterAll(() => browser.close())
}

export async function addPage(route: string, containers: object[] = []): Promise<void> {
  const document = JSON.stringify({ schemaVersion: 1, containers })
  const page = { theme_id: theme, name: 'About us', route, document }
  await browser.db.insertInto('pages').values(page).execute()
}

/** A page as Ruth gets it. */
export const open = (path: string, options?: OpenOptions) =>
  browser.open(path, { session, viewport: { width: 1440, height: 900 }, ...options })

/** The document that is kept of the page at this route, and what is around it. */
export const kept = (route: string) =>
  browser.db
    .selectFrom('pages')
    .select(['name', 'document', 'rev'])
    .where('route', '=', route)
    .$castTo<{ name: string; document: { containers: Part[] }; rev: number }>()
    .executeTakeFirstOrThrow()

export const save = (page: Page) => page.getByTitle('Save ALL Changes').click()
export const saved = (page: Page) => page.getByTitle('Edit Page').waitFor()
export const select = (page: Page, id: string) =>
  page.locator(`[data-part="${id}"]`).click({ position: { x: 5, y: 5 } })
export const said = (page: Page) => page.locator('[data-said]')
