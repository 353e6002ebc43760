import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { everySection } from '#features/home/every-section.fixture.ts'
import { openBoard } from '#features/jobs/board.fixture.ts'
import type { TestBrowser } from '#test/browser.ts'

// A browser that shares a busy machine is slow, not broken.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

/** Whole JavaScript of a public page, gzip (docs/decisions/007). */
const mostBytes = 130_000
/** All style sheets of a public page, gzip. */
const mostStyleBytes = 30_000

let site: TestBrowser
beforeAll(async () => {
  site = await openBoard()
  await site.db.updateTable('themes').set({ contact_email: 'hello@harbor.example' }).execute()
  const contacts = async () =>
    (await fetch(`${site.origin}/contact`, { headers: { accept: 'application/json' } })).json()
  await vi.waitFor(async () => expect(await contacts()).toMatchObject({ isOpen: true }), { timeout: 20_000 })
})
afterAll(() => site.close())

const addresses = ['/', '/jobs/search?q=nurse', '/user/login', '/auth/signup', '/contact', '/gone-for-good']

test.each(addresses)('%s loads little script, and none of what only others need', async (path) => {
  const page = await site.open(path)
  expect(await weight(page)).toBeLessThan(mostBytes)
  expect((await scripts(page)).filter((url) => /page-list|editor|altcha/.test(url))).toEqual([])
})

test.each(addresses)('%s loads the style sheets of its own layouts', async (path) => {
  const page = await site.open(path)
  expect(await weight(page, '.css')).toBeLessThan(mostStyleBytes)
})

// The first formatter of a page takes a phone a tenth of a second, in which nothing can be pressed.
test.each(addresses)('%s becomes usable without formatters of languages', async (path) => {
  const page = await site.open('/user/login')
  await page.addInitScript(() => {
    const made: string[] = []
    const names = ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'Collator'] as const
    const watched = names.map((name) => {
      const watch = (target: object, given: unknown[]): object => {
        made.push(name)
        return Reflect.construct(target as never, given)
      }
      const apply = (target: object, _: unknown, given: unknown[]) => watch(target, given)
      return [name, new Proxy(Intl[name], { construct: watch, apply })]
    })
    Object.assign(Intl, Object.fromEntries(watched))
    Object.assign(window, { made })
  })
  await page.goto(path)
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  expect(await page.evaluate(() => (window as never as { made: string[] }).made)).toEqual([])
})

test('a job does so too, and the next screen needs no reload', async () => {
  const page = await site.open('/jobs/search?q=nurse')
  const job = await page
    .getByRole('link', { name: /Registered Nurse/ })
    .first()
    .getAttribute('href')
  const opened = await site.open(job!)
  expect(await weight(opened)).toBeLessThan(mostBytes)
  await opened.evaluate(() => Object.assign(window, { isKept: true }))
  await opened.getByRole('link', { name: 'Find a job' }).click()
  await opened.waitForURL('**/jobs/search')
  expect(await opened.evaluate(() => 'isKept' in window)).toBe(true)
  await opened.goBack()
  await opened.getByRole('heading', { level: 1, name: 'Nurse' }).waitFor()
  expect(await opened.evaluate(() => 'isKept' in window)).toBe(true)
  expect([...page.errors, ...opened.errors]).toEqual([])
})

test('a form that is entered gets its captcha', async () => {
  const page = await site.open('/contact')
  await page.getByLabel('Message').focus()
  await expect.poll(async () => (await scripts(page)).some((url) => /altcha/.test(url))).toBe(true)
  await expect.poll(() => page.locator('input[name=captcha]').inputValue(), { timeout: 20_000 }).not.toBe('')
})

test('what the document names is all that its page asks for', async () => {
  const page = await site.open('/jobs/search?q=nurse')
  const named = await page
    .locator('link[rel=modulepreload], script[type=module]')
    .evaluateAll((elements) =>
      elements.map((element) => (element as HTMLLinkElement).href || (element as HTMLScriptElement).src),
    )
  expect((await scripts(page)).toSorted()).toEqual(named.toSorted())
})

test('script is asked for only when the style sheets are there', async () => {
  const page = await site.open('/jobs/search?q=nurse')
  const { styled, firstScript } = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const of = (ending: string) => files.filter(({ name }) => name.endsWith(ending))
    return {
      styled: Math.max(...of('.css').map(({ responseEnd }) => responseEnd)),
      firstScript: Math.min(...of('.js').map(({ startTime }) => startTime)),
    }
  })
  // After a second it is asked for in any case.
  expect(firstScript).toBeGreaterThanOrEqual(Math.min(styled, 1000))
})

// The last, as the site is another afterwards.
test('a home page of every section loads little script, and no view that does without', async () => {
  await site.db
    .updateTable('themes')
    .set({ content: JSON.stringify(everySection) })
    .execute()
  const page = await site.open('/')
  const title = page.getByRole('heading', { name: everySection.home.teaserTitle })
  await expect.poll(async () => (await page.reload()) && (await title.count())).toBe(1)
  await page.waitForLoadState('networkidle')
  expect(await weight(page)).toBeLessThan(mostBytes)
  expect((await scripts(page)).filter((url) => /wages|services|teaser|tiles/.test(url))).toEqual([])
  // Their links are visits as all others, and the page is whole again on the way back.
  await page.evaluate(() => Object.assign(window, { isKept: true }))
  await page.locator('[data-still="services"] a').first().click()
  await page.waitForURL('**/jobs/search?q=electrician')
  await page.goBack()
  await title.waitFor()
  expect(await page.evaluate(() => 'isKept' in window)).toBe(true)
  expect(page.errors).toEqual([])
})

/** The addresses of the modules, or of other files, that a page has loaded. */
const scripts = (page: Page, ending = '.js') =>
  page.evaluate(
    (end) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => new URL(name).pathname.endsWith(end)),
    ending,
  )

async function weight(page: Page, ending?: string): Promise<number> {
  const sizes = (await scripts(page, ending)).map(async (url) => {
    const module = await (await fetch(url)).arrayBuffer()
    return gzipSync(Buffer.from(module)).length
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
