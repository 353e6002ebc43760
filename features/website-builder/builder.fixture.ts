import { afterAll, beforeAll } from 'vitest'
import { beginSession } from '#lib/session.ts'
import { type TestBrowser, testBrowser } from '#test/browser.ts'

/** Ruth is an administrator, and Otto owns the site of the browser, which has live editing. */
export let browser: TestBrowser
let ruth: string
let otto: string

export function openBuilder(environment: Record<string, string> = {}): void {
  beforeAll(async () => {
    browser = await testBrowser(environment)
    const { id: theme_id } = await browser.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()
    await browser.pool.query(`update themes set applications = applications || '{"liveEditing": true}'`)
    ruth = await beginSession(browser.db, await add('Ruth', 'Calloway', { type: 'Admin' }))
    const owner = await add('Otto', 'Reyes', { is_theme_owner: true })
    await browser.db.insertInto('theme_owners').values({ theme_id, user_id: owner }).execute()
    otto = await beginSession(browser.db, owner)
  }, 60_000)
  afterAll(() => browser.close())
}

async function add(first_name: string, last_name: string, more: object) {
  const person = { email: `${first_name}@example.org`, first_name, last_name, activated_at: new Date() }
  const { id } = await browser.db
    .insertInto('users')
    .values({ ...person, ...more })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const asRuth = (path: string) => browser.open(path, { session: ruth })
export const asOtto = (path: string) => browser.open(path, { session: otto })

/** A frame loads, or a change is rendered, on a busy machine. */
export const soon = { timeout: 20_000 }
export const brand = (element: Element) => getComputedStyle(element).getPropertyValue('--brand')
