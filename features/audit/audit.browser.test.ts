import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#lib/audit.ts'
import { beginSession } from '#lib/session.ts'
import { axe, overflow, type TestBrowser, testBrowser } from '#test/browser.ts'
import { person } from '#test/person.ts'

let browser: TestBrowser
let session: string

beforeAll(async () => {
  browser = await testBrowser()
  const add = async (firstName: string, lastName: string, type: string) =>
    (
      await browser.db
        .insertInto('users')
        .values({
          email: `${firstName.toLowerCase()}@example.org`,
          first_name: firstName,
          last_name: lastName,
          type,
          activated_at: new Date(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const grace = await add('Grace', 'Okafor', 'Admin')
  const maria = await add('Maria', 'Ortiz', 'User')
  session = await beginSession(browser.db, grace)
  const by = (id: string, actorId: string | null = null) => ({
    viewer: person({ id, actorId }),
    ip: '192.0.2.7',
  })
  const subject = { type: 'user', id: maria }
  await audit(browser.db, null, { action: 'user.delete', subject: { ...subject, id: crypto.randomUUID() } })
  await audit(browser.db, by(grace), { action: 'account.switch', subject })
  await audit(browser.db, by(maria, grace), {
    action: 'user.edit',
    subject,
    detail: { fields: 'phone, name' },
  })
  await audit(browser.db, by(grace), {
    action: 'user.export',
    detail: { query: 'q=reyes&type=User&theme=01990000-0000-7000-8000-000000000000&sort=createdAt' },
  })
  for (let i = 0; i < 60; i++) await audit(browser.db, by(maria), { action: 'sign-in' })
})
afterAll(() => browser.close())

async function open(path: string, options: Parameters<TestBrowser['open']>[1] = {}) {
  return browser.open(path, { session, ...options })
}

const sizes = [390, 768, 1440].flatMap((width) => [
  [width, 'light' as const] as const,
  [width, 'dark' as const] as const,
])

test.each(sizes)('at %i px, %s, the trail is readable, and axe finds nothing', async (width, scheme) => {
  const page = await open('/admin/audit?person=grace', {
    viewport: { width, height: 900 },
    colorScheme: scheme,
  })
  if (process.env.SCREENSHOTS)
    await page.screenshot({ path: `${process.env.SCREENSHOTS}/audit-${width}-${scheme}.png`, fullPage: true })
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(page.errors).toEqual([])
  await page.context().close()
})

test('entries are filtered by a click, paged, and downloaded', async () => {
  const page = await open('/admin/audit')
  await page.getByRole('link', { name: 'Older' }).click()
  await page.waitForURL(/before=/)
  expect(await page.getByRole('row').count()).toBe(15)
  await page.getByRole('table').getByRole('link', { name: 'Grace Okafor' }).first().click()
  await page.waitForURL(/person=/)
  expect(await page.getByRole('row').count()).toBe(4)
  await page.getByRole('link', { name: 'Remove Done by Grace Okafor' }).waitFor()
  await page.getByLabel('What happened').selectOption('user.edit')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(/action=user.edit/)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toBe('audit-trail.csv')
})

test('times are in the reader’s zone, and without script in UTC', async () => {
  const timeOn = async (javaScriptEnabled: boolean) => {
    const page = await open('/admin/audit', { timezoneId: 'Asia/Tokyo', javaScriptEnabled })
    const time = page.locator('table time').first()
    const moment = await time.getAttribute('datetime')
    return { page, time, moment: new Date(moment!) }
  }
  const { page, time, moment } = await timeOn(true)
  const there = new Date(moment.getTime() + 9 * 3_600_000)
  await expect.poll(() => time.textContent()).toContain('GMT+9')
  expect(await time.textContent()).toContain(` ${there.getUTCDate()}, ${there.getUTCFullYear()}, `)
  expect(page.errors).toEqual([])
  expect(await (await timeOn(false)).time.textContent()).toMatch(/ UTC$/)
})
