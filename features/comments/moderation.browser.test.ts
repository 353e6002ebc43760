// With the keyboard through the comments of a site: a decision about one leads to the next.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginSession } from '#lib/session.ts'
import { type TestBrowser, testBrowser } from '#test/browser.ts'

let site: TestBrowser
let session: string
beforeAll(async () => {
  site = await testBrowser()
  const person = { email: 'ana@example.org', first_name: 'Ana', last_name: 'Silva', type: 'Admin' }
  const { id } = await site.db
    .insertInto('users')
    .values({ ...person, activated_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  session = await beginSession(site.db, id)
  const { id: theme_id } = await site.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()
  const comment = (name: string) => ({ theme_id, name, email: 'dale@example.org', message: 'Thank you.' })
  await site.db.insertInto('comments').values(['Dale', 'Lucy', 'Tom'].map(comment)).execute()
})
afterAll(() => site.close())

test('the focus stays at a comment that is hidden, and goes on from one that is deleted', async () => {
  const page = await site.open('/admin/comments', { session })
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  const [first, second, third] = await page.locator('tbody strong').allTextContents()
  await page.getByRole('button', { name: `Hide the comment of ${second}` }).press('Enter')
  await expect.poll(focused).toBe(`Show the comment of ${second}`)
  for (const [name, next] of [
    [second, third],
    [third, first],
  ]) {
    await page.getByRole('button', { name: `Delete the comment of ${name}` }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
    await expect.poll(focused).toBe(`Hide the comment of ${next}`)
  }
  expect(page.errors).toEqual([])
})
