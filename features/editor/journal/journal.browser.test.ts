import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type TestBrowser, testBrowser } from '#test/browser.ts'
import { addBundle, type Bundle, bundled } from '#test/bundle.ts'
import type { Journal, openJournal } from './journal.ts'

declare const editor: { openJournal: typeof openJournal }
declare const journal: Journal

let browser: TestBrowser
let script: Bundle
beforeAll(async () => {
  ;[browser, script] = await Promise.all([
    testBrowser(),
    bundled(new URL('journal.ts', import.meta.url), 'editor'),
  ])
})
afterAll(() => browser.close())

const draft = (title: string, rev: number) => ({
  page: { ...{ name: title, type: 'page', route: '/about' }, description: `${title}, in short` },
  document: { schemaVersion: 1, containers: [{ id: 'a', title, columns: [] }] },
  rev,
  conflicts: [],
})
const entry = (title: string, rev = 1) => ({ draft: draft(title, rev), base: draft('Saved before', rev) })

/** A tab of this browser, with the journal of that person's page in it. */
async function tab(context: BrowserContext, key = 'rosa about'): Promise<Page> {
  const opened = await context.newPage()
  await opened.goto('/health/live')
  await addBundle(opened, script)
  await opened.evaluate((name) => Object.assign(window, { journal: editor.openJournal(name) }), key)
  return opened
}

async function context() {
  const start = await browser.open('/health/live')
  return start.context()
}

const write = (on: Page, title: string, rev = 1) =>
  on.evaluate((given) => journal.write(given as never), entry(title, rev))
const read = (on: Page) => on.evaluate(() => journal.read())

test('what was typed is there in another tab, the last of it', async () => {
  const shared = await context()
  const one = await tab(shared)
  await write(one, 'First')
  await write(one, 'Second', 3)
  const other = await tab(shared)
  await expect.poll(() => read(other)).toMatchObject(entry('Second', 3))
  expect(await read(await tab(shared, 'rosa other'))).toBeNull()
})

test('it survives a page that is killed, and one that is left at once', async () => {
  const shared = await context()
  const one = await tab(shared)
  await write(one, 'Before the crash')
  await expect.poll(() => one.evaluate(async () => (await indexedDB.databases()).length)).toBe(1)
  const watcher = await tab(shared)
  await expect.poll(() => read(watcher)).not.toBeNull()
  const crash = new Promise((crashed) => one.once('crash', crashed))
  const control = await shared.newCDPSession(one)
  control.send('Page.crash').catch(() => {})
  await crash
  expect(await read(await tab(shared))).toMatchObject(entry('Before the crash'))

  const two = await tab(shared)
  await read(two)
  await write(two, 'Just before leaving')
  await two.goto('/health/ready')
  await expect.poll(() => read(watcher)).toMatchObject(entry('Just before leaving'))
})

test('what is saved is forgotten, what is discarded is kept for 30 days', async () => {
  const shared = await context()
  const one = await tab(shared)
  await write(one, 'Saved')
  await one.evaluate(() => journal.clear())
  expect(await read(one)).toBeNull()
  for (const title of ['One', 'Two']) {
    await write(one, title, 7)
    await one.evaluate(() => journal.discard())
  }
  expect(await read(one)).toBeNull()
  const titles = () =>
    one.evaluate(async () => (await journal.discarded()).map(({ draft: { page } }) => page.name))
  expect(await titles()).toEqual(['Two', 'One'])
  await one.evaluate(() => {
    const now = Date.now()
    Date.now = () => now + 31 * 86_400_000
  })
  expect(await titles()).toEqual([])
  await one.evaluate(() => journal.discard())
  await one.evaluate(() => {
    Date.now = () => performance.timeOrigin
  })
  expect(await titles()).toEqual([])
})

test('where the browser keeps nothing, editing goes on', async () => {
  const shared = await context()
  onTestFinished(() => shared.close())
  await shared.addInitScript(() => {
    indexedDB.open = () => {
      throw new Error('denied')
    }
  })
  const one = await tab(shared)
  await write(one, 'Anything')
  expect(await one.evaluate(() => journal.read().catch(() => 'refused'))).toBe('refused')
})
