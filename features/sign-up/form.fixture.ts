import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { signups } from '#demo/signups.ts'
import { type TestBrowser, testBrowser } from '#test/browser.ts'
import { SignupSettings } from './schema.ts'

export let browser: TestBrowser
/** Another one in each test. */
export let email: string
let people = 0

export function openBrowser(): void {
  beforeAll(async () => {
    browser = await testBrowser()
  })
  afterAll(() => browser.close())
  beforeEach(() => {
    email = `maria.${++people}@example.org`
  })
}

/** The sign-up of a demo site, once the running server has heard of it. */
export async function open(slug: string, options?: Parameters<TestBrowser['open']>[1]) {
  const settings = SignupSettings.parse(signups[slug])
  await browser.db
    .updateTable('themes')
    .set({ signup: JSON.stringify(settings) })
    .execute()
  const lead = async () =>
    (await (await fetch(`${browser.origin}/auth/signup`, { headers: { accept: 'application/json' } })).json())
      .settings.lead
  await eventually(lead).toBe(settings.lead)
  return browser.open('/auth/signup', options)
}

export async function fillFirstStep(page: Page, email: string) {
  await page.getByLabel('First name').fill('Maria')
  await page.getByLabel('Last name').fill('Ortiz')
  await page.getByLabel('ZIP code').fill('23510')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel(/^Password \(/).fill('harbor lantern tide')
  await page.getByLabel('Password again').fill('harbor lantern tide')
}

export const eventually = <T>(ask: () => T) => expect.poll(ask, { timeout: 20_000 })
