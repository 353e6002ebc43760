import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContextOptions, chromium, type Page, type Request } from 'playwright-core'
import { expect, inject, onTestFinished, vi } from 'vitest'
import type { Named } from '#lib/access.ts'
import { readAssets } from '#lib/assets.ts'
import { build, type Render } from '../app.ts'
import { nothingShed, readSettings } from '../config.ts'
import { type TestDatabase, testDatabase } from './database.ts'

const dist = new URL('../dist/', import.meta.url)

export type TestBrowser = TestDatabase & {
  origin: string
  /** every route of the application */
  routes: Named[]
  /** A page of a fresh context at this path, with its errors collected; it is closed at the end of the test. */
  open(path: string, options?: OpenOptions): Promise<Page & { errors: string[] }>
}

export type OpenOptions = BrowserContextOptions & {
  /** the token of a session: whose page it is */
  session?: string
}

/**
 * The run's Chromium on the application as built (`npm test` builds it), with one site on localhost and a database of
 * its own.
 * Close it in `afterAll`.
 */
export async function testBrowser(environment: Record<string, string> = {}): Promise<TestBrowser> {
  const database = await testDatabase()
  await addSite(database)
  const dataDir = await mkdtemp(join(tmpdir(), 'muster-'))
  const always = { NODE_ENV: 'test', LOG_LEVEL: 'silent', SECRET: 'test'.repeat(8), DATA_DIR: dataDir }
  // A test on a busy machine is slow, not overloaded, whatever it runs as.
  const settings = { ...readSettings({ ...always, ...environment }), shed: nothingShed }
  const renderer = new URL('server/render.js', dist).href
  const { render } = (await import(/* @vite-ignore */ renderer)) as { render: Render }
  const assetFolder = new URL('client/', dist)
  const assets = await readAssets(assetFolder)
  const parts = {
    settings,
    pool: database.application.pool,
    directUrl: database.application.url,
    render,
    assets,
    assetFolder,
  }
  const app = await build(parts)
  const origin = (await app.listen({ host: '127.0.0.1', port: 0 })).replace('127.0.0.1', 'localhost')
  const browser = await sharedChromium()
  return {
    ...database,
    origin,
    routes: app.named,
    async open(path, { session, ...options } = {}) {
      const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce', ...options })
      onTestFinished(() => context.close())
      if (session) await context.addCookies([{ name: 'session', value: session, url: origin }])
      const page = await context.newPage()
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      await visit(page, path, options.javaScriptEnabled !== false)
      return Object.assign(page, { errors })
    },
    close: async () => {
      await app.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

let connected: Promise<Browser> | undefined

/** A test isolates itself by a context of its own, and closes that. */
function sharedChromium(): Promise<Browser> {
  connected ??= fetch(inject('chromium')).then(async (answer) => chromium.connect(await answer.text()))
  return connected
}

/** Goes to a path, and waits until the page can be used and has loaded what it loads by itself. */
export async function visit(page: Page, path: string, hasScript = true): Promise<void> {
  const isQuiet = quietNetwork(page)
  await page.goto(path)
  if (hasScript) await usable(page)
  await isQuiet()
}

/** As Playwright's `networkidle`, which waits half a second every time: no request for a moment. */
function quietNetwork(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let last = Date.now()
  const begin = (request: Request) => {
    open.add(request)
    last = Date.now()
  }
  const end = (request: Request) => {
    open.delete(request)
    last = Date.now()
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  return async () => {
    await vi.waitFor(() => expect(open.size === 0 && Date.now() - last >= 150).toBe(true), {
      timeout: 30_000,
      interval: 20,
    })
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  }
}

/** Script has taken over, where a page has some: what is pressed before that is what somebody without script presses. */
export async function usable(page: Page): Promise<void> {
  const isUsable = () =>
    !document.querySelector('[data-page-module]') || performance.getEntriesByName('usable').length > 0
  await vi.waitFor(async () => expect(await page.evaluate(isUsable)).toBe(true), { timeout: 30_000 })
}

/**
 * What axe finds on a page, in words.
 * @param withFrames false where a frame lets no script run: axe would wait for its answer
 * @param onlyContrast looks only at the contrast of text and its background, in the document itself
 */
export async function axe(page: Page, { withFrames = true, onlyContrast = false } = {}): Promise<string[]> {
  await settled(page)
  const isFramed = withFrames && !onlyContrast && page.frames().length > 1
  const violations = isFramed ? await inFrames(page) : await inDocument(page, onlyContrast)
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

/** Slow: the builder loads axe into each frame every time, and opens a page of its own to join what they found. */
const inFrames = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations

const axeSource = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Loads axe once a document, which takes longer than to run it. */
async function inDocument(page: Page, onlyContrast: boolean) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axeSource)
  return page.evaluate(async (only) => {
    const { violations } = await window.axe.run(document, {
      iframes: false,
      resultTypes: ['violations'],
      ...(only && { runOnly: ['color-contrast', 'link-in-text-block'] }),
    })
    return violations
  }, onlyContrast)
}

declare global {
  interface Window {
    axe: typeof import('axe-core')
  }
}

/**
 * Colors in the middle of a transition are nobody's choice: what has an end is brought to it, and what begins with
 * that, as the transition of a color that was inherited from one, too.
 */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const hasEnd = (animation: Animation) =>
      animation.playState !== 'finished' && animation.effect?.getComputedTiming().endTime !== Infinity
    for (let round = 0; round < 10; round++) {
      // A change of a moment ago begins its transitions with the next frame.
      await drawn()
      const running = document.getAnimations().filter(hasEnd)
      if (running.length === 0) return
      for (const animation of running) animation.finish()
    }
  })

/** How much wider than its window a page is, in pixels. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

async function addSite({ db }: TestDatabase) {
  const content = JSON.stringify({ navigation: [{ label: 'Find a job', href: '/jobs/search' }] })
  const theme = { name: 'Harbor Veterans', content }
  const { id } = await db.insertInto('themes').values(theme).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('theme_domains')
    .values({ domain: 'localhost', theme_id: id, is_primary: true })
    .execute()
}
