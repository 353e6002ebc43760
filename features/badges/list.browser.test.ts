import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginSession } from '#lib/session.ts'
import { axe, overflow, type TestBrowser, testBrowser } from '#test/browser.ts'

let browser: TestBrowser
let session: string
beforeAll(async () => {
  browser = await testBrowser()
  const root = { email: 'root@example.org', first_name: 'Root', last_name: 'Keeper', type: 'Admin' }
  const { id } = await browser.db.insertInto('users').values(root).returning('id').executeTakeFirstOrThrow()
  session = await beginSession(browser.db, id)
})
afterAll(() => browser.close())

function open(options: Parameters<TestBrowser['open']>[1] = {}) {
  return browser.open('/admin/badges', { session, ...options })
}

test('a badge is made, renamed and deleted', async () => {
  const page = await open()
  await page.getByLabel('Name').first().fill('Peer mentor')
  await page.getByLabel('Picture').first().selectOption({ label: 'Medal' })
  await page.getByRole('button', { name: 'Add' }).click()
  await page.getByText('Badge added.').waitFor()
  await page.getByText('Change Peer mentor').click()
  await page.getByRole('table').getByLabel('Name').fill('Battle buddy')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Badge saved.').waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByText('Change Battle buddy').click()
  await page.getByRole('button', { name: 'Delete this badge' }).click()
  const question = page.getByRole('dialog', { name: 'Delete the badge “Battle buddy”?' })
  await question.getByText('No one has this badge.').waitFor()
  expect(await axe(page)).toEqual([])
  await question.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No badges yet.').waitFor()
  expect(page.errors).toEqual([])
})

test('the same without script, on a phone', async () => {
  const page = await open({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })
  await page.getByLabel('Name').first().fill('Peer mentor')
  await page.getByRole('button', { name: 'Add' }).click()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.getByText('Change Peer mentor').click()
  await page.getByText('Delete this badge').click()
  await page.getByText('Delete the badge “Peer mentor”?').waitFor()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  expect(await page.getByText('No badges yet.').isVisible()).toBe(true)
})
