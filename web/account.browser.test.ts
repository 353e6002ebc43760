import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginSession } from '#lib/session.ts'
import { axe, overflow, type TestBrowser, testBrowser } from '#test/browser.ts'

let browser: TestBrowser
let session: string
beforeAll(async () => {
  browser = await testBrowser()
  const { rows } = await browser.pool.query(
    `insert into users (email, first_name, last_name, type, activated_at)
     values ('grace@example.org', 'Grace', 'Okafor', 'Admin', now()) returning id`,
  )
  session = await beginSession(browser.db, rows[0].id)
})
afterAll(() => browser.close())

const looks = (['plain', 'brand'] as const).flatMap((header) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ header, colorScheme })),
)

test.each(looks)(
  'the account reads well on a $header header, $colorScheme',
  { timeout: 90_000 },
  async (look) => {
    const { header, colorScheme } = look
    const content = JSON.stringify({ navigation: [{ label: 'Find a job', href: '/jobs/search' }] })
    const variables = JSON.stringify({ headerSurface: header })
    await browser.pool.query('update themes set content = $1, variables = $2', [content, variables])
    for (const width of [390, 1440]) {
      const page = await browser.open('/', { viewport: { width, height: 800 }, colorScheme })
      // The site's text is re-read when PostgreSQL notifies of the change.
      await expect
        .poll(
          async () =>
            (await page.reload()) && page.evaluate(() => document.querySelector('[data-page]')?.textContent),
        )
        .toContain(`"headerSurface":"${header}"`)
      await looked('visitor', page)
      await page.context().addCookies([{ name: 'session', value: session, url: browser.origin }])
      await page.reload()
      if (width < 960) await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByText('Grace Okafor').click()
      await page.getByRole('link', { name: 'Administration' }).waitFor()
      await looked('administrator', page)
      await page.context().close()

      async function looked(who: string, on: typeof page) {
        expect(await axe(on)).toEqual([])
        expect(await overflow(on)).toBeLessThanOrEqual(0)
        const folder = process.env.SCREENSHOTS
        if (folder)
          await on.screenshot({ path: `${folder}/header-${header}-${who}-${width}-${colorScheme}.png` })
      }
    }
  },
)
