import { expect, test, vi } from 'vitest'
import { runTasks } from '#features/sign-in/people.fixture.ts'
import { axe } from '#test/browser.ts'
import { faultsInEveryLook } from '#test/looks.ts'
import { pdfOf } from '#test/pdf.ts'
import { browser, email, eventually, fillFirstStep, open, openBrowser } from './form.fixture.ts'

// A browser that shares a busy machine is slow, not broken.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

openBrowser()

const paper = { name: 'my dd214.pdf', mimeType: 'application/pdf', buffer: pdfOf() }

async function linkTo(email: string): Promise<string> {
  const mail = () =>
    browser.db.selectFrom('mails').select('text_body').where('recipient', '=', email).executeTakeFirst()
  await eventually(async () => (await runTasks(browser, 'signUp.complete')) || (await mail())).toBeTruthy()
  await eventually(mail).toBeTruthy()
  return /\/user\/activate\?token=\S+/.exec((await mail())!.text_body)![0]
}

test('two steps with script: the zip tells the city, errors come without a reload, nothing is lost', async () => {
  const page = await open('true-bearing')
  await page.getByLabel('First name').fill('Maria')
  await page.getByRole('button', { name: 'Continue' }).click()
  await eventually(() => page.getByText('Please enter your last name.').first().isVisible()).toBe(true)
  await page.getByRole('link', { name: 'Please enter your last name.' }).click()
  expect(await page.getByLabel('Last name').evaluate((field) => field === document.activeElement)).toBe(true)
  await page.getByLabel('Last name').fill('Ortiz')
  await eventually(() => page.getByText('Please enter your last name.').count()).toBe(0)

  await page.getByLabel('ZIP code').fill('00000')
  await page.getByText('The zip code is invalid, please check it before continuing').waitFor()
  await fillFirstStep(page, email)
  await page.getByText('Norfolk, VA').waitFor()
  await page.getByText('Very strong.').waitFor()
  await page.getByRole('button', { name: 'Show', exact: true }).first().click()
  expect(await page.getByLabel(/^Password \(/).getAttribute('type')).toBe('text')

  await page.reload({ waitUntil: 'networkidle' })
  await eventually(() => page.getByLabel('Email address').inputValue()).toBe(email)
  await fillFirstStep(page, email)
  await page.getByLabel('Branch of service').selectOption('navy')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Your service, your next step' }).waitFor()
  expect(new URL(page.url()).hash).toBe('#2')

  // What depends on an answer comes with it, and the DD214 with it.
  const left = page.getByLabel('When did you leave active duty?')
  expect(await left.isVisible()).toBe(false)
  expect(await page.getByLabel('DD214', { exact: true }).isVisible()).toBe(false)
  await page.getByLabel('Veteran', { exact: true }).check()
  await eventually(() => left.isVisible()).toBe(true)
  expect(await page.getByLabel('DD214', { exact: true }).isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Oops! You must answer all questions').waitFor()

  await left.fill('2019-06-30')
  await page.getByLabel('Finding a job').check()
  await page.getByLabel('DD214', { exact: true }).setInputFiles(paper)
  await page
    .getByLabel('Resume', { exact: true })
    .setInputFiles({ ...paper, buffer: Buffer.from('Maria Ortiz, welder') })
  await page.getByLabel('I agree').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('A resume must be a PDF or a Word document').waitFor()
  await page.getByText('my dd214.pdf is saved').waitFor()

  // Back and forth: both steps are as they were left.
  await page.getByRole('button', { name: 'Back' }).click()
  await eventually(() => page.getByLabel('First name').inputValue()).toBe('Maria')
  await page.getByText('Your password is saved.').waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await eventually(() => left.inputValue()).toBe('2019-06-30')
  await page.getByLabel('Resume', { exact: true }).setInputFiles({ ...paper, name: 'resume.pdf' })
  if (!(await page.getByLabel('I agree').isChecked())) await page.getByLabel('I agree').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  expect(await page.getByText(email).count()).toBeGreaterThan(0)

  // It is done: going back leads to a new sign-up, not to a form that would be sent in vain.
  await page.goBack()
  await eventually(() => page.getByLabel('First name').inputValue()).toBe('')
  expect(new URL(page.url()).pathname).toBe('/auth/signup')

  // The browser itself notes that the wrong zip was refused.
  expect(page.errors.filter((error) => !error.includes('422'))).toEqual([])
})

test('two steps without script, to the end', async () => {
  const page = await open('true-bearing', { javaScriptEnabled: false })
  await fillFirstStep(page, email)
  await page.getByLabel('Branch of service').selectOption('army')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Veteran', { exact: true }).waitFor()
  expect(new URL(page.url()).hash).toBe('#2')
  // The browser's own way back: the first step, as it was sent.
  await page.goBack()
  await eventually(() => page.getByLabel('Email address').inputValue()).toBe(email)
  await page.getByLabel('First name').fill('Mario')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Veteran', { exact: true }).check()
  await page.getByText('Only if you answered “Veteran” to “Which of these are you?”').waitFor()
  await page.getByLabel('Finding a job').check()
  await page.getByLabel('DD214', { exact: true }).setInputFiles(paper)
  await page.getByLabel('I agree').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  // The date is missing: everything else is still there.
  await page.getByText('Oops! You must answer all questions').first().waitFor()
  await page.getByText('my dd214.pdf is saved').waitFor()
  expect(await page.getByLabel('Veteran', { exact: true }).isChecked()).toBe(true)
  await page.getByLabel('When did you leave active duty?').fill('2019-06-30')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await page.goto(await linkTo(email))
  await page.getByRole('button', { name: 'Activate my account' }).click()
  await page.waitForURL(/\/profile\/[^/]+\/edit/)
})

test('a single step, by keyboard alone', async () => {
  const page = await open('lakeland')
  await page.getByLabel('First name').focus()
  const type = async (text: string) => {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await type('Maria')
  await type('Ortiz')
  await type('23510')
  await type(email)
  await type('harbor lantern tide')
  await page.keyboard.press('Tab')
  await type('harbor lantern tide')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  expect(await page.getByLabel('I agree').isChecked()).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
})

test('axe finds nothing and nothing is cut off, at three widths, light and dark', async () => {
  const page = await open('franklin')
  await page.getByLabel('First name').fill('Maria')
  await expect.poll(() => page.locator('input[name=captcha]').inputValue(), { timeout: 30_000 }).not.toBe('')
  await page.getByRole('button', { name: 'Continue' }).click()
  expect(await faultsInEveryLook(page, 'sign-up')).toEqual([])
  await fillFirstStep(page, email)
  await page.getByLabel('Branch of service').selectOption('army')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('County').waitFor()
  expect(await page.getByLabel('City').inputValue()).toBe('Norfolk')
  await page.getByLabel('How did you hear').selectOption('Other')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Please fill details about how your heard about us').first().waitFor()
  expect(await faultsInEveryLook(page, 'sign-up-2')).toEqual([])
  await page.goto('/user/activate')
  expect(await faultsInEveryLook(page, 'activate')).toEqual([])
  expect(page.errors).toEqual([])
})

test('what is missing is listed above the form, each a link to its field; the branch is marked as required', async () => {
  const page = await open('true-bearing')
  expect(await page.getByText('Branch of service').textContent()).toBe('Branch of service (required)')
  await page.getByRole('button', { name: 'Continue' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please check what you entered' })
  await eventually(() => summary.getByRole('link').count()).toBe(6)
  await eventually(() => summary.evaluate((box) => box === document.activeElement)).toBe(true)
  await summary.getByRole('link', { name: /branch/i }).click()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('branch')
  await page.getByLabel('First name').fill('Maria')
  await eventually(() => summary.getByRole('link').count()).toBe(5)
  expect(await axe(page)).toEqual([])
})

test('military spouses are asked neither for a branch nor again who they are', async () => {
  const page = await open('true-bearing')
  await fillFirstStep(page, email)
  await page.getByLabel('I am a military spouse').check()
  expect(await page.getByLabel('Branch of service').isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('What would help you most?').waitFor()
  expect(await page.getByText('Which of these are you?').count()).toBe(0)
  await page.getByLabel('Work Visa').check()
  await page.getByLabel('Finding a job').check()
  await page.getByLabel(/I agree/).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText(email).first().waitFor()
})
