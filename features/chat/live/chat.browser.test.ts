import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginSession } from '#lib/session.ts'
import { type TestBrowser, testBrowser } from '#test/browser.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await testBrowser()
})
afterAll(() => browser.close())

/** Somebody whom others find, in a browser of their own. */
async function person(firstName: string, lastName: string, isMentor = false) {
  const { id } = await browser.db
    .insertInto('users')
    .values({
      ...{ email: `${firstName}.${Math.random()}@example.org`, first_name: firstName, last_name: lastName },
      ...{ type: isMentor ? 'Mentor' : 'User', activated_at: new Date() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await browser.db
    .insertInto('profiles')
    .values({ user_id: id, is_public: true, is_findable: true })
    .execute()
  if (isMentor) await browser.db.insertInto('mentors').values({ user_id: id }).execute()
  const session = await beginSession(browser.db, id)
  return { id, name: `${firstName} ${lastName}`, session }
}
type Person = Awaited<ReturnType<typeof person>>

async function at({ session }: Person, path: string, options: Parameters<TestBrowser['open']>[1] = {}) {
  const page = await browser.open('/terms', options)
  await page.context().addCookies([{ name: 'session', value: session, url: browser.origin }])
  await page.goto(path, { waitUntil: 'networkidle' })
  return page
}
const connected = (one: Person, other: Person) =>
  browser.db
    .insertInto('connections')
    .values({ sender_id: one.id, receiver_id: other.id, approved_at: new Date() })
    .execute()
async function say(page: Page, words: string) {
  await page.getByRole('textbox', { name: /^Message to/ }).fill(words)
  await page.keyboard.press('Enter')
}
const log = (page: Page) => page.getByRole('list', { name: 'Messages' })
const said = (page: Page, words: string) => log(page).getByRole('paragraph').filter({ hasText: words })

test('a veteran and a mentor see at once what the other writes, and that they type', {
  timeout: 150_000,
}, async () => {
  const [maria, walter] = [await person('Maria', 'Delgado'), await person('Walter', 'Jennings', true)]
  await connected(maria, walter)
  const [hers, his] = [await at(maria, '/terms'), await at(walter, `/chat?uid=${maria.id}`)]
  await his.getByRole('textbox', { name: /^Message/ }).fill('Of course. When is it?')
  await his.getByRole('button', { name: 'Send' }).click()
  await said(his, 'Of course. When is it?').waitFor()

  await hers.goto(`/chat?uid=${walter.id}`, { waitUntil: 'networkidle' })
  await say(hers, 'On Tuesday at 10.')
  await said(his, 'On Tuesday at 10.').waitFor()
  await hers.getByRole('textbox', { name: /^Message to/ }).pressSequentially('One more')
  await his.getByText('Maria is typing').waitFor()
})

test('what is written offline is sent once when the connection is back', { timeout: 90_000 }, async () => {
  const [maria, walter] = [await person('Maria', 'Delgado'), await person('Walter', 'Jennings')]
  await connected(maria, walter)
  const hers = await at(maria, `/chat?uid=${walter.id}`)
  await hers.getByRole('textbox', { name: /^Message/ }).fill('Hello')
  await hers.getByRole('button', { name: 'Send' }).click()
  await said(hers, 'Hello').waitFor()
  await hers.context().setOffline(true)
  await say(hers, 'Written in the tunnel')
  await hers.getByText('Sending').waitFor()
  await hers.context().setOffline(false)
  await expect
    .poll(
      () => browser.db.selectFrom('chat_messages').select('body').where('sender_id', '=', maria.id).execute(),
      {
        timeout: 20_000,
      },
    )
    .toEqual([{ body: 'Hello' }, { body: 'Written in the tunnel' }])
  await expect.poll(() => hers.getByText('Sending').count(), { timeout: 20_000 }).toBe(0)
  expect(await said(hers, 'Written in the tunnel').count()).toBe(1)
})

test('a group is begun by keyboard', { timeout: 90_000 }, async () => {
  const [maria, walter] = [await person('Maria', 'Delgado'), await person('Walter', 'Jennings')]
  await connected(maria, walter)
  const hers = await at(maria, '/chat/new')
  await hers.getByRole('combobox', { name: 'To' }).focus()
  await hers.keyboard.type('Walter')
  await hers.getByRole('option', { name: 'Walter Jennings' }).waitFor()
  await hers.keyboard.press('ArrowDown')
  await hers.keyboard.press('Enter')
  await hers.getByLabel('Name of the group').fill('Study group')
  await hers.getByRole('textbox', { name: /^Message/ }).fill('Tuesday at 7?')
  await hers.getByRole('button', { name: 'Send' }).focus()
  await hers.keyboard.press('Enter')
  await hers.getByRole('heading', { name: 'Study group' }).waitFor()
  await said(hers, 'Tuesday at 7?').waitFor()
})
