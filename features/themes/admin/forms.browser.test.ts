import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginSession } from '#lib/session.ts'
import { axe, type OpenOptions, overflow, type TestBrowser, testBrowser } from '#test/browser.ts'

let browser: TestBrowser
let url: string
/** Ruth is an administrator. */
let ruth: string

beforeAll(async () => {
  browser = await testBrowser()
  const { id } = await browser.db
    .insertInto('users')
    .values({
      ...{ email: 'ruth@example.org', first_name: 'Ruth', last_name: 'Calloway', type: 'Admin' },
      activated_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  ruth = await beginSession(browser.db, id)
  const site = await browser.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()
  url = `/admin/themes/${site.id}`
})
afterAll(() => browser.close())

const asRuth = (path: string, options?: OpenOptions) => browser.open(path, { session: ruth, ...options })

test.each(['', '/home', '/sign-up'])(
  'the form%s is readable at every width, and axe finds nothing',
  {
    timeout: 90_000,
  },
  async (part) => {
    const page = await asRuth(url + part)
    for (const width of [768, 1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflow(page), String(width)).toBeLessThanOrEqual(0)
    }
    expect(await axe(page)).toEqual([])
    expect(page.errors).toEqual([])
  },
)

test('links are added, moved and removed, one when the last is filled', { timeout: 90_000 }, async () => {
  const page = await asRuth(url)
  const footer = page.getByRole('group', { name: 'Footer links' })
  const add = footer.getByRole('button', { name: 'Add a link' })
  expect(await add.isDisabled()).toBe(true)
  await footer.getByLabel('Text').fill('About us')
  await footer.getByLabel('Address').fill('about')
  await add.click()
  await footer.getByLabel('Text').nth(1).fill('All jobs')
  await footer.getByLabel('Address').nth(1).fill('/jobs/search')
  await footer.getByRole('button', { name: 'Move link 2 up' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  // When refused, the error is at its field, and nothing typed is lost.
  await footer.getByText('An address begins with / or https://, such as /jobs/search.').waitFor()
  expect(await footer.getByLabel('Text').nth(1).inputValue()).toBe('About us')
  await footer.getByLabel('Address').nth(1).fill('/pages/about')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Site saved.').waitFor()
  const visitor = await browser.open('/jobs/search')
  const links = visitor.getByRole('contentinfo').getByRole('link')
  // Those that every site has come last.
  const legal = ['Terms', 'Privacy policy']
  expect(await links.allInnerTexts()).toEqual(['All jobs', 'About us', ...legal])

  const removal = footer.getByRole('button', { name: 'Remove link 1', exact: true })
  while (await removal.count()) await removal.click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(async () => (await visitor.goto('/jobs/search')) && (await links.allInnerTexts()), {
      timeout: 20_000,
    })
    .toEqual(legal)
})

test('what somebody else has saved meanwhile is not put back unasked', async () => {
  const page = await asRuth(url)
  await page.getByLabel('Tagline').fill('Of Ruth')
  await browser.db.updateTable('themes').set({ updated_at: new Date() }).execute()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Someone else has saved this site since you opened it.').waitFor()
  expect(await page.getByLabel('Tagline').inputValue()).toBe('Of Ruth')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Site saved.').waitFor()
  const kept = await browser.db.selectFrom('themes').select('content').executeTakeFirstOrThrow()
  expect(kept.content).toMatchObject({ tagline: 'Of Ruth' })
})

test('whose session has ended keeps what was typed, and saves it once signed in again', async () => {
  const page = await asRuth(url)
  await page.getByLabel('Tagline').fill('An hour of words')
  await browser.db.deleteFrom('sessions').execute()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('You are no longer signed in.').waitFor()
  expect(await page.getByLabel('Tagline').inputValue()).toBe('An hour of words')
  const { id } = await browser.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  ruth = await beginSession(browser.db, id)
  await page.context().addCookies([{ name: 'session', value: ruth, url: browser.origin }])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Site saved.').waitFor()
  const kept = await browser.db.selectFrom('themes').select('content').executeTakeFirstOrThrow()
  expect(kept.content).toMatchObject({ tagline: 'An hour of words' })
})

test('errors of saving appear beside the form, which keeps what was typed', async () => {
  const page = await asRuth(url)
  await page.getByLabel('Tagline').fill('Of Ruth')
  await page.getByLabel('Tagline').evaluate((field: HTMLInputElement) => {
    field.value += '\0'
  })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('The input contains an invalid character.').waitFor()
  expect(await page.getByLabel('Tagline').inputValue()).toContain('Of Ruth')
})

test('a question that depends on another is written and asked', { timeout: 60_000 }, async () => {
  const page = await asRuth(`${url}/sign-up`)
  await page.getByLabel('Title', { exact: false }).first().fill('Your service')
  await page.getByLabel('Question', { exact: true }).fill('Who are you?')
  await page.getByLabel('Answered by').selectOption('Radio')
  await page.getByLabel('Answers to choose from').fill('Veteran\nMilitary spouse')
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.getByLabel('Question', { exact: true }).nth(1).fill('When did you leave?')
  await page.getByLabel('Answered by').nth(1).selectOption('Date')
  await page.getByLabel('Ask only after a certain answer').check()
  await page.getByLabel('After which question').selectOption('Who are you?')
  await page.getByLabel('And which answer').selectOption('Veteran')
  await page.getByLabel('Question that identifies veterans').selectOption('Who are you?')
  await page.getByRole('group', { name: 'Answers that mark' }).getByLabel('Veteran').check()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Site saved.').waitFor()
  const visitor = await browser.open('/auth/signup')
  const answer = await visitor.request.get('/auth/signup', { headers: { accept: 'application/json' } })
  const { settings, steps } = (await answer.json()) as { settings: { quiz: unknown }; steps: number }
  expect([steps, settings.quiz]).toMatchObject([
    2,
    { veteran: { answers: ['Veteran'] }, questions: [{}, { showWhen: true, conditionalAnswer: 'Veteran' }] },
  ])
})

test('without script rows are filled one by one, and what was typed comes back', async () => {
  const page = await asRuth(`${url}/home`, { javaScriptEnabled: false })
  await page.getByLabel('Hint in the search field').fill('Rank or rate')
  await page.locator('[name="steps.0.title"]').fill('Come by')
  await page.getByRole('textbox', { name: 'Headline (required)' }).fill('Work ashore')
  await page.locator('[name="steps.0.text"]').fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Please write a sentence or two.').waitFor()
  expect(await page.locator('[name="steps.0.title"]').inputValue()).toBe('Come by')
  expect(await page.getByLabel('Hint in the search field').inputValue()).toBe('Rank or rate')
  await page.locator('[name="steps.0.text"]').fill('Pier 4, any day.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Site saved.').waitFor()
  expect(await page.locator('[name="steps.1.title"]').inputValue()).toBe('')
  const visitor = await browser.open('/')
  await visitor.getByText('Pier 4, any day.').waitFor()
})
