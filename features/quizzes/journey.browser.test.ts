import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginSession } from '#lib/session.ts'
import { type TestBrowser, testBrowser } from '#test/browser.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await testBrowser()
})
afterAll(() => browser.close())

async function signedIn(first_name: string, more: object = {}) {
  const person = { email: `${first_name}@example.org`, first_name, last_name: 'Ortiz', ...more }
  const { id } = await browser.db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow()
  return { session: await beginSession(browser.db, id) }
}

test('staff write a quiz with a condition, a member takes it twice, staff read the results', async () => {
  const staff = await browser.open('/quizzes/new', await signedIn('Ruth', { type: 'Admin' }))
  const field = (at: number, name: string) => staff.locator(`[name="questions.${at}.${name}"]`)
  await staff.getByLabel('Name').fill('Radio procedure')
  await staff.getByLabel('Passing score, in percent').fill('60')
  await field(0, 'title').fill('What asks for a repeat?')
  await field(0, 'type').selectOption('Radio')
  await field(0, 'answers').fill('Say again\nRepeat')
  await staff.getByText('Points and right answers').first().click()
  await staff.getByRole('checkbox', { name: 'Say again' }).check()
  await staff.getByRole('button', { name: 'Add a question' }).click()
  await field(1, 'title').fill('Why not “repeat”?')
  await staff.getByLabel('Ask only after a certain answer').nth(0).check()
  await field(1, 'conditionalQuestion').selectOption({ label: 'What asks for a repeat?' })
  await field(1, 'conditionalAnswer').selectOption('Say again')
  // Order: by pointer, and back by keyboard; the focus goes with the question.
  const titles = () =>
    staff
      .locator('[name^="questions."][name$=".title"]')
      .evaluateAll((fields) => fields.map((input) => (input as HTMLInputElement).value))
  const rows = staff.locator('li:has(> div [data-handle])')
  // Both questions are in view.
  await staff.setViewportSize({ width: 1280, height: 2400 })
  await rows
    .nth(1)
    .locator('[data-handle]')
    .dragTo(rows.nth(0), { targetPosition: { x: 60, y: 6 } })
  expect(await titles()).toEqual(['Why not “repeat”?', 'What asks for a repeat?'])
  await staff.getByRole('button', { name: 'Move question 1 down' }).press('Enter')
  expect(await titles()).toEqual(['What asks for a repeat?', 'Why not “repeat”?'])
  await staff.getByText('question 1 is now 2 of 2').waitFor({ state: 'attached' })
  expect(await staff.locator(':focus').getAttribute('aria-label')).toBe('Move question 2 up')
  await staff.getByRole('button', { name: 'Save' }).click()
  await staff.waitForURL(/\/quizzes\/[0-9a-f-]{36}$/)
  const address = new URL(staff.url()).pathname

  const member = await browser.open(`${address}/take`, await signedIn('Maria'))
  const why = member.getByLabel('Why not “repeat”?')
  await member.getByRole('button', { name: 'Start' }).click()
  const kept = async () => {
    const { answers } = await browser.db.selectFrom('quiz_takes').select('answers').executeTakeFirstOrThrow()
    return Object.values(answers as Record<string, string>).sort()
  }

  // The first answers are held up on their way; those that were given after them stay.
  let held = 0
  const arrived = new Promise<void>((done) => {
    member.route('**/answers', async (route) => {
      held += 1
      if (held > 1) return route.continue()
      await new Promise((later) => setTimeout(later, 2_500))
      const answer = await route.fetch()
      await route.fulfill({ response: answer })
      done()
    })
  })
  const first = member.waitForRequest('**/answers')
  await member.getByLabel('Say again').check()
  await why.fill('It asks for')
  await first
  const second = member.waitForResponse(
    (answer) => answer.url().endsWith('/answers') && /fire/.test(answer.request().postData() ?? ''),
  )
  await why.fill('It asks for fire.')
  expect((await second).status()).toBe(200)
  await arrived
  expect(await kept()).toEqual(['It asks for fire.', 'Say again'])
  await member.unroute('**/answers')

  await member.reload()
  await member.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  expect(await why.inputValue()).toBe('It asks for fire.')
  await member.getByLabel('Repeat', { exact: true }).check()
  await why.waitFor({ state: 'hidden' })
  await member.getByRole('button', { name: 'Send answers' }).click()
  await member.getByText('Not passed, 0 of 1 points').waitFor()
  await member.getByRole('link', { name: 'Back to the quiz' }).click()
  await member.getByRole('button', { name: 'Take it again' }).click()
  await member.getByLabel('Say again').check()
  await member.getByRole('button', { name: 'Send answers' }).click()
  await why.fill('It asks for fire.')
  await member.getByRole('button', { name: 'Send answers' }).click()
  await member.getByText('Passed, 1 of 1 points').waitFor()

  await staff.goto(`${address}/results`)
  await staff.getByText('2 of 2 answered').waitFor()
  await staff.getByText('1 of 2 answered').waitFor()
  expect(await staff.getByRole('link', { name: 'Maria Ortiz' }).count()).toBe(2)
  await staff.getByText('50%').first().waitFor()
  expect([...staff.errors, ...member.errors]).toEqual([])
})
