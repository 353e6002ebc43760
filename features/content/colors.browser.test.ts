import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestBrowser, testBrowser } from '#test/browser.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await testBrowser()
})
afterAll(() => browser.close())

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
