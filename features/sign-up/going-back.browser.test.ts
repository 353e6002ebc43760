import { expect, test, vi } from 'vitest'
import { browser, email, eventually, fillFirstStep, open, openBrowser } from './form.fixture.ts'

// A browser that shares a busy machine is slow, not broken.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

openBrowser()

test('the browser’s own way back leads to the first step as it was sent; starting over empties both', async () => {
  const page = await open('true-bearing')
  await fillFirstStep(page, email)
  await page.getByLabel('Branch of service').selectOption('navy')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Phone number').fill('757-555-0142')
  await page.goBack()
  await page.getByText('Your password is saved.').waitFor()
  expect(await page.getByLabel('First name').inputValue()).toBe('Maria')
  await page.goForward()
  expect(new URL(page.url()).hash).toBe('#2')
  await eventually(() => page.getByLabel('Phone number').inputValue()).toBe('757-555-0142')

  await page.goBack()
  await page.getByText('Your password is saved.').waitFor()
  await page.getByLabel('First name').fill('Mario')
  await page.getByRole('button', { name: 'Start over' }).click()
  await eventually(() => page.getByLabel('First name').inputValue()).toBe('')
  await page.reload({ waitUntil: 'networkidle' })
  expect(await page.getByLabel('First name').inputValue()).toBe('')
  expect(await page.getByText('Your password is saved.').count()).toBe(0)
})

test('the hash alone leads to the second step, once that is reached', async () => {
  const page = await open('true-bearing')
  await page.goto('/')
  await page.goto('/auth/signup#2')
  await fillFirstStep(page, email)
  expect(new URL(page.url()).hash).toBe('')
  await page.getByLabel('Branch of service').selectOption('navy')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Phone number').waitFor()
  await page.goto('/')
  await page.goto('/auth/signup#2')
  await page.getByLabel('Phone number').waitFor()
})

test('a day that is over is said, and the input of the second step comes back', async () => {
  const page = await open('true-bearing')
  const reach = async () => {
    await fillFirstStep(page, email)
    await page.getByLabel('Branch of service').selectOption('navy')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Phone number').waitFor()
  }
  await reach()
  await page.getByLabel('Phone number').fill('757-555-0142')
  await page.getByLabel('Military spouse', { exact: true }).check()
  await page.getByLabel('Work Visa').check()
  await page.getByLabel('Finding a job').check()
  await page.getByLabel('I agree').check()
  await browser.db.deleteFrom('sign_ups').execute()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('have expired').waitFor()
  await reach()
  expect(await page.getByLabel('Phone number').inputValue()).toBe('757-555-0142')
  expect(await page.getByLabel('Finding a job').isChecked()).toBe(true)
})
