import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginSession } from '#lib/session.ts'
import { overflow, type TestBrowser, testBrowser } from '#test/browser.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await testBrowser()
})
afterAll(() => browser.close())

test('numbers answer and move on, arrows move, Backspace clears, and a reload shows it again', async () => {
  const maria = { email: 'maria@example.org', first_name: 'Maria', last_name: 'Ortiz' }
  const { id } = await browser.db.insertInto('users').values(maria).returning('id').executeTakeFirstOrThrow()
  const page = await browser.open('/assessment', { session: await beginSession(browser.db, id) })
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByText('answers and moves on').waitFor()
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/assessment/steps/1'))
  for (const key of ['4', '5', 'ArrowUp', 'Backspace', 'ArrowDown', 'ArrowDown', '1'])
    await page.keyboard.press(key)
  expect((await kept).status()).toBe(200)
  await page.reload()
  const chosen = () =>
    page.locator('input:checked').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).name))
  expect(await chosen()).toEqual(['answers.r1', 'answers.s1'])
  await page.getByText('2 of 60 answered').waitFor()
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await overflow(page)).toBe(0)
  await page.getByRole('button', { name: 'Next step' }).click()
  await page.getByText('10 statements are left on this step. The first is number 2.').waitFor()
  expect(await chosen()).toEqual(['answers.r1', 'answers.s1'])
})
