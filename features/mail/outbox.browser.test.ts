import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailSiteOf } from '#features/themes/index.ts'
import { type Mail, mailLayout, sendMail } from '#lib/mail.ts'
import { beginSession } from '#lib/session.ts'
import { axe, overflow, type TestBrowser, testBrowser } from '#test/browser.ts'
import { faultsInEveryLook } from '#test/looks.ts'

let browser: TestBrowser
let session: string
let activation: string

beforeAll(async () => {
  browser = await testBrowser()
  const { id } = await browser.db
    .insertInto('users')
    .values({
      email: 'grace@example.org',
      first_name: 'Grace',
      last_name: 'Okafor',
      type: 'Admin',
      activated_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  session = await beginSession(browser.db, id)
  await write(
    { to: 'tomas.lindqvist@example.org', kind: 'saved-search', subject: '3 new jobs for “welder, Norfolk”' },
    'sent',
  )
  await write(
    { to: 'a.very.long.address.of.somebody@a-subdomain.of-a-long-domain.example.org', kind: 'notice' },
    'failed',
  )
  activation = await write({ to: 'maria@example.org', kind: 'activate', subject: 'Activate your account' })
})
afterAll(() => browser.close())

async function write(mail: Partial<Mail>, status = 'queued') {
  const theme = await browser.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()
  const site = (await mailSiteOf(browser.db, { production: false, port: 3000, publicPort: null }, theme.id))!
  const layout = mailLayout({
    site,
    heading: mail.subject ?? 'Your application',
    paragraphs: ['Welcome to Harbor Veterans.', 'One step is left: tell us that this address is yours.'],
    button: { label: 'Activate my account', href: `${browser.origin}/jobs/search?token=abc` },
    closing: ['The link is good for 24 hours.'],
    footer: 'You get this mail because somebody signed up with your address.',
  })
  await sendMail(browser.db, {
    to: 'maria@example.org',
    themeId: theme.id,
    kind: 'notice',
    subject: 'Your application',
    ...layout,
    ...mail,
  })
  const { id } = await browser.db
    .selectFrom('mails')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const failure = status === 'failed' ? 'The mail server answered: 550 5.1.1 No such user here' : null
  await browser.db.updateTable('mails').set({ status, failure }).where('id', '=', id).execute()
  return id
}

async function open(path: string, options: Parameters<TestBrowser['open']>[1] = {}) {
  return browser.open(path, { session, ...options })
}

test('the outbox and a mail are readable at every width, light and dark, and axe finds nothing', async () => {
  const page = await open('/admin/mail')
  expect(await faultsInEveryLook(page, 'outbox')).toEqual([])
  await page.goto(`/admin/mail/${activation}`)
  expect(await faultsInEveryLook(page, 'mail', { withFrames: false })).toEqual([])
  expect(page.errors).toEqual([])
})

test('a mail itself is readable in every light, and axe finds nothing', async () => {
  const { html_body } = await browser.db
    .selectFrom('mails')
    .select('html_body')
    .where('id', '=', activation)
    .executeTakeFirstOrThrow()
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await open('about:blank', { viewport: { width: 390, height: 900 }, colorScheme })
    await page.setContent(html_body)
    if (process.env.SCREENSHOTS)
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/letter-${colorScheme}.png`, fullPage: true })
    // Landmarks are the mail program's.
    const found = (await axe(page)).filter((one) => !/^(landmark-one-main|region):/.test(one))
    expect(found).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.context().close()
  }
})

test('mails are searched, opened and, when they failed, sent again', async () => {
  const page = await open('/admin/mail')
  await page.getByLabel('Status').selectOption('failed')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(/status=failed/)
  expect(await page.getByRole('row').count()).toBe(2)
  await page.getByRole('table').getByRole('link', { name: 'Your application' }).click()
  await page.getByRole('button', { name: 'Send again' }).click()
  await page.getByText('The email is being resent.').first().waitFor()
  expect(await page.getByRole('button', { name: 'Send again' }).count()).toBe(0)
})

test('without script a failed mail is sent again too', async () => {
  const id = await write({}, 'failed')
  const page = await open(`/admin/mail/${id}`, { javaScriptEnabled: false })
  await page.getByRole('button', { name: 'Send again' }).click()
  await page.getByText('The email is being resent.').first().waitFor()
})

test('a link of a shown mail opens beside it', async () => {
  const page = await open(`/admin/mail/${activation}`)
  const popup = page.waitForEvent('popup')
  await page.frameLocator('iframe').getByRole('link', { name: 'Activate my account' }).click()
  const opened = await popup
  await opened.getByRole('heading', { level: 1 }).waitFor()
  expect(page.url()).toContain('/admin/mail/')
})

test('nothing in a mail runs, asks or leads away', async () => {
  const html = `<html><head><base href="https://evil.example/"></head><body>
    <script>top.document.title = 'taken'</script><img src="/nowhere.png" onerror="top.document.title = 'taken'">
    <form action="/user/logout" method="post"><button>Win</button></form>
    <a href="/jobs/search" target="_top">Away</a></body></html>`
  const id = await write({ html, subject: 'Win a prize' })
  const page = await open(`/admin/mail/${id}`)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('link', { name: 'Away' }).click()
  await frame.getByRole('button', { name: 'Win' }).click()
  expect(await page.title()).toContain('Win a prize')
  expect(page.url()).toContain(`/admin/mail/${id}`)
  expect(await browser.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
})
