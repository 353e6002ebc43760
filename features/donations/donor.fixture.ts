import type { Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import { beginSession } from '#lib/session.ts'
import type { TestBrowser } from '#test/browser.ts'
import { addFundraiser } from './gift.fixture.ts'

/** A site that takes gifts, as a browser sees it, with one live fundraiser. @returns the fundraiser */
export async function openForGifts({ db, origin }: TestBrowser, theme: string): Promise<string> {
  const applications = JSON.stringify({ donations: true })
  await db.updateTable('themes').set({ applications }).execute()
  const fundraiser = await addFundraiser(db, theme)
  const form = async () => (await fetch(`${origin}/donations/new`)).text()
  // The server hears of the change by a notification.
  await vi.waitFor(async () => expect(await form()).toContain('How often'), 20_000)
  return fundraiser
}

/** A member of the site. */
export async function memberOf({ db }: TestBrowser, theme: string, first_name: string) {
  const person = { email: `${first_name}@example.org`, first_name, last_name: 'Jennings' }
  const { id } = await db
    .insertInto('users')
    .values({ ...person, source_theme_id: theme })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, as: { session: await beginSession(db, id) } }
}

export const lucia = {
  ...{ firstName: 'Lucia', lastName: 'Reyes', email: 'lucia@example.org', phone: '(717) 555-0142' },
  ...{ address: '12 Front Street', city: 'Harrisburg', state: 'PA', address_zip: '17101' },
  demoCard: '4242424242424242',
}

/** The second step of the wizard, filled in by Lucia. */
export async function fillPayment(page: Page, other: { demoCard?: undefined } = {}): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
  for (const [name, value] of Object.entries({ ...lucia, ...other }))
    if (value !== undefined) await page.locator(`form[action^="/donations"] [name="${name}"]`).fill(value)
}

/** The wizard, from its first step on. */
export async function pay(page: Page, button: RegExp): Promise<void> {
  await fillPayment(page)
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('heading', { name: 'Done!' }).waitFor()
}
