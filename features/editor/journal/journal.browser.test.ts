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
/** What another tab is offered. */
const left = (on: Page) => on.evaluate(() => journal.left())
const titlesOf = async (on: Page) => (await left(on)).map(({ draft: { page } }) => page.name)

test('what a tab typed is offered when it is closed, the last of it, and not before', async () => {
  const shared = await context()
  const one = await tab(shared)
  await write(one, 'First')
  await write(one, 'Second', 3)
  await one.evaluate(() => journal.settle())
  const other = await tab(shared)
  expect(await left(other)).toEqual([])
  await one.close()
  await expect.poll(() => left(other)).toMatchObject([entry('Second', 3)])
  expect(await left(await tab(shared, 'rosa other'))).toEqual([])
})

test('tabs of one page keep what each typed', async () => {
  const shared = await context()
  const tabs = [await tab(shared), await tab(shared)] as const
  await write(tabs[0], 'Of one')
  await tabs[0].evaluate(() => journal.settle())
  await write(tabs[1], 'Of two')
  await tabs[1].evaluate(() => journal.settle())
  const third = await tab(shared)
  await tabs[1].close()
  await expect.poll(() => titlesOf(third)).toEqual(['Of two'])
  await tabs[0].close()
  await expect.poll(() => titlesOf(third)).toEqual(['Of two', 'Of one'])
  const [two] = await left(third)
  await third.evaluate((id) => journal.discard(id), two!.id)
  expect(await titlesOf(third)).toEqual(['Of one'])
  await write(third, 'Of three')
  await third.evaluate(() => journal.clear())
  expect(await titlesOf(await tab(shared))).toEqual(['Of one'])
})

test('a reloaded tab finds its own journal, a copy of the tab does not', async () => {
  const shared = await context()
  const one = await tab(shared)
  await write(one, 'Before the reload')
  await one.evaluate(() => journal.settle())
  const kept = await one.evaluate(() => ({ ...sessionStorage }))
  const copy = await shared.newPage()
  await copy.goto('/health/live')
  await copy.evaluate((items) => Object.assign(sessionStorage, items), kept)
  await addBundle(copy, script)
  await copy.evaluate(() => Object.assign(window, { journal: editor.openJournal('rosa about') }))
  expect(await left(copy)).toEqual([])

  await one.reload()
  await addBundle(one, script)
  await one.evaluate(() => Object.assign(window, { journal: editor.openJournal('rosa about') }))
  expect(await left(one)).toMatchObject([{ ...entry('Before the reload'), isOfThisTab: true }])
})

test('it survives a page that is killed, and one that is left at once', async () => {
  const shared = await context()
  const one = await tab(shared)
  await write(one, 'Before the crash')
  await one.evaluate(() => journal.settle())
  const watcher = await tab(shared)
  const crash = new Promise((crashed) => one.once('crash', crashed))
  const control = await shared.newCDPSession(one)
  control.send('Page.crash').catch(() => {})
  await crash
  await expect.poll(() => titlesOf(watcher)).toEqual(['Before the crash'])

  const two = await tab(shared)
  await left(two)
  await write(two, 'Just before leaving')
  await two.goto('/health/ready')
  await expect.poll(() => titlesOf(watcher)).toEqual(['Just before leaving', 'Before the crash'])
})

test('what an earlier version of the store kept is offered', async () => {
  const shared = await context()
  const page = await shared.newPage()
  await page.goto('/health/live')
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('editor', 2)
        opening.onupgradeneeded = () => {
          const drafts = opening.result.createObjectStore('drafts', { keyPath: 'key' })
          drafts.put({ ...kept, key: 'rosa about', at: 1 })
          const discarded = opening.result.createObjectStore('discarded', { autoIncrement: true })
          discarded.createIndex('key', 'key')
          discarded.createIndex('at', 'at')
          discarded.put({ ...kept, key: 'rosa about', at: Date.now() })
        }
        opening.onsuccess = () => {
          opening.result.close()
          resolve()
        }
      }),
    entry('Long ago'),
  )
  const one = await tab(shared)
  expect(await titlesOf(one)).toEqual(['Long ago'])
  expect(await one.evaluate(async () => (await journal.discarded()).length)).toBe(1)
})

test('what is saved is forgotten, what is discarded is kept for 30 days', async () => {
  const shared = await context()
  const one = await tab(shared)
  const written = (on: Page) =>
    on.evaluate(async () => {
      const asked = indexedDB.open('editor')
      await new Promise((resolve) => Object.assign(asked, { onsuccess: resolve }))
      const all = asked.result.transaction('drafts').objectStore('drafts').getAll()
      await new Promise((resolve) => Object.assign(all, { onsuccess: resolve }))
      asked.result.close()
      return all.result.length
    })
  await write(one, 'Saved')
  await one.evaluate(() => journal.settle())
  expect(await written(one)).toBe(1)
  await one.evaluate(() => journal.clear())
  expect(await written(one)).toBe(0)
  for (const title of ['One', 'Two']) {
    await write(one, title, 7)
    await one.evaluate(() => journal.discard())
  }
  expect(await written(one)).toBe(0)
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
  expect(await one.evaluate(() => journal.left().catch(() => 'refused'))).toBe('refused')
})
