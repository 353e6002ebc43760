// The modal of a fundraiser: its three views, and the picker that asks half a second after the last key.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { memberOf, openForGifts } from '#features/donations/donor.fixture.ts'
import { addTeam } from '#features/donations/gift.fixture.ts'
import { overflow, type TestBrowser, testBrowser } from '#test/browser.ts'

// A browser that shares a busy machine is slow, not broken.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let browser: TestBrowser
let theme: string
let fundraiser: string
let keystone: string
beforeAll(async () => {
  browser = await testBrowser()
  theme = (await browser.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  fundraiser = await openForGifts(browser, theme)
  keystone = await addTeam(browser.db, theme, fundraiser)
  for (let n = 1; n <= 11; n++) await addTeam(browser.db, theme, fundraiser, { name: `Rucksack Club ${n}` })
})
afterAll(() => browser.close())

const phone = { viewport: { width: 390, height: 844 } }
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const hashOf = (page: Page) => new URL(page.url()).hash

test('donation, selectTeamPage and back: a visitor gives to a team that they found', async () => {
  const page = await browser.open(`/fundraisers/${fundraiser}`, phone)
  await page.getByRole('link', { name: 'Donate', exact: true }).click()
  const donation = dialog(page, 'Donate')
  await donation.getByRole('radio', { name: '$25', exact: true }).waitFor()
  await expect.poll(() => hashOf(page)).toBe(`#donation/${fundraiser}`)
  await donation.getByRole('button', { name: 'Give to a team' }).click()
  const picker = dialog(page, 'Find a team')
  await picker.getByText('12 teams, most raised first').waitFor()
  await expect.poll(() => hashOf(page)).toBe(`#selectTeamPage/${fundraiser}`)
  const giveTo = picker.getByRole('button', { name: 'Give to this team' })
  expect(await giveTo.isDisabled()).toBe(true)
  // Ten a page.
  await expect.poll(() => picker.getByRole('radio').count()).toBe(10)
  await picker.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => picker.getByRole('radio').count()).toBe(2)
  await picker.getByRole('searchbox').fill('keystone')
  await picker.getByText('1 team, most raised first').waitFor()
  await picker.getByRole('radio', { name: /Keystone Energy Ruckers/ }).check()
  expect(await overflow(page)).toBe(0)
  await giveTo.click()
  await donation.getByText('Ruck for the Next Mission · Keystone Energy Ruckers').waitFor()
  await donation.getByRole('button', { name: 'Choose another team' }).waitFor()
  expect(await donation.locator('input[name="teamPage"]').inputValue()).toBe(keystone)
  // Back leads to the view before, and Escape closes it for good.
  await page.goBack()
  await picker.getByText('12 teams, most raised first').waitFor()
  await page.keyboard.press('Escape')
  await picker.waitFor({ state: 'detached' })
  await expect.poll(() => hashOf(page)).toBe('')
  expect(page.errors).toEqual([])
})

test('createPage: a visitor signs in first and comes back; a member creates a team or joins one', async () => {
  const page = await browser.open(`/fundraisers/${fundraiser}`)
  await page.getByRole('link', { name: 'Create a team page' }).click()
  const signIn = dialog(page, 'Take part').getByRole('link', { name: 'Sign in' })
  const back = `/fundraisers/${fundraiser}/team-pages/new`
  expect(await signIn.getAttribute('href')).toBe(`/user/login?redirectTo=${encodeURIComponent(back)}`)

  const walter = await memberOf(browser, theme, 'Walter')
  // A link opens it as well.
  const his = await browser.open(`/fundraisers/${fundraiser}#createPage/${fundraiser}`, walter.as)
  const part = dialog(his, 'Take part')
  expect(await part.getByRole('link', { name: /^Create a team/ }).getAttribute('href')).toBe(
    `${back}?userType=Manager`,
  )
  await part.getByRole('link', { name: /^Join a team/ }).click()
  const picker = dialog(his, 'Join a team')
  await picker.getByRole('radio', { name: /Rucksack Club 3/ }).check()
  await picker.getByRole('link', { name: 'Join this team' }).click()
  await his.getByRole('button', { name: 'Join this team' }).click()
  await his.waitForURL('**/teams/rucksack-club-3')
  const members = browser.db.selectFrom('team_members').select('user_id')
  expect(await members.execute()).toEqual([{ user_id: walter.id }])
})

test('the picker asks 500 ms after the last key, and only for the last words', async () => {
  const page = await browser.open(`/fundraisers/${fundraiser}#selectTeamPage/${fundraiser}`)
  await dialog(page, 'Find a team').getByText('12 teams, most raised first').waitFor()
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/team-pages/search')) asked.push(String(url.searchParams.get('q')))
  })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('searchbox').focus()
  for (const key of 'key') {
    await page.keyboard.press(key)
    await page.clock.runFor(499)
    expect(asked).toEqual([])
  }
  await page.clock.runFor(1)
  await expect.poll(() => asked).toEqual(['key'])
  await page.clock.resume()
  await page.getByText('1 team, most raised first').waitFor()
  expect(asked).toEqual(['key'])
})

test('archived elsewhere meanwhile: the alert is read and pressed above the dialog, on a phone', async () => {
  const elena = await memberOf(browser, theme, 'Elena')
  const team = await addTeam(browser.db, theme, fundraiser, { name: 'Night Shift', owner_id: elena.id })
  const page = await browser.open('/teams/night-shift', { ...phone, ...elena.as })
  await page.getByRole('button', { name: 'Archive' }).click()
  const archived = { status: 'archived', archived_at: new Date() }
  await browser.db.updateTable('team_pages').set(archived).where('id', '=', team).execute()
  const question = dialog(page, 'Archive “Night Shift”?')
  await question.getByRole('button', { name: 'Archive' }).click()
  const alert = question.getByRole('alert')
  await alert.getByText('Could not archive team page.').waitFor()
  expect(await overflow(page)).toBe(0)
  await alert.getByRole('button', { name: 'Dismiss' }).click()
  await alert.waitFor({ state: 'detached' })
})
