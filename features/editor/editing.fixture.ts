import type { BrowserContextOptions, Page } from 'playwright-core'
import { beginSession } from '#lib/session.ts'
import type { TestBrowser } from '#test/browser.ts'

export type Editing = {
  theme: string
  addPage(route: string, containers: object[]): Promise<void>
  /** A page as Ruth, who is an administrator, gets it. */
  open(path: string, options?: BrowserContextOptions): Promise<Page & { errors: string[] }>
  /** The document that is kept of the page at this route, and what is around it. */
  kept(route: string): Promise<{ name: string; document: { containers: Part[] }; rev: number }>
}
export type Part = { id: string; title?: string; columns: { id: string; [field: string]: unknown }[] }

/** A browser on a site whose pages Ruth Keeper edits. */
export async function editing(browser: TestBrowser): Promise<Editing> {
  const { db } = browser
  const ruth = { email: 'ruth@example.org', first_name: 'Ruth', last_name: 'Keeper', type: 'Admin' }
  const { id } = await db.insertInto('users').values(ruth).returning('id').executeTakeFirstOrThrow()
  const value = await beginSession(db, id)
  const theme = (await db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  const cookie = { name: 'session', value, domain: 'localhost', path: '/', expires: -1 }
  const cookies = [{ ...cookie, httpOnly: true, secure: false, sameSite: 'Lax' as const }]
  const asRuth = { storageState: { cookies, origins: [] }, viewport: { width: 1440, height: 900 } }
  return {
    theme,
    async addPage(route, containers) {
      const document = JSON.stringify({ schemaVersion: 1, containers })
      await db.insertInto('pages').values({ theme_id: theme, name: 'About us', route, document }).execute()
    },
    open: (path, options) => browser.open(path, { ...asRuth, ...options }),
    kept: (route) =>
      db
        .selectFrom('pages')
        .select(['name', 'document', 'rev'])
        .where('route', '=', route)
        .$castTo<Awaited<ReturnType<Editing['kept']>>>()
        .executeTakeFirstOrThrow(),
  }
}

export const save = (page: Page) => page.getByTitle('Save ALL Changes').click()
export const saved = (page: Page) => page.getByTitle('Edit Page').waitFor()
export const select = (page: Page, id: string) =>
  page.locator(`[data-part="${id}"]`).click({ position: { x: 5, y: 5 } })
export const said = (page: Page) => page.locator('[data-said]')
