// Any look that an owner may choose is readable, fits every width and does not move when its typefaces arrive, on a page of
// every kind. LOOKS=<how many> and LOOKS_SEED=<number> try others; a failure names the look.

import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBoard } from '#features/jobs/board.fixture.ts'
import { beginSession } from '#lib/session.ts'
import { axe, overflow, type TestBrowser } from '#test/browser.ts'
import { homeSections } from '#ui/home-sections.ts'
import { fontChoices, type LookSetting } from '#ui/look-setting.ts'
import { variableSettings } from '#ui/look-settings.ts'
import { everySection } from './every-section.fixture.ts'

const count = Number(process.env.LOOKS ?? 3)
const seed = Number(process.env.LOOKS_SEED ?? 21)
/**
 * What Chromium calls good. A fallback has the measures of its typeface on the whole, not of each word: where one wraps
 * differently, what follows moves; up to 0.05 was seen. A page that is drawn without a style sheet moves by more.
 */
const shiftLimit = 0.1

let board: TestBrowser
let member: string
let job: string
beforeAll(async () => {
  board = await openBoard()
  const person = { email: 'grace@example.org', first_name: 'Grace', last_name: 'Okafor' }
  const { id } = await board.db
    .insertInto('users')
    .values({ ...person, activated_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  member = await beginSession(board.db, id)
  job = `/jobs/${(await board.db.selectFrom('jobs').select('id').executeTakeFirstOrThrow()).id}`
})
afterAll(() => board.close())

const color = fc.integer({ min: 0, max: 0xffffff }).map((all) => `#${all.toString(16).padStart(6, '0')}`)
const section = fc.constantFrom(...homeSections).chain(({ value, variants }) =>
  fc.record({
    name: fc.constant(value),
    shown: fc.constant(true),
    ...(variants.length > 0 && { variant: fc.constantFrom(...variants.map((one) => one.value)) }),
  }),
)
function anyValue(setting: LookSetting): fc.Arbitrary<unknown> {
  if (setting.kind === 'color') return color
  if (setting.kind === 'font') return fc.constantFrom(...fontChoices.map(({ value }) => value))
  if (setting.kind === 'range') return fc.integer({ min: setting.least, max: setting.most })
  if (setting.kind === 'choice') return fc.constantFrom(...setting.choices.map(({ value }) => value))
  return fc.uniqueArray(section, {
    selector: ({ name }) => name,
    minLength: 4,
    maxLength: homeSections.length,
  })
}
const look = fc.record(Object.fromEntries(variableSettings.map((one) => [one.key, anyValue(one)])))
const looks = fc.sample(look, { numRuns: count, seed }).map((variables, at) => ({ at, variables }))

const screens = ['/', '/jobs/search?q=nurse', 'job', '/auth/signup', 'member', '/dashboard']

test.each(looks)(
  'look $at reads, fits and stays where it is',
  { timeout: 600_000 },
  async ({ variables }) => {
    const seen = JSON.stringify(variables)
    await board.pool.query('update themes set content = $1, variables = $2', [everySection, variables])
    await untilShown(variables)
    const page = await board.open('/contact', { viewport: { width: 1440, height: 900 } })
    await recordShifts(page)
    const faults: string[] = []
    for (const screen of screens) {
      if (screen === 'member')
        await page.context().addCookies([{ name: 'session', value: member, url: board.origin }])
      const path = screen === 'member' ? '/' : screen === 'job' ? job : screen
      const shifted = await shiftsOf(page, path)
      if (shifted.total > shiftLimit) faults.push(`${screen} moves by ${shifted.total}: ${shifted.what}`)
      faults.push(...(await faultsOf(page)).map((fault) => `${screen} ${fault}`))
    }
    expect(faults, seen).toEqual([])
    expect(page.errors).toEqual([])
  },
)

/** The site is re-read when PostgreSQL notifies of the change; asked for without a browser, which takes far longer. */
async function untilShown({ brand, heroLayout }: Record<string, unknown>) {
  let asked = 0
  const page = async () => (await fetch(`${board.origin}/contact?look=${brand}-${++asked}`)).text()
  const wanted = [`--brand:${brand}`, `data-hero-layout="${heroLayout}"`]
  await expect
    .poll(async () => ((text) => wanted.every((words) => text.includes(words)))(await page()), {
      timeout: 120_000,
      interval: 200,
    })
    .toBe(true)
}

/** What is wrong at any width; axe looks at a phone in the dark and at a wide window in the light. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const [width, colorScheme] of [
    [320, null],
    [390, 'dark'],
    [768, null],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    if (colorScheme) {
      await page.emulateMedia({ colorScheme })
      faults.push(...(await axe(page)).map((found) => `at ${width}, ${colorScheme}: ${found}`))
    }
    const wider = await overflow(page)
    if (wider > 0) faults.push(`at ${width}: ${wider} px wider than its window`)
  }
  return faults
}

type Shift = { value: number; what: string[] }
declare global {
  interface Window {
    shifts: Shift[]
  }
}

/** Typefaces arrive once `release` is called; what moves on a page is kept in `window.shifts`. */
let release = () => {}
async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifts = []
    const nameOf = (node: Node | null) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '?')
    type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        window.shifts.push({ value, what: sources.map(({ node }) => nameOf(node)) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.context().route('**/*.woff2', async (route) => {
    await held
    await route.continue()
  })
}
let held: Promise<void> = Promise.resolve()

async function shiftsOf(page: Page, path: string): Promise<{ total: number; what: string }> {
  held = new Promise((done) => {
    release = done
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await drawn(page)
  release()
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready)
  await drawn(page)
  const shifts = await page.evaluate(() => window.shifts)
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  return { total, what: JSON.stringify(shifts) }
}

const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))))
