import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { axe, type TestBrowser, testBrowser, visit } from '#test/browser.ts'
import { faultsInEveryLook } from '#test/looks.ts'
import { pdfOf } from '#test/pdf.ts'

// A browser that shares a busy machine is slow, not broken.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let browser: TestBrowser
beforeAll(async () => {
  browser = await testBrowser({ CAPTCHA_SECONDS: '0', CAPTCHA_EFFORT: '10' })
  const { id } = await browser.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()
  await browser.db
    .updateTable('themes')
    .set({
      contact_email: 'hello@harbor.example',
      applications: JSON.stringify({ comments: true, newsRoom: true }),
    })
    .execute()
  await page(id, 'wall', [
    ['list', 'commentList', { commentIdentifier: 'wall' }],
    ['say', 'comment', { commentIdentifier: 'wall', title: 'Leave a message' }],
    ['ask', 'contactForm', { emailSubject: 'A question', title: 'Ask us' }],
    ['news', 'newsletterSignup', { title: 'One letter a month' }],
    ['numbers', 'statistics', {}],
    ['gifts', 'donation', { donationIdentifier: 'x' }],
    ['given', 'donationList', {}],
    ['interest', 'assessment', {}],
    ['firms', 'employerSignup', { signUpFormHeader: '<h3>For employers</h3>' }],
    ['room', 'newsroom', {}],
  ])
  await page(id, 'button', [
    ['open', 'comment', { commentIdentifier: 'desk', title: 'Your message', buttonText: 'Say something' }],
    ['desk', 'commentList', { commentIdentifier: 'desk' }],
  ])
  await page(id, 'begin', [
    ['paper', 'dd214Signup', { title: 'With your DD214' }],
    ['plain', 'userSignup', { signUpFormHeader: '<h3>Without papers</h3>' }],
  ])
})
afterAll(() => browser.close())

type Part = [id: string, contentType: string, values: object]
async function page(theme_id: string, name: string, parts: Part[]) {
  const containers = parts.map(([id, contentType, values]) => ({
    id: `k-${id}`,
    title: `Part ${id}`,
    columns: [{ id, contentType, ...values }],
  }))
  const document = JSON.stringify({ schemaVersion: 1, containers })
  await browser.db
    .insertInto('pages')
    .values({ theme_id, name, route: `/${name}`, document })
    .execute()
}
const formTo = (opened: Page, action: string) => opened.locator(`form[action^="${action}"]`)
async function comment(opened: Page, name: string) {
  const form = formTo(opened, '/comments')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Email address').fill('grace@example.org')
  await form.getByLabel('Message').fill(`${name} was here.`)
  await form.getByRole('button', { name: 'Submit' }).click()
  await opened.getByText('Thank you for leaving a message!').waitFor()
  await opened.getByRole('region', { name: 'Comments' }).getByText(`${name} was here.`).waitFor()
}

test('forms of one page keep out of each other’s way: comment, question, newsletter', async () => {
  const opened = await browser.open('/pages/wall')
  const newsletter = formTo(opened, '/newsletter')
  const subscribe = newsletter.getByRole('button', { name: 'Subscribe' })
  expect(await subscribe.isDisabled()).toBe(true)
  await newsletter.getByLabel('Email address').pressSequentially('ada@example.org')
  await subscribe.click()
  await opened.getByText('Almost there').waitFor()
  await expect.poll(() => newsletter.getByLabel('Email address').inputValue()).toBe('')

  expect(await formTo(opened, '/comments').getByRole('button', { name: 'Submit' }).isDisabled()).toBe(true)
  await comment(opened, 'Grace Hopper')

  const contact = formTo(opened, '/contact')
  await contact.getByLabel('Name').fill('Grace Hopper')
  await contact.getByLabel('Email address').fill('grace')
  await contact.getByLabel('Message').fill('How do I begin?')
  await contact.getByRole('button', { name: 'Send message' }).click()
  await contact.getByText('like name@example.com').waitFor()
  expect(await opened.getByText('like name@example.com').count()).toBe(1)
  await contact.getByLabel('Email address').fill('grace@example.org')
  await contact.getByRole('button', { name: 'Send message' }).click()
  await opened.getByText('Your message is on its way.').waitFor()
  const mails = await browser.db.selectFrom('mails').select(['kind', 'subject']).orderBy('id').execute()
  expect(mails.map(({ kind }) => kind)).toEqual(['newsletter-confirmation', 'contact'])
  expect(mails[1]!.subject).toBe('A question')
  expect(opened.errors).toEqual([])
})

test('the same without script, on a phone', async () => {
  const opened = await browser.open('/pages/wall', {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  })
  await comment(opened, 'Ada Lovelace')
  const newsletter = formTo(opened, '/newsletter')
  await newsletter.getByLabel('Email address').fill('lin@example.org')
  await newsletter.getByRole('button', { name: 'Subscribe' }).click()
  await opened.getByText('Almost there').waitFor()
  const contact = formTo(opened, '/contact')
  await contact.getByLabel('Name').fill('Ada Lovelace')
  await contact.getByLabel('Email address').fill('ada@example.org')
  await contact.getByLabel('Message').fill('How do I begin?')
  await contact.getByRole('button', { name: 'Send message' }).click()
  await opened.getByText('Your message is on its way.').waitFor()
  expect(new URL(opened.url()).pathname).toBe('/pages/wall')
})

test('a comment form behind a button: a dialog, and without script a page', async () => {
  const opened = await browser.open('/pages/button')
  await opened.getByRole('link', { name: 'Say something' }).click()
  await opened.getByRole('dialog', { name: 'Your message' }).waitFor()
  expect(await axe(opened)).toEqual([])
  await comment(opened, 'Lin Torvald')
  const plain = await browser.open('/pages/button', { javaScriptEnabled: false })
  await plain.getByRole('link', { name: 'Say something' }).click()
  expect(new URL(plain.url()).pathname).toBe('/comments')
  expect(await plain.getByText('Lin Torvald was here.').isVisible()).toBe(true)
})

test('a DD214 first: then address and password are asked, and the sign-up goes on', async () => {
  const opened = await browser.open('/pages/begin')
  const form = formTo(opened, '/user/signup-dd214')
  expect(await form.getByLabel('Email address').isVisible()).toBe(false)
  const file = { name: 'dd214.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfOf()) }
  await form.getByLabel('Your DD214').setInputFiles(file)
  await form.getByLabel('Email address').fill('maria@example.org')
  await form.getByLabel(/^Password/).fill('short')
  await form.getByRole('button', { name: 'Create account' }).click()
  await opened.getByRole('status').getByText('8 characters or more').waitFor()
  await form.getByLabel(/^Password/).fill('harbor lantern tide')
  await form.getByRole('button', { name: 'Create account' }).click()
  await opened.waitForURL('**/auth/signup')
  expect(await opened.getByLabel('Email address').inputValue()).toBe('maria@example.org')
})

test('axe finds nothing and nothing is cut off, at three widths, light and dark', async () => {
  const opened = await browser.open('/pages/wall')
  for (const path of ['/pages/wall', '/pages/begin', '/contact', '/comments']) {
    await visit(opened, path)
    expect(await faultsInEveryLook(opened, path)).toEqual([])
  }
})
