import { afterAll, beforeAll, expect, test } from 'vitest'
import { document } from '#features/files/files.fixture.ts'
import { storeFile } from '#features/files/index.ts'
import { beginSession } from '#lib/session.ts'
import { type TestBrowser, testBrowser } from '#test/browser.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await testBrowser()
})
afterAll(() => browser.close())

test.each([390, 768, 1024, 1440])(
  'at %i px the name stays in one piece beside the buttons',
  async (width) => {
    const rosalind = { first_name: 'Rosalind', last_name: `Okonkwo ${width}`, slug: `rosalind-${width}` }
    const { id } = await browser.db
      .insertInto('users')
      .values({ ...rosalind, email: `rosalind.${width}@example.org` })
      .returning('id')
      .executeTakeFirstOrThrow()
    const stored = await storeFile(browser.db, {
      ...{ ownerId: id, purpose: 'resume', name: 'Resume.pdf', bytes: document },
    })
    if (!stored.ok) throw new Error(stored.reason)
    await browser.db
      .insertInto('profiles')
      .values({ user_id: id, resume_file_id: stored.id, zip: '10001' })
      .execute()
    const page = await browser.open(`/profile/${id}`, {
      session: await beginSession(browser.db, id),
      viewport: { width, height: 900 },
    })
    await page.getByRole('link', { name: 'View resume' }).waitFor()
    const name = page.getByRole('heading', { level: 1 })
    const lines = await name.evaluate((heading) => {
      const words = window.document.createRange()
      words.selectNodeContents(heading)
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines).toBeLessThanOrEqual(2)
  },
)
