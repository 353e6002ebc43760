import { afterAll, beforeAll, expect, test } from 'vitest'
import { axe, overflow, type TestBrowser, testBrowser } from '#test/browser.ts'
import { variableSettings } from '#ui/look-settings.ts'
import { everySection } from './every-section.fixture.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await testBrowser()
})
afterAll(() => browser.close())

const colors = ['#ffe600', '#808080', '#000000', '#ffffff', '#b3400f', '#00a3a3']

const choicesAt = (at: number): Record<string, string> =>
  Object.fromEntries(
    variableSettings.flatMap((setting) =>
      setting.kind === 'choice' ? [[setting.key, setting.choices[at % setting.choices.length]!.value]] : [],
    ),
  )

/** Looks that together have every choice of every setting. */
const looks = colors.map((color, at) => ({
  at,
  heroLayout: choicesAt(at).heroLayout,
  variables: {
    ...choicesAt(at),
    ...{ brand: color, accent: colors[(at + 1) % colors.length], ink: colors[(at + 2) % colors.length] },
    radius: (at * 8) % 25,
    sections: [
      { name: 'steps', shown: true, variant: at % 2 ? 'ink' : 'box' },
      { name: 'newest', shown: true, variant: at % 2 ? 'table' : 'cards' },
    ],
  },
}))

test.each(looks)(
  'look $at of a home page reads and fits every width',
  { timeout: 90_000 },
  async ({ at, heroLayout, variables }) => {
    await browser.pool.query('update themes set content = $1, variables = $2', [everySection, variables])
    const colorScheme = at % 2 ? 'dark' : 'light'
    const width = at % 3 ? 1440 : 390
    const page = await browser.open('/', { viewport: { width, height: 800 }, colorScheme })
    // The site is re-read when PostgreSQL notifies of the change.
    const root = page.locator(`html[data-hero-layout="${heroLayout}"]`)
    await expect.poll(async () => (await page.reload()) && (await root.count())).toBe(1)
    expect(await axe(page)).toEqual([])
    for (const other of [320, 768]) {
      await page.setViewportSize({ width: other, height: 800 })
      expect([other, await overflow(page)]).toEqual([other, 0])
    }
  },
)

test('a search without links beside it is below the question', { timeout: 90_000 }, async () => {
  const content = { home: { headline: 'What do you need?', lead: 'We help.' } }
  await browser.pool.query('update themes set content = $1, variables = $2', [
    content,
    { heroLayout: 'tasks', headerLayout: 'bar' },
  ])
  const page = await browser.open('/', { viewport: { width: 1440, height: 800 } })
  const root = page.locator('html[data-hero-layout="tasks"][data-header-layout="bar"]')
  await expect.poll(async () => (await page.reload()) && (await root.count())).toBe(1)
  const [question, search] = await Promise.all([
    page.locator('main h1').boundingBox(),
    page.locator('main search').boundingBox(),
  ])
  expect(search?.x).toBe(question?.x)
  expect(search?.y).toBeGreaterThan(question!.y + question!.height)
})
