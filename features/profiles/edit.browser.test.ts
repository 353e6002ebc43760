import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginSession } from '#lib/session.ts'
import { type TestBrowser, testBrowser } from '#test/browser.ts'
import { faultsInEveryLook } from '#test/looks.ts'

let browser: TestBrowser
let id: string
beforeAll(async () => {
  browser = await testBrowser()
  const dolores = {
    email: 'dolores@example.org',
    first_name: 'Dolores',
    last_name: 'Whitfield',
    slug: 'dolores-whitfield',
  }
  const added = await browser.db.insertInto('users').values(dolores).returning('id').executeTakeFirstOrThrow()
  id = added.id
})
afterAll(() => browser.close())

/** Signs somebody in where somebody else was. */
async function signIn(page: Page, userId: string) {
  const value = await beginSession(browser.db, userId)
  await page.context().addCookies([{ name: 'session', value, url: browser.origin }])
}

/** A page on which Dolores is signed in. */
async function open(path: string, options: Parameters<TestBrowser['open']>[1] = {}) {
  const session = await beginSession(browser.db, id)
  return browser.open(`/profile/${id}${path}`, { session, ...options })
}

test('branch, rank and occupation are chosen by keyboard, line after line', async () => {
  const page = await open('/edit/service')
  await page.getByLabel('Branch').selectOption({ label: 'Army' })
  await page.getByRole('combobox', { name: 'Rank' }).fill('SSG')
  await page.getByRole('option', { name: /^Staff Sergeant/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Occupation' }).fill('68W')
  await page.getByRole('option', { name: /^68W / }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByLabel('From year').fill('2009')
  await page.getByRole('button', { name: 'Add another' }).click()
  await page.getByLabel('Branch').nth(1).selectOption({ label: 'Navy' })
  await page.getByLabel('From year').nth(1).fill('20')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  // The error is at its field, which has the focus, and nothing typed is lost.
  const wrong = page.getByLabel('From year').nth(1)
  await expect.poll(() => wrong.getAttribute('aria-invalid')).toBe('true')
  expect(await wrong.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await page.getByRole('combobox', { name: 'Occupation' }).first().inputValue()).toMatch(/^68W/)
  await wrong.fill('2018')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.').waitFor()
  await page.reload()
  expect(await page.getByRole('combobox', { name: 'Rank' }).first().inputValue()).toMatch(/^Staff Sergeant/)
  expect(await page.getByLabel('From year').nth(1).inputValue()).toBe('2018')
  expect(page.errors).toEqual([])
})

test('another branch has other ranks', async () => {
  const page = await open('/edit/service')
  await page.getByLabel('Branch').first().selectOption({ label: 'Coast Guard' })
  expect(await page.getByRole('combobox', { name: 'Rank' }).first().inputValue()).toBe('')
  await page.getByRole('combobox', { name: 'Rank' }).first().fill('petty')
  await page
    .getByRole('option', { name: /Petty Officer/ })
    .first()
    .waitFor()
})

test('asks before it is left with something changed', async () => {
  const page = await open('/edit/about')
  await page.getByLabel('About you').fill('I kept people alive.')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    return asked.length === 1 ? dialog.dismiss() : dialog.accept()
  })
  await page.getByRole('link', { name: 'Privacy', exact: true }).click()
  expect(asked).toEqual(['Are you sure you want to leave? You have unsaved changes!'])
  expect(await page.getByLabel('About you').inputValue()).toBe('I kept people alive.')
  await page.getByRole('link', { name: 'Privacy', exact: true }).click()
  await page.getByRole('switch', { name: 'My profile is public' }).waitFor()
})

test('a file that is too large is not taken for a saved one', async () => {
  const page = await open('/edit/files')
  const resume = page.getByLabel('Resume', { exact: true })
  const buffer = Buffer.alloc(11 * 1024 * 1024)
  await resume.setInputFiles({ name: 'large.pdf', mimeType: 'application/pdf', buffer })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('large.pdf is larger than 10 MB. Choose a smaller file.').waitFor()
  expect(await resume.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await page.getByText('Saved.').count()).toBe(0)
  // Continuing means continuing without the file.
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.').waitFor()
})

test('works without script', async () => {
  const page = await open('/edit/about', { javaScriptEnabled: false })
  await page.getByLabel('About you').fill('I kept people alive.')
  await page.getByLabel('ZIP code').fill('00000')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  expect(await page.getByText('The zip code is invalid, please check it before continuing').isVisible()).toBe(
    true,
  )
  expect(await page.getByLabel('About you').inputValue()).toBe('I kept people alive.')
  await page.getByLabel('ZIP code').fill('23510')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  const section = page.getByRole('main').getByRole('heading', { level: 2 })
  expect(await section.first().textContent()).toBe('Military service')
  await page.getByLabel('Branch').first().selectOption({ label: 'Marine Corps' })
  await page.getByLabel('Rank').first().fill('E-5')
  await page.getByLabel('Occupation').first().fill('0311')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.goto(`/profile/${id}`)
  expect(await page.getByText('Sergeant · Rifleman · Marine Corps').isVisible()).toBe(true)
  expect(await page.getByText('I kept people alive.').isVisible()).toBe(true)
})

test('what is sent after signing out in another tab comes back to its writer alone', async () => {
  const words = 'I led a squad of nine and kept the trucks running.'
  const about = (page: Awaited<ReturnType<typeof open>>) => page.getByLabel('About you')
  const signedOutWhileTyping = async () => {
    const page = await open('/edit/about')
    await about(page).fill(words)
    await page.context().clearCookies({ name: 'session' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL('**/user/login?redirectTo=*')
    return page
  }
  const page = await signedOutWhileTyping()
  const back = new URL(page.url()).searchParams.get('redirectTo')!
  await signIn(page, id)
  await page.goto(back)
  await expect.poll(() => about(page).inputValue()).toBe(words)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.').waitFor()
  await about(page).fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(() => browser.db.selectFrom('profiles').select('about').where('user_id', '=', id).execute())
    .toEqual([{ about: null }])

  const shared = await signedOutWhileTyping()
  const { id: next } = await browser.db
    .insertInto('users')
    .values({ email: 'next@example.org', first_name: 'Next', last_name: 'Reader', slug: 'next-reader' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await signIn(shared, next)
  await shared.goto(`/profile/${next}/edit/about`)
  await shared.waitForLoadState('networkidle')
  expect(await about(shared).inputValue()).toBe('')
})

test('each screen is in order at every width, light and dark', { timeout: 120_000 }, async () => {
  for (const path of ['', '/edit/about', '/edit/service']) {
    const page = await open(path)
    expect(await faultsInEveryLook(page, `profile${path}`)).toEqual([])
    await page.context().close()
  }
})
