import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { memberOf, openForGifts } from '#features/donations/donor.fixture.ts'
import { type Editing, editing } from '#features/editor/editing.fixture.ts'
import { type TestBrowser, testBrowser } from '#test/browser.ts'
import { addTicket } from './ticket.fixture.ts'

// A browser that shares a busy machine is slow, not broken.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let browser: TestBrowser
let editor: Editing
beforeAll(async () => {
  browser = await testBrowser()
  editor = await editing(browser)
})
afterAll(() => browser.close())

test('a desk without a network keeps typed codes, sends them when it is back, and refuses a second scan', async () => {
  const fundraiser = await openForGifts(browser, editor.theme)
  const walter = await memberOf(browser, editor.theme, 'Walter')
  const { code, id } = await addTicket(browser.db, editor.theme, fundraiser, walter.id)
  const desk = await editor.open(`/admin/fundraisers/${fundraiser}/check-in`)
  const type = async () => {
    await desk.getByLabel('Ticket code').fill(code)
    await desk.getByRole('button', { name: 'Check', exact: true }).click()
  }
  const field = desk.getByLabel('Ticket code')
  await desk.getByRole('button', { name: 'Type a code' }).or(field).first().waitFor()
  if (!(await field.isVisible())) await desk.getByRole('button', { name: 'Type a code' }).click()
  await desk.context().setOffline(true)
  await type()
  await desk.getByText('Kept on this phone. Another desk').waitFor()
  await desk.getByText('1 to send').waitFor()
  await desk.context().setOffline(false)
  await desk.getByText('1 check-in sent').waitFor()
  const row = () =>
    browser.db.selectFrom('tickets').select('participated_at').where('id', '=', id).executeTakeFirst()
  expect((await row())?.participated_at).toBeTruthy()
  await type()
  await desk.getByText('Already used').waitFor()
  await desk.getByText(/Checked in .* by Ruth Keeper/).waitFor()
})
