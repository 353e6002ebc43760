import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { beginSession } from '#lib/session.ts'
import { type OpenOptions, type TestBrowser, testBrowser } from '#test/browser.ts'

/** The browser that a file of tests looks at conversations with. */
export let browser: TestBrowser

export function openBrowser(): void {
  beforeAll(async () => {
    browser = await testBrowser()
  })
  afterAll(() => browser.close())
}

/** Somebody whom others find, in a browser of their own. */
export async function person(firstName: string, lastName: string, isMentor = false) {
  const { id } = await browser.db
    .insertInto('users')
    .values({
      ...{ email: `${firstName}.${Math.random()}@example.org`, first_name: firstName, last_name: lastName },
      ...{ type: isMentor ? 'Mentor' : 'User', activated_at: new Date() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await browser.db
    .insertInto('profiles')
    .values({ user_id: id, is_public: true, is_findable: true })
    .execute()
  if (isMentor) await browser.db.insertInto('mentors').values({ user_id: id }).execute()
  const session = await beginSession(browser.db, id)
  return { id, name: `${firstName} ${lastName}`, session }
}
export type Person = Awaited<ReturnType<typeof person>>

export const at = ({ session }: Person, path: string, options: OpenOptions = {}) =>
  browser.open(path, { session, ...options })
export const connected = (one: Person, other: Person) =>
  browser.db
    .insertInto('connections')
    .values({ sender_id: one.id, receiver_id: other.id, approved_at: new Date() })
    .execute()
export async function say(page: Page, words: string) {
  await page.getByRole('textbox', { name: /^Message to/ }).fill(words)
  await page.keyboard.press('Enter')
}
export const log = (page: Page) => page.getByRole('list', { name: 'Messages' })
export const said = (page: Page, words: string) => log(page).getByRole('paragraph').filter({ hasText: words })

export const isInView = (page: Page, selector: string) =>
  page.locator(selector).evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
