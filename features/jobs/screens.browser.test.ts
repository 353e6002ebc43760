import { afterAll, beforeAll, expect, test } from 'vitest'
import { axe, overflow, type TestBrowser } from '#test/browser.ts'
import { openBoard } from './board.fixture.ts'

let board: TestBrowser
beforeAll(async () => {
  board = await openBoard()
})
afterAll(() => board.close())

const screens = {
  home: '/',
  'a search with filters': '/jobs/search?q=nurse&l=23510&type=Full-time',
  'a search by military code': '/jobs/search?c=army&_o=11B',
  'a search that finds nothing': '/jobs/search?q=qqqq',
  'a job': null,
}

for (const [name, path] of Object.entries(screens))
  test(`axe finds nothing on ${name} and nothing is cut off, at three widths, light and dark`, {
    timeout: 90_000,
  }, async () => {
    const page = await board.open(path ?? '/jobs/search?q=school+nurse')
    if (!path) await page.getByRole('link', { name: 'School Nurse' }).click()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.reload()
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await axe(page), `${width} wide, ${colorScheme}`).toEqual([])
        expect(await overflow(page), `${width} wide`).toBeLessThanOrEqual(0)
      }
    }
    expect(page.errors).toEqual([])
  })
