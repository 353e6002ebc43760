import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginSession } from '#lib/session.ts'
import { axe, overflow, type TestBrowser, testBrowser } from '#test/browser.ts'
import { mostShown } from '../model/history.ts'

let browser: TestBrowser
let picture: Buffer
beforeAll(async () => {
  const blue = { width: 240, height: 160, channels: 3, background: '#0f4c5c' } as const
  picture = await sharp({ create: blue }).png().toBuffer()
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

test('a mentor and a veteran on a phone: request, confirm, chat, picture, block', {
  timeout: 240_000,
}, async () => {
  const [maria, walter] = [await person('Maria', 'Delgado'), await person('Walter', 'Jennings', true)]
  const hers = await at(maria, `/profile/${walter.id}`, { viewport: { width: 390, height: 780 } })
  await hers.getByRole('link', { name: 'Connect with Walter' }).click()
  await hers.getByLabel('Personal note').fill('I want to be a paramedic.')
  await hers.getByRole('dialog').getByRole('button', { name: 'Connect with Walter' }).click()
  await hers.getByRole('button', { name: 'Cancel Request Walter' }).waitFor()
  const his = await at(walter, '/connections')
  await his.getByText('I want to be a paramedic.').waitFor()
  await his.getByRole('button', { name: 'Confirm Maria Delgado' }).click()
  await his.getByRole('link', { name: 'Chat with Maria Delgado' }).click()
  await his.getByRole('textbox', { name: /^Message/ }).fill('Of course. When is it?')
  await his.getByRole('button', { name: 'Send' }).click()
  await said(his, 'Of course. When is it?').waitFor()

  // She is on another page: the title says so at once, and the header behind the menu.
  await expect.poll(() => hers.title(), { timeout: 15_000 }).toMatch(/^\(1\) /)
  await hers.getByRole('button', { name: 'Menu' }).click()
  await hers.getByRole('link', { name: 'Messages, 1 unread' }).waitFor()
  await hers.goto(`/chat?uid=${walter.id}`, { waitUntil: 'networkidle' })
  await expect.poll(() => hers.title()).not.toMatch(/^\(/)
  await say(hers, 'On Tuesday at 10.')
  await said(his, 'On Tuesday at 10.').waitFor()
  await his.getByText('Read', { exact: true }).waitFor()
  await hers.getByRole('textbox', { name: /^Message to/ }).pressSequentially('One more')
  await his.getByText('Maria is typing').waitFor()

  // An answer quotes the message above the words, and can be called off by key.
  const question = hers.locator('#m1')
  for (const isMeant of [false, true]) {
    await question.locator('summary').click()
    await question.getByRole('button', { name: 'Reply' }).click()
    await hers.getByText('Reply to Walter: Of course. When is it?').waitFor()
    if (!isMeant) await hers.keyboard.press('Escape')
    await expect.poll(() => hers.getByLabel('Do not reply to this').count()).toBe(isMeant ? 1 : 0)
  }
  await say(hers, 'It begins at 10')
  await his.locator('#m3 blockquote').getByText('Of course. When is it?').waitFor()
  expect(await hers.getByLabel('Do not reply to this').count()).toBe(0)

  await hers.getByText('Add a file or picture').click()
  await hers.getByLabel('File').setInputFiles({ name: 'Sheet.png', mimeType: 'image/png', buffer: picture })
  await hers.getByRole('button', { name: 'Send' }).click()
  await log(his).getByRole('img').waitFor()
  await expect.poll(() => isInView(his, '#m4')).toBe(true)
  expect(await overflow(hers)).toBe(0)
  for (const page of [hers, his]) expect(await axe(page)).toEqual([])

  await his
    .getByRole('complementary', { name: /^About/ })
    .getByRole('link', { name: /^Sheet/ })
    .waitFor()
  await his.getByRole('button', { name: 'Report' }).click()
  await his.getByRole('dialog').getByRole('button', { name: 'Report' }).click()
  await his.getByText('Our staff will look at it').waitFor()
  await say(hers, 'Are you there?')
  await hers.getByText('Not sent').waitFor()
  await hers.reload()
  await hers.getByText('You cannot write to each other.').waitFor()
})

test('a long history keeps its place while it is read back, and holds a bounded number of messages', {
  timeout: 120_000,
}, async () => {
  const [maria, walter] = [await person('Maria', 'Delgado'), await person('Walter', 'Jennings')]
  await connected(maria, walter)
  const { id } = await browser.db
    .insertInto('chat_rooms')
    .values({ name: 'Medics', last_seq: 600, last_change: 600 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const members = [maria, walter].map((one) => ({ room_id: id, user_id: one.id, read_seq: 600 }))
  await browser.db.insertInto('chat_members').values(members).execute()
  await sql`insert into chat_messages (room_id, seq, change, sender_id, client_id, body)
    select ${id}, n, n, ${walter.id}, gen_random_uuid(), 'Message ' || n || repeat(' and more', n % 40)
    from generate_series(1, 600) n`.execute(browser.db)
  const hers = await at(maria, `/chat/${id}`, { viewport: { width: 390, height: 780 } })
  const shown = () => log(hers).locator('li[id^=m]')
  const numbers = () => shown().evaluateAll((all) => all.map((one) => Number(one.id.slice(1))))
  await hers.locator('#m600').waitFor()
  expect(await isInView(hers, '#m600')).toBe(true)
  /** Up to the top of what is there: where the first message was before and after the page came. */
  const jump = async () => {
    const [first] = await numbers()
    const moved = await hers.evaluate(async (seq) => {
      const box = document.getElementById('end')!.parentElement!
      const message = document.getElementById(`m${seq}`)!
      box.scrollTop = 0
      const before = message.getBoundingClientRect().top
      for (let tries = 0; document.getElementById(`m${seq! - 1}`) === null && tries < 100; tries++)
        await new Promise((done) => setTimeout(done, 50))
      return Math.abs(message.getBoundingClientRect().top - before)
    }, first)
    return { first: first!, moved }
  }
  for (let pages = 0; pages < 6; pages++) {
    const { first, moved } = await jump()
    expect(first).toBeGreaterThan(1)
    expect(moved).toBeLessThan(lineHeight / 2)
    expect((await numbers()).length).toBeLessThanOrEqual(mostShown)
  }
  expect((await numbers()).at(-1)).toBeLessThan(600)
  await hers.getByRole('button', { name: 'Newest messages' }).click()
  await hers.locator('#m600').waitFor()
  await expect.poll(() => isInView(hers, '#m600')).toBe(true)
})

/** Of the words of a message, in pixels. */
const lineHeight = 24

const isInView = (page: Page, selector: string) =>
  page.locator(selector).evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
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
      () =>
        browser.db
          .selectFrom('chat_messages')
          .select('body')
          .where('sender_id', '=', maria.id)
          .orderBy('seq')
          .execute(),
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
