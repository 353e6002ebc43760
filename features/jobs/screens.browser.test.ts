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

for (const [name, path] of Object.entries(screens))
  test(`text of twice the size fits a phone on ${name}`, { timeout: 90_000 }, async () => {
    const page = await board.open(path ?? '/jobs/search?q=school+nurse', {
      viewport: { width: 390, height: 844 },
    })
    if (!path) await page.getByRole('link', { name: 'School Nurse' }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    const cut = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
      return [...document.querySelectorAll('header img, main :is(h1, h2, h3, button)')]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect()
          const isSmall = element.matches('img') && width < 100
          return left < 0 || right > innerWidth || element.scrollWidth > element.clientWidth + 1 || isSmall
        })
        .map((element) => element.outerHTML.slice(0, 120))
    })
    expect(cut).toEqual([])
  })

test('in forced colours only what is current is underlined', async () => {
  const page = await board.open('/jobs/search?q=nurse', { forcedColors: 'active' })
  const underlined = await page.evaluate(() => {
    const nothing = getComputedStyle(document.body).backgroundColor
    return [...document.querySelectorAll('header li a, main nav a')]
      .filter((link) => {
        const { borderBottomColor, borderBottomStyle } = getComputedStyle(link)
        return borderBottomStyle === 'solid' && borderBottomColor !== nothing
      })
      .map((link) => link.textContent)
  })
  expect(underlined).toEqual(['Find a job', 'Keyword', 'Relevance'])
})
