import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { axe, overflow, visit } from '#test/browser.ts'
import {
  at,
  browser,
  connected,
  isInView,
  log,
  openBrowser,
  type Person,
  person,
  said,
  say,
} from './people.fixture.ts'

let picture: Buffer
openBrowser()
beforeAll(async () => {
  const blue = { width: 240, height: 160, channels: 3, background: '#0f4c5c' } as const
  picture = await sharp({ create: blue }).png().toBuffer()
})

/** Two people who are connected, and the first message of one of them on her page. */
async function begun(words: string) {
  const [maria, walter] = [await person('Maria', 'Delgado'), await person('Walter', 'Jennings')]
  await connected(maria, walter)
  const hers = await at(maria, `/chat?uid=${walter.id}`)
  await hers.getByRole('textbox', { name: /^Message/ }).fill(words)
  await hers.getByRole('button', { name: 'Send' }).click()
  await said(hers, words).waitFor()
  return { maria, walter, hers }
}

/** The messages of one person, as they are kept. */
const keptOf = ({ id }: Person) =>
  browser.db
    .selectFrom('chat_messages')
    .select(['body', 'client_id', 'room_id'])
    .where('sender_id', '=', id)
    .orderBy('seq')
    .execute()
const bodiesOf = async (one: Person) => (await keptOf(one)).map(({ body }) => body)

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
  await visit(hers, `/chat?uid=${walter.id}`)
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

  await hers.getByTitle('Add a file or picture').click()
  await hers
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'Sheet.png', mimeType: 'image/png', buffer: picture })
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

test('what is written offline is sent once when the connection is back', { timeout: 90_000 }, async () => {
  const { maria, hers } = await begun('Hello')
  await hers.context().setOffline(true)
  await say(hers, 'Written in the tunnel')
  await hers.getByText('Sending').waitFor()
  await hers.context().setOffline(false)
  await expect.poll(() => bodiesOf(maria), { timeout: 20_000 }).toEqual(['Hello', 'Written in the tunnel'])
  await expect.poll(() => hers.getByText('Sending').count(), { timeout: 20_000 }).toBe(0)
  expect(await said(hers, 'Written in the tunnel').count()).toBe(1)
})

test('what does not reach the server while the socket is open is sent again by itself, once and in order', {
  timeout: 90_000,
}, async () => {
  const { maria, hers } = await begun('Hello')
  // A network that changes: one request is lost before it arrives, the answer of another, and one is turned away in a rush.
  const lost = ['before', 'after', 'rush']
  await hers.route('**/chat/*/messages', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const how = lost.shift()
    if (how === 'rush') return route.fulfill({ status: 503, headers: { 'retry-after': '1' } })
    if (how === 'after') await route.fetch()
    return how ? route.abort() : route.continue()
  })
  await say(hers, 'First')
  await hers.getByText('Sending').first().waitFor()
  await say(hers, 'Second')
  await expect.poll(() => hers.getByText('Sending').count(), { timeout: 30_000 }).toBe(0)
  expect(lost).toEqual([])
  expect(await bodiesOf(maria)).toEqual(['Hello', 'First', 'Second'])
  for (const words of ['First', 'Second']) expect(await said(hers, words).count()).toBe(1)
})

test('whoever left before a message was confirmed finds it sent', { timeout: 90_000 }, async () => {
  const { maria, walter, hers } = await begun('On my way')
  const { client_id: clientId, room_id: room } = (await keptOf(maria))[0]!
  // As the tab had it while the request was under way.
  const kept = JSON.stringify([{ clientId, body: 'On my way', replyTo: null, hasFailed: false }])
  await hers.evaluate(
    ([key, value]) => sessionStorage.setItem(key!, value!),
    [`chat ${maria.id} ${room}`, kept],
  )
  await visit(hers, `/chat?uid=${walter.id}`)
  await expect.poll(() => hers.getByText('Sending').count(), { timeout: 15_000 }).toBe(0)
  expect(await said(hers, 'On my way').count()).toBe(1)
  expect(await bodiesOf(maria)).toEqual(['On my way'])
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
