// Every field of a container, and how a visitor sees it.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { overflow } from '#test/browser.ts'

export const wide = { width: 1440, height: 900 }
/** The gutter at 1440 px, in which margins and paddings are counted. */
export const gutter = 32

type Values = Record<string, unknown>
export type Row = {
  name: string
  values: Values
  columns?: number
  shows: (page: Page, part: Locator) => unknown
}

export const css = (part: Locator, property: string, pseudo?: string) =>
  part.evaluate(
    (element, [name, of]) => getComputedStyle(element, of).getPropertyValue(name!),
    [property, pseudo],
  )
export const px = async (part: Locator, property: string) => Number.parseFloat(await css(part, property))
const widthOf = async (part: Locator) => (await part.boundingBox())!.width
const heading = (part: Locator) => part.getByRole('heading', { level: 2 })
const insideOf = (part: Locator) => heading(part).locator('..')
const columnsOf = (part: Locator) => part.locator('[class*="p-c"]')
export const tracks = async (part: Locator) => {
  const grid = columnsOf(part).first().locator('..')
  return (await css(grid, 'grid-template-columns')).split(' ').length
}
const gapOf = async (part: Locator) => {
  const [one, two] = await Promise.all([0, 1].map((at) => columnsOf(part).nth(at).boundingBox()))
  return Math.round(two!.x - one!.x - one!.width)
}

export const picture = { backgroundType: 'image', backgroundImage: '/favicon.svg' }
export const film = { backgroundType: 'video', backgroundVideo: 'dQw4w9WgXcQ' }
export const rows: Row[] = [
  {
    name: 'title',
    values: { title: 'Where to begin' },
    shows: async (_, part) => expect(await heading(part).textContent()).toBe('Where to begin'),
  },
  {
    name: 'htmlId: a link leads there, near the edge',
    values: { htmlId: 'begin-here' },
    async shows(page, part) {
      expect(await part.getAttribute('id')).toBe('begin-here')
      await page.evaluate(() => {
        location.hash = 'begin-here'
      })
      await expect.poll(async () => Math.round((await part.boundingBox())!.y)).toBe(24)
    },
  },
  {
    name: 'hideTitle: nobody sees it, and those who listen hear it',
    values: { hideTitle: true },
    async shows(_, part) {
      expect(await heading(part).getAttribute('class')).toContain('hidden')
      expect((await heading(part).boundingBox())!.height).toBeLessThanOrEqual(1)
      expect(await part.getAttribute('aria-labelledby')).toBe(await heading(part).getAttribute('id'))
    },
  },
  {
    name: 'style single shows its first column',
    values: { style: 'single' },
    columns: 3,
    shows: async (_, part) => expect(await columnsOf(part).count()).toBe(1),
  },
  {
    name: 'style twoColumns, three of them: two a row',
    values: { style: 'twoColumns' },
    columns: 3,
    async shows(_, part) {
      const tops = await columnsOf(part).evaluateAll((all) =>
        all.map((column) => column.getBoundingClientRect().top),
      )
      expect([tops[0] === tops[1], tops[2]! > tops[1]!]).toEqual([true, true])
    },
  },
  {
    name: 'style grid, columnsPerRow 10, columnGap 4',
    values: { style: 'grid', columnsPerRow: 10, columnGap: 4 },
    columns: 10,
    async shows(_, part) {
      expect(await tracks(part)).toBe(10)
      expect(await gapOf(part)).toBeCloseTo(0.04 * 1152, -1)
    },
  },
  {
    name: 'columnsPerRow is 3, and columns keep apart unless a gap was chosen',
    values: { style: 'grid' },
    columns: 3,
    shows: async (_, part) => expect([await tracks(part), await gapOf(part)]).toEqual([3, 24]),
  },
  {
    name: 'columnGap 0',
    values: { style: 'grid', columnGap: 0 },
    columns: 3,
    shows: async (_, part) => expect(await gapOf(part)).toBe(0),
  },
  {
    name: 'columnGap 100 leaves room for the columns',
    values: { style: 'grid', columnsPerRow: 10, columnGap: 100 },
    columns: 10,
    async shows(page, part) {
      expect(await widthOf(columnsOf(part).last())).toBeGreaterThan(15)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    },
  },
  {
    name: 'removeDefaultColumnPadding: columns touch, what was chosen for one stays',
    values: { style: 'twoColumns', removeDefaultColumnPadding: true },
    columns: 2,
    async shows(_, part) {
      expect(await gapOf(part)).toBeLessThanOrEqual(1)
      expect(await px(columnsOf(part).first(), 'padding-left')).toBe(gutter)
    },
  },
  {
    name: 'backgroundType color, backgroundColor',
    values: { backgroundType: 'color', backgroundColor: '#0f4c5c' },
    shows: async (_, part) => expect(await css(part, 'background-color')).toBe('rgb(15, 76, 92)'),
  },
  {
    name: 'backgroundType image, backgroundImage: it covers',
    values: picture,
    async shows(_, part) {
      expect(await css(part, 'background-image')).toContain('/favicon.svg')
      expect(await css(part, 'background-size')).toMatch(/^cover/)
    },
  },
  {
    name: 'useCustomPosition, imageScale, imageHorizontalPosition, imageVerticalPosition',
    values: {
      ...{ ...picture, useCustomPosition: true, imageScale: 250 },
      ...{ imageHorizontalPosition: 20, imageVerticalPosition: 80 },
    },
    async shows(_, part) {
      expect(await css(part, 'background-size')).toMatch(/^250% auto/)
      expect(await css(part, 'background-position')).toMatch(/^20% 80%/)
    },
  },
  {
    name: 'backgroundVideo: starts in view, silent, in its place, once; it covers and stops',
    values: { ...film, containerSize: '700px' },
    async shows(page, part) {
      await part.scrollIntoViewIfNeeded()
      const address = await part.locator('iframe').getAttribute('src')
      expect(address).toContain('/embed/dQw4w9WgXcQ?autoplay=1&mute=1&playsinline=1')
      expect(address).not.toContain('loop')
      const [frame, box] = [await part.locator('iframe').boundingBox(), await part.boundingBox()]
      expect(frame!.width).toBeGreaterThanOrEqual(box!.width - 1)
      expect(frame!.height).toBeGreaterThanOrEqual(box!.height - 1)
      await part.getByRole('button', { name: 'Stop the background video' }).click()
      expect(await part.locator('iframe').count()).toBe(0)
      await part.getByRole('button', { name: 'Play the background video' }).click()
      expect(await part.locator('iframe').count()).toBe(1)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await part.locator('iframe').waitFor({ state: 'detached' })
      await page.emulateMedia({ reducedMotion: 'no-preference' })
    },
  },
  {
    name: 'backgroundVideoLoop',
    values: { ...film, backgroundVideoLoop: true },
    async shows(_, part) {
      await part.scrollIntoViewIfNeeded()
      expect(await part.locator('iframe').getAttribute('src')).toContain('&loop=1&playlist=dQw4w9WgXcQ')
    },
  },
  {
    name: 'isFluidContainer: words keep their distance from the edge',
    values: { isFluidContainer: true },
    shows: async (_, part) => expect(await widthOf(insideOf(part))).toBe((await widthOf(part)) - 2 * gutter),
  },
  {
    name: 'isFluidContainer, removeDefaultColumnPadding: from edge to edge',
    values: { isFluidContainer: true, removeDefaultColumnPadding: true },
    async shows(_, part) {
      expect(await widthOf(columnsOf(part).first())).toBe(await widthOf(part))
      expect((await heading(part).boundingBox())!.x).toBe(gutter)
    },
  },
  {
    name: 'marginTop and marginBottom are 2 gutters',
    values: {},
    async shows(_, part) {
      expect([await px(part, 'margin-top'), await px(part, 'margin-bottom')]).toEqual([64, 64])
      expect(await widthOf(insideOf(part))).toBe(1152)
    },
  },
  {
    name: 'marginTop 0, marginBottom 15',
    values: { marginTop: 0, marginBottom: 15 },
    shows: async (_, part) =>
      expect([await px(part, 'margin-top'), await px(part, 'margin-bottom')]).toEqual([0, 15 * gutter]),
  },
  {
    name: 'horizontalPadding 3, verticalPadding 2: of the container alone',
    values: { horizontalPadding: 3, verticalPadding: 2 },
    async shows(_, part) {
      expect([await px(part, 'padding-left'), await px(part, 'padding-top')]).toEqual([96, 64])
      expect(await px(columnsOf(part).last(), 'padding-top')).toBe(0)
    },
  },
  {
    name: 'verticalPadding 0 on a background',
    values: { backgroundType: 'color', backgroundColor: '#eee', verticalPadding: 0 },
    shows: async (_, part) => expect(await px(part, 'padding-top')).toBe(0),
  },
  {
    name: 'styleText: declarations of the box, and nothing that fetches',
    values: { styleText: 'border-radius: 12px; background-image: url(https://evil.example/x.png)' },
    async shows(_, part) {
      expect(await css(part, 'border-radius')).toBe('12px')
      expect(await css(part, 'background-image')).toBe('none')
    },
  },
  {
    name: 'containerSize',
    values: { containerSize: '50vh' },
    shows: async (_, part) => expect(await css(part, 'min-height')).toBe('450px'),
  },
  ...(['slideUp', 'slideDown', 'slideLeft', 'slideRight'] as const).map(
    (animation, at): Row => ({
      name: `animation ${animation}`,
      values: { animation },
      async shows(page, part) {
        const motion = () => css(part, 'animation-name')
        const from = ['0 3rem', '0 -3rem', '3rem 0', '-3rem 0'][at]!
        expect(await motion()).toMatch(/slide/)
        expect(await css(part, '--from')).toBe(from)
        expect(await overflow(page)).toBeLessThanOrEqual(0)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        expect(await motion()).toBe('none')
        await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' })
        expect([await motion(), await css(part, 'opacity')]).toEqual(['none', '1'])
        await page.emulateMedia({ reducedMotion: 'no-preference', media: 'screen' })
      },
    }),
  ),
]
