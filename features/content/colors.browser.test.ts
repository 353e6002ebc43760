import { afterAll, beforeAll, expect, test } from 'vitest'
import { axe, type TestBrowser, testBrowser } from '#test/browser.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await testBrowser()
})
afterAll(() => browser.close())

/** Red, green and blue of a CSS color. */
const channels = (color: string) =>
  color
    .match(/[\d.]+/g)!
    .slice(0, 3)
    .map(Number)
const lightnessOf = (color: string) => channels(color).reduce((sum, one) => sum + one, 0) / 3

test('text stays readable on a chosen color, on a light and on a dark page', async () => {
  const { id } = await browser.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()
  const column = (name: string, backgroundColor: string) => ({
    ...{ id: name, contentType: 'text', content: `<p>${name}</p>` },
    backgroundColor,
  })
  const columns = [column('night', '#0f4c5c'), column('day', '#f2f6f7')]
  const document = { schemaVersion: 1, containers: [{ id: 'both', style: 'twoColumns', columns }] }
  await browser.db
    .insertInto('pages')
    .values({ theme_id: id, name: 'Colors', route: '/colors', document: JSON.stringify(document) })
    .execute()
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.open('/pages/colors', { colorScheme })
    const lightness = (words: string) =>
      page.getByText(words, { exact: true }).evaluate((element) => {
        const [r = 0, g = 0, b = 0] = getComputedStyle(element).color.match(/\d+/g)!.map(Number)
        return (r + g + b) / 3
      })
    expect(await lightness('night'), colorScheme).toBeGreaterThan(200)
    expect(await lightness('day'), colorScheme).toBeLessThan(60)
  }
})

test('a color of the site follows its settings and dark mode, and what is on it is readable', async () => {
  const { id } = await browser.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()
  const band = (name: string) => ({
    ...{ id: `band-${name}`, title: `On ${name}`, backgroundType: 'color', backgroundColor: name },
    columns: [
      {
        id: `words-${name}`,
        contentType: 'text',
        content: `<p>Words on ${name} <a href="/contact">and a link</a></p>`,
      },
      { id: `button-${name}`, contentType: 'button', buttonText: `Press on ${name}`, linkTo: '/jobs/search' },
    ],
  })
  const names = ['brand', 'accent', 'brand-tint', 'accent-tint', 'sunken', 'raised']
  const containers = [
    ...names.map(band),
    {
      ...{ id: 'night', title: 'At night', backgroundType: 'color', backgroundColor: '#101418' },
      columns: [
        { id: 'card', contentType: 'text', content: '<p>A card at night</p>', backgroundColor: 'brand-tint' },
      ],
    },
  ]
  await browser.db
    .insertInto('pages')
    .values({
      theme_id: id,
      name: 'Own',
      route: '/own',
      document: JSON.stringify({ schemaVersion: 1, containers }),
    })
    .execute()
  for (const brand of ['#5b2a86', '#ffd23f']) {
    await browser.db
      .updateTable('themes')
      .set({ variables: JSON.stringify({ brand }) })
      .where('id', '=', id)
      .execute()
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.open('/pages/own', { colorScheme })
      const groundOf = (name: string) =>
        page.evaluate(
          (selector) => getComputedStyle(document.querySelector(selector)!).backgroundColor,
          `.p-band-${name}`,
        )
      const hex = brand.match(/[\da-f]{2}/g)!.map((part) => Number.parseInt(part, 16))
      await expect.poll(async () => (await page.reload()) && channels(await groundOf('brand'))).toEqual(hex)
      const isDark = colorScheme === 'dark'
      for (const name of ['brand-tint', 'accent-tint', 'sunken', 'raised'])
        expect(lightnessOf(await groundOf(name)) < 80, `${name}, ${colorScheme}`).toBe(isDark)
      expect(await axe(page), `${brand}, ${colorScheme}`).toEqual([])
      await page.context().close()
    }
  }
})
