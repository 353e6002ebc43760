// What every column has (document 3, section 3), kept as the editor keeps it, looked at as a visitor does.
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestBrowser, testBrowser } from '#test/browser.ts'
import { columnFields } from './model/column.ts'
import { pageKeeper } from './page.fixture.ts'

// A browser that shares a busy machine is slow, not broken.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

type Values = Record<string, unknown>
type Row = { name: string; values: Values; shows: (part: Locator, page: Page) => unknown }

const css = (part: Locator, property: string, pseudo?: string) =>
  part.evaluate(
    (element, [name, of]) => getComputedStyle(element, of).getPropertyValue(name!),
    [property, pseudo],
  )
const words = (part: Locator) => part.locator('p')

/** What a column does under the pointer, in so many milliseconds, and that it does nothing for those who want no motion. */
const moves = (name: string, values: Values, property: string, to: string, ms = 250): Row => ({
  name: `hoverAnimation ${name}`,
  values,
  async shows(part, page) {
    expect(await css(part, 'transition')).toContain(`${property} ${ms / 1000}s`)
    await part.hover()
    await expect.poll(() => css(part, property)).toBe(to)
    await page.mouse.move(0, 0)
    await expect.poll(() => css(part, property)).not.toBe(to)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await part.hover()
    if (property === 'color') await expect.poll(() => css(part, property)).toBe(to)
    else expect(await css(part, property)).toBe('none')
    await page.mouse.move(0, 0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  },
})

const rows: Row[] = [
  {
    name: 'width is half',
    values: {},
    shows: async (part) => expect((await part.boundingBox())!.width).toBeCloseTo((1152 - 24) * 0.5, -1),
  },
  {
    name: 'width 30',
    values: { width: 30 },
    shows: async (part) => expect((await part.boundingBox())!.width).toBeCloseTo((1152 - 24) * 0.3, -1),
  },
  {
    name: 'horizontalPadding 2, verticalPadding 1',
    values: { horizontalPadding: 2, verticalPadding: 1 },
    shows: async (part) => expect(await css(part, 'padding')).toBe('32px 64px'),
  },
  ...['left', 'center', 'right', 'justify'].map((textAlignment) => ({
    name: `textAlignment ${textAlignment}`,
    values: { textAlignment },
    shows: async (part: Locator) => expect(await css(words(part), 'text-align')).toBe(textAlignment),
  })),
  {
    name: 'textAlignment center: a short column of words is centered',
    values: { textAlignment: 'center', width: 90 },
    async shows(part) {
      const [text, box] = [await words(part).boundingBox(), await part.boundingBox()]
      expect(text!.x + text!.width / 2).toBeCloseTo(box!.x + box!.width / 2, -1)
    },
  },
  {
    name: 'backgroundColor, and opacity of the layer behind alone',
    values: { backgroundColor: '#b31942', opacity: 0.3 },
    async shows(part) {
      expect(await css(part, 'background-color', '::before')).toBe('rgb(179, 25, 66)')
      expect(await css(part, 'opacity', '::before')).toBe('0.3')
      expect([await css(part, 'opacity'), await css(words(part), 'opacity')]).toEqual(['1', '1'])
    },
  },
  {
    name: 'opacity is 1',
    values: { backgroundColor: '#b31942' },
    shows: async (part) => expect(await css(part, 'opacity', '::before')).toBe('1'),
  },
  {
    name: 'opacity 0',
    values: { backgroundColor: '#b31942', opacity: 0 },
    shows: async (part) => expect(await css(part, 'opacity', '::before')).toBe('0'),
  },
  {
    name: 'fontColor',
    values: { fontColor: 'rgb(1, 2, 3)' },
    shows: async (part) => expect(await css(words(part), 'color')).toBe('rgb(1, 2, 3)'),
  },
  {
    name: 'fontSize',
    values: { fontSize: 24 },
    shows: async (part) => expect(await css(words(part), 'font-size')).toBe('24px'),
  },
  ...['slideUp', 'slideDown', 'slideLeft', 'slideRight'].map((animation) => ({
    name: `animation ${animation}`,
    values: { animation },
    async shows(part: Locator, page: Page) {
      expect(await css(part, 'animation-name')).toMatch(/slide/)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect(await css(part, 'animation-name')).toBe('none')
      await page.emulateMedia({ reducedMotion: 'no-preference' })
    },
  })),
  // Document 3, section 9: color red, rotate 360, move 10;-15, scale 1.05, 250 ms.
  moves('translate', { hoverAnimation: 'translate' }, 'translate', '10px -15px'),
  moves('scale', { hoverAnimation: 'scale' }, 'scale', '1.05'),
  moves('color', { hoverAnimation: 'color' }, 'color', 'rgb(255, 0, 0)'),
  moves('rotate', { hoverAnimation: 'rotate' }, 'rotate', '360deg'),
  moves(
    'translate, hoverAnimationParams 4;8, hoverAnimationDuration 400',
    { hoverAnimation: 'translate', hoverAnimationParams: '4;8', hoverAnimationDuration: 400 },
    'translate',
    '4px 8px',
    400,
  ),
  moves('scale 1.2', { hoverAnimation: 'scale', hoverAnimationParams: '1.2' }, 'scale', '1.2'),
  moves('color', { hoverAnimation: 'color', hoverAnimationParams: '#00f' }, 'color', 'rgb(0, 0, 255)'),
  moves('rotate 5', { hoverAnimation: 'rotate', hoverAnimationParams: '5' }, 'rotate', '5deg'),
]

let browser: TestBrowser
beforeAll(async () => {
  browser = await testBrowser()
  const keeper = await pageKeeper(browser)
  const containers = rows.map(({ values }, at) => ({
    ...{ id: `k${at}`, title: `Part ${at}`, style: 'twoColumns' },
    columns: [{ id: `c${at}`, contentType: 'text', content: '<p>Words of a column</p>', ...values }],
  }))
  await keeper.create('/columns', containers)
})
afterAll(() => browser.close())

test('each is seen', async () => {
  const page = await browser.open('/pages/columns', {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'no-preference',
  })
  for (const [at, { name, shows }] of rows.entries())
    await Promise.resolve(shows(page.locator(`.p-c${at}`), page)).catch((error: Error) => {
      error.message = `${name}: ${error.message}`
      throw error
    })
  const looked = new Set(rows.flatMap(({ name }) => name.match(/\w+/g)))
  expect(Object.keys(columnFields).filter((field) => !looked.has(field))).toEqual([])
})
