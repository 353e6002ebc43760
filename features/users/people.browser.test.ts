import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginSession } from '#lib/session.ts'
import { overflow, type TestBrowser, testBrowser } from '#test/browser.ts'
import { faultsInEveryLook } from '#test/looks.ts'

let site: TestBrowser
let admin: string
beforeAll(async () => {
  site = await testBrowser()
  const add = async (firstName: string, lastName: string, type = 'User') => {
    const person = { email: `${firstName}@example.org`, first_name: firstName, last_name: lastName, type }
    const { id } = await site.db
      .insertInto('users')
      .values({ ...person, activated_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  admin = await add('Ana', 'Silva', 'Admin')
  await add('Tom', 'Reed')
  await add('Lena', 'Weiss', 'Mentor')
  await site.db.insertInto('badges').values({ name: 'Volunteer', icon: 'star' }).execute()
})
afterAll(() => site.close())

/** A page of the administrator's. */
async function open(path: string, options: Parameters<TestBrowser['open']>[1] = {}) {
  return site.open(path, { session: await beginSession(site.db, admin), ...options })
}

it('gives badges to several at once, with the keyboard', async () => {
  const page = await open('/users/search?sort=name')
  await page.getByLabel('Choose Lena Weiss').focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Set badges' }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Volunteer').focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Save badges' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Badges set.').waitFor()
  await expect.poll(() => page.getByRole('list', { name: 'Badges' }).textContent()).toBe('Volunteer')
})

it('chooses all on a page, and none', async () => {
  const page = await open('/users/search?sort=name')
  await page.getByLabel('Choose Lena Weiss').check()
  await page.getByRole('button', { name: 'Choose all 3' }).click()
  await page.getByText('3 chosen').waitFor()
  await page.getByRole('button', { name: 'Choose none' }).click()
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0)
})

it('chooses all on a page in the header of the table, and none again', async () => {
  const page = await open('/users/search?sort=name')
  const all = page.getByLabel('Choose all 3 on this page')
  await page.getByLabel('Choose Lena Weiss').check()
  expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true)
  await all.check()
  await page.getByText('3 chosen').waitFor()
  await all.uncheck()
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0)
})

const focused = (page: Page) =>
  page.evaluate(() =>
    `${document.activeElement?.id} ${document.activeElement?.textContent}`.slice(0, 20).trim(),
  )

it('sorts with the keyboard: the header keeps the focus, and who is chosen stays so', async () => {
  const page = await open('/users/search?sort=name')
  await page.getByLabel('Choose Lena Weiss').check()
  await page.getByRole('columnheader').getByRole('link', { name: 'Created' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/sort=-?created|users\/search$/)
  await expect.poll(() => focused(page)).toBe('Created')
  await page.getByText('1 chosen').waitFor()
})

it('moves the focus to the content where a filter is removed with the keyboard', async () => {
  const page = await open('/users/search?q=Lena')
  await page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Tom Reed' }).waitFor()
  await expect.poll(() => focused(page)).toMatch(/^content /)
})

it('opens the menu of a person upwards at the foot of the window, and scrolls in it on a phone', async () => {
  for (const viewport of [
    { width: 390, height: 480 },
    { width: 1440, height: 620 },
  ]) {
    const page = await open('/users/search?sort=name', { viewport })
    const opener = page.locator('summary[aria-label="Actions for Tom Reed"]')
    // At the foot of the window, where the page is long enough to scroll there.
    await page.evaluate(() => document.body.style.setProperty('padding-block', '100vh'))
    await opener.evaluate((summary) => {
      const { bottom } = summary.getBoundingClientRect()
      scrollTo(0, scrollY + bottom - innerHeight + 8)
    })
    await opener.press('Enter')
    const menu = page.getByRole('list', { name: 'Actions for Tom Reed' })
    await menu.waitFor()
    await expect
      .poll(() => menu.evaluate((list) => list.getBoundingClientRect().bottom))
      .toBeLessThan(viewport.height)
    const box = await menu.evaluate((list) => {
      const { top } = list.getBoundingClientRect()
      return {
        top,
        mayScroll: list.scrollHeight <= list.clientHeight || getComputedStyle(list).overflowY === 'auto',
      }
    })
    expect([box.top >= 0, box.mayScroll]).toEqual([true, true])
    await page.getByRole('button', { name: 'Delete' }).last().scrollIntoViewIfNeeded()
    expect(await overflow(page)).toBe(0)
  }
})

it('keeps the actions in view where the table is wider than the window', async () => {
  const page = await open('/users/search?sort=name', { viewport: { width: 768, height: 900 } })
  // A name nobody breaks, in the address as well.
  const word = 'wolfeschlegelstein'.repeat(12)
  await site.db
    .updateTable('users')
    .set({ last_name: word.slice(0, 100), email: `${word.slice(0, 60)}@example.org` })
    .where('first_name', '=', 'Tom')
    .execute()
  await page.reload()
  const right = () =>
    page
      .locator('summary[aria-label^="Actions for Lena"]')
      .evaluate((opener) => opener.getBoundingClientRect().right)
  expect(await right()).toBeLessThanOrEqual(768)
  expect(await overflow(page)).toBe(0)
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await overflow(page)).toBe(0)
  await site.db
    .updateTable('users')
    .set({ last_name: 'Reed', email: 'Tom@example.org' })
    .where('first_name', '=', 'Tom')
    .execute()
})

it('copies a reset link', async () => {
  const page = await open('/users/search?q=lena', { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.locator('summary[aria-label="Actions for Lena Weiss"]').click()
  await page.getByRole('button', { name: 'Copy reset link' }).click()
  await page.getByText('Password reset link copied to clipboard!').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/user/reset?token=')
})

it('shows the link where a browser has no clipboard, and says why nothing was copied or checked', async () => {
  const page = await open('/users/search?q=lena', { permissions: ['clipboard-read', 'clipboard-write'] })
  const press = async (action: string) => {
    await page.locator('summary[aria-label="Actions for Lena Weiss"]').click()
    await page.getByRole('button', { name: action }).click()
  }
  await page.context().setOffline(true)
  await press('Copy reset link')
  await page.getByText('An error occured while generating the password reset link').waitFor()
  await press('Check email delivery')
  await page.getByText('The server cannot be reached.').waitFor()
  await page.context().setOffline(false)
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await press('Copy reset link')
  await page.waitForURL(/password-reset-link$/)
  expect(await page.getByLabel('Link').inputValue()).toContain('/user/reset?token=')
})

it('works without script: search, card, edit', async () => {
  const page = await open('/users/search', { javaScriptEnabled: false })
  await page.getByLabel('Name or email').fill('lena')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('link', { name: 'Lena Weiss' }).click()
  await page.getByRole('link', { name: 'Edit' }).first().click()
  await page.getByLabel('Last name').fill('')
  await page.getByLabel('Phone').fill('757-555-0142')
  await page.getByLabel('Last name').evaluate((field) => field.removeAttribute('required'))
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Please enter a last name.').waitFor()
  expect(await page.getByLabel('Phone').inputValue()).toBe('757-555-0142')
  await page.getByLabel('Last name').fill('Weiss-Marsh')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Lena Weiss-Marsh' }).waitFor()
})

const screens: [string, (id: string) => string][] = [
  ['search', () => '/users/search'],
  ['card', (id) => `/admin/users/${id}`],
  ['form', (id) => `/admin/users/${id}/edit`],
  ['mentors', () => '/users/search/mentors'],
  ['switch', (id) => `/admin/account-switch/${id}`],
  ['rank', () => '/admin/ranks/army-e-5-sgt/edit'],
  ['ranks', () => '/admin/ranks'],
]
it.each(screens)(
  'the %s is in order at every width, light and dark',
  async (screen, pathOf) => {
    const lena = site.db.selectFrom('users').select('id').where('first_name', '=', 'Lena')
    const path = pathOf((await lena.executeTakeFirstOrThrow()).id)
    const page = await open(path)
    expect(await faultsInEveryLook(page, screen)).toEqual([])
    expect(page.errors).toEqual([])
  },
  120_000,
)
