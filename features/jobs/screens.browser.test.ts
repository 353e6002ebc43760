import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBrowser } from '#test/browser.ts'
import { faultsInEveryLook } from '#test/looks.ts'
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
    expect(await faultsInEveryLook(page, name)).toEqual([])
    expect(page.errors).toEqual([])
  })

test.each([
  ['home', '/'],
  ['a search', '/jobs/search?q=nurse'],
  ['a job', null],
])('text of twice the size fits a phone on %s', { timeout: 90_000 }, async (_, path) => {
  const page = await board.open(path ?? '/jobs/search?q=nurse', { viewport: { width: 390, height: 844 } })
  if (!path) await page.getByRole('link', { name: 'Registered Nurse 1' }).first().click()
  if (!path) await page.getByRole('heading', { level: 1, name: 'Registered Nurse' }).waitFor()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px')
  const cut = await page.evaluate(() => {
    return (
      [...document.querySelectorAll('main :is(h1, h2, h3, a, button)')]
        // Tabs scroll.
        .filter(
          (element) =>
            !element.closest('nav') &&
            element.checkVisibility() &&
            (sticksOut(element) || isCovered(element)),
        )
        .map((element) => element.textContent)
    )

    function sticksOut(element: Element) {
      const box = element.closest('article, form, main > div > div') ?? document.body
      const edge = Math.min(box.getBoundingClientRect().right, innerWidth)
      const { left, right } = element.getBoundingClientRect()
      return left < 0 || right > edge + 1 || element.scrollWidth > element.clientWidth + 1
    }

    /** A title that the button beside it lies on. */
    function isCovered(title: Element) {
      const button = title.matches('h2, h3') && title.closest('article')?.querySelector(':scope > button')
      if (!button) return false
      const [one, other] = [title.getBoundingClientRect(), button.getBoundingClientRect()]
      return one.right > other.left && one.top < other.bottom && one.bottom > other.top
    }
  })
  expect(cut).toEqual([])
})

test('in forced colors only the current item is underlined', async () => {
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
