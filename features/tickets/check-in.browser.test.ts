import { expect, test, vi } from 'vitest'
import { memberOf, openForGifts } from '#features/donations/donor.fixture.ts'
import { browser, open, openEditor, theme } from '#features/editor/editing.fixture.ts'
import { addTicket } from './ticket.fixture.ts'

// A browser that shares a busy machine is slow, not broken.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

openEditor()

test('a desk without a network keeps typed codes, sends them when it is back, and refuses a second scan', async () => {
  const fundraiser = await openForGifts(browser, theme)
  const walter = await memberOf(browser, theme, 'Walter')
  const { code, id } = await addTicket(browser.db, theme, fundraiser, walter.id)
  const desk = await open(`/admin/fundraisers/${fundraiser}/check-in`)
  const type = async () => {
    await desk.getByLabel('Ticket code').fill(code)
    await desk.getByRole('button', { name: 'Check', exact: true }).click()
  }
  const field = desk.getByLabel('Ticket code')
  await field.waitFor()
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

test('the page opens again while the network is away, and is forgotten with signing out', async () => {
  const fundraiser = await openForGifts(browser, theme)
  const [curtis, maria] = [await memberOf(browser, theme, 'Curtis'), await memberOf(browser, theme, 'Maria')]
  const ticket = await addTicket(browser.db, theme, fundraiser, curtis.id)
  await addTicket(browser.db, theme, fundraiser, maria.id, 2)
  const path = `/admin/fundraisers/${fundraiser}/check-in`
  const desk = await open(path)
  const copies = () => desk.evaluate(() => caches.keys())
  await vi.waitFor(async () => expect(await copies()).toHaveLength(1), 30_000)
  // Only this page is served by the worker.
  const scopes = await desk.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  )
  expect(scopes).toEqual([path])

  const type = async (code: string) => {
    await desk.getByLabel('Ticket code').fill(code)
    await desk.getByRole('button', { name: 'Check', exact: true }).click()
  }
  // The camera is refused here, so the field is open: its button asks for the camera, and not for the field again.
  await desk.getByRole('button', { name: 'Try the camera again' }).waitFor()
  expect(await desk.getByRole('button', { name: 'Type a code' }).count()).toBe(0)
  await desk.context().setOffline(true)
  await desk.getByText('This page opens again without a network').waitFor()
  await type(ticket.code)
  await desk.getByText('Kept on this phone. Another desk').waitFor()
  await desk.reload()
  await desk.getByText('1 to send').waitFor()
  await desk.getByText('1 of 2 in').first().waitFor()
  await type(ticket.code)
  await desk.getByText('Already used').waitFor()
  await desk.context().setOffline(false)
  await desk.getByText('1 check-in sent').waitFor()
  const row = browser.db.selectFrom('tickets').select('way').where('id', '=', ticket.id)
  expect(await row.executeTakeFirst()).toEqual({ way: 'code' })

  await desk.locator('summary', { hasText: 'Ruth Keeper' }).click()
  await desk.getByRole('button', { name: 'Sign out' }).click()
  await desk.getByRole('link', { name: 'Sign in' }).first().waitFor()
  expect(await copies()).toEqual([])
})
