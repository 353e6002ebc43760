import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { visit } from '#test/browser.ts'
import { mostShown } from '../model/history.ts'
import { at, browser, connected, isInView, log, openBrowser, person, said, say } from './people.fixture.ts'

openBrowser()

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
  await expect.poll(() => isInView(hers, '#m600')).toBe(true)
  /** Up to the top of what is there: where the first message was before and after the page came. */
  const jump = async () => {
    const [first] = await numbers()
    const moved = await hers.evaluate(async (seq) => {
      const box = document.getElementById('end')!.parentElement!
      const message = document.getElementById(`m${seq}`)!
      box.scrollTop = 0
      const words = () => message.querySelector('p')!.getBoundingClientRect().top
      const before = words()
      for (let tries = 0; document.getElementById(`m${seq! - 1}`) === null && tries < 100; tries++)
        await new Promise((done) => setTimeout(done, 50))
      return Math.abs(words() - before)
    }, first)
    return { first: first!, moved }
  }
  for (let pages = 0; pages < 6; pages++) {
    const { first, moved } = await jump()
    expect(first).toBeGreaterThan(1)
    expect(moved).toBeLessThanOrEqual(1)
    expect((await numbers()).length).toBeLessThanOrEqual(mostShown)
  }
  expect((await numbers()).at(-1)).toBeLessThan(600)
  await hers.getByRole('button', { name: 'Newest messages' }).click()
  await hers.locator('#m600').waitFor()
  await expect.poll(() => isInView(hers, '#m600')).toBe(true)

  // The keyboard of the phone opens: what is written in stays above it and above the bar of the page.
  await hers.setViewportSize({ width: 390, height: 440 })
  const isFree = () =>
    hers.getByRole('button', { name: 'Send' }).evaluate((button) => {
      const { left, bottom } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(left + 20, bottom - 4))
    })
  await expect.poll(isFree).toBe(true)
  await expect.poll(() => isInView(hers, '#m600')).toBe(true)
})

test('by keyboard: between rooms, through the messages, and back to the last one to change it', {
  timeout: 120_000,
}, async () => {
  const [maria, walter, ada] = [
    await person('Maria', 'Delgado'),
    await person('Walter', 'Jennings'),
    await person('Ada', 'Moss'),
  ]
  for (const other of [walter, ada]) await connected(maria, other)
  const hers = await at(maria, `/chat?uid=${ada.id}`)
  for (const other of [ada, walter]) {
    await visit(hers, `/chat?uid=${other.id}`)
    await hers.getByRole('textbox', { name: /^Message/ }).fill(`Hello ${other.name}`)
    await hers.getByRole('button', { name: 'Send' }).click()
    await said(hers, `Hello ${other.name}`).waitFor()
  }
  // One line that grows.
  const field = hers.getByRole('textbox', { name: /^Message to/ })
  const height = async () => (await field.boundingBox())!.height
  const oneLine = await height()
  await field.fill('One\nTwo\nThree')
  expect(await height()).toBeGreaterThan(oneLine + 30)
  await field.fill('')
  expect(await height()).toBe(oneLine)

  await hers.keyboard.press('Alt+ArrowDown')
  await hers.getByRole('heading', { name: 'Ada Moss' }).waitFor()
  await expect.poll(() => field.evaluate((box) => box === document.activeElement)).toBe(true)
  await hers.keyboard.press('Alt+ArrowUp')
  await hers.getByRole('heading', { name: 'Walter Jennings' }).waitFor()

  await say(hers, 'Second')
  await said(hers, 'Second').waitFor()
  await expect.poll(() => log(hers).locator('li[id^=m]').count()).toBe(2)
  await field.press('ArrowUp')
  await hers.getByText('Edit your message').waitFor()
  expect(await field.inputValue()).toBe('Second')
  await hers.keyboard.press('Escape')
  expect(await field.inputValue()).toBe('')
  await field.press('ArrowUp')
  await field.fill('The second')
  await field.press('Enter')
  await said(hers, 'The second').waitFor()
  await hers.getByText('Edited').waitFor()

  await log(hers).focus()
  const focused = () => hers.evaluate(() => document.activeElement!.id)
  for (const [key, id] of [
    ['ArrowUp', 'm2'],
    ['ArrowUp', 'm1'],
    ['End', 'm2'],
  ] as const) {
    await hers.keyboard.press(key)
    expect(await focused()).toBe(id)
  }
  await hers.keyboard.press('Escape')
  expect(await field.evaluate((box) => box === document.activeElement)).toBe(true)

  const about = hers.getByRole('complementary', { name: 'About Walter Jennings' })
  await hers.getByRole('button', { name: 'Details' }).click()
  await about.waitFor({ state: 'hidden' })
  await hers.reload({ waitUntil: 'networkidle' })
  await about.waitFor({ state: 'hidden' })
  await hers.getByRole('button', { name: 'Details' }).click()
  await about.waitFor()
})
