import { expect, test, vi } from 'vitest'
import { browser, open, openEditor, theme } from '#features/editor/editing.fixture.ts'
import { fillPayment, memberOf, openForGifts, pay } from './donor.fixture.ts'

// A browser that shares a busy machine is slow, not broken.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

openEditor()

const gifts = () =>
  browser.db.selectFrom('donations').select(['amount_cents', 'frequency', 'state']).orderBy('id').execute()

test('a visitor gives $25 monthly; a member shares a team page, a friend gives without a name, half goes back', async () => {
  const fundraiser = await openForGifts(browser, theme)
  const visitor = await browser.open(`/donations/new?fundraiser=${fundraiser}`)
  await visitor.getByRole('radio', { name: 'Monthly' }).check()
  await visitor.getByRole('radio', { name: '$25' }).check()
  await pay(visitor, /^Donate \$30\.21 monthly/)
  await visitor.getByText('$30.21 each month. Change or stop it from any receipt').waitFor()

  const walter = await memberOf(browser, theme, 'Walter')
  const member = await browser.open(`/fundraisers/${fundraiser}/team-pages/new?userType=Manager`, walter.as)
  await member.getByLabel('Team name').fill('Keystone Ruckers')
  await member.getByRole('button', { name: 'Create the page' }).click()
  await member.getByRole('heading', { name: 'Keystone Ruckers', level: 1 }).waitFor()
  await member.getByText('Share this page').click()
  const link = (await member.getByText(/^http.*\/teams\//).textContent())!

  const friend = await browser.open(new URL(link).pathname)
  await friend.getByRole('link', { name: 'Donate' }).first().click()
  await friend.getByLabel('Give anonymously').check()
  await friend.getByRole('radio', { name: '$25' }).check()
  await pay(friend, /^Donate \$30\.21$/)
  await friend.goto(link)
  await friend.getByText('Anonymous').first().waitFor()
  expect(await friend.content()).not.toContain('Lucia')

  const staff = await open('/admin/gifts?q=lucia')
  await staff.getByRole('link', { name: 'Lucia Reyes' }).first().click()
  await staff.getByRole('button', { name: 'Refund' }).click()
  const question = staff.getByRole('dialog')
  await question.getByLabel('Amount').fill('15.10')
  await question.getByRole('button', { name: 'Refund' }).click()
  await staff.getByText('$15.10 refunded').first().waitFor()
})

test('two tabs are two gifts, however often one is pressed; back and forward send nothing again', async () => {
  const fundraiser = await openForGifts(browser, theme)
  const before = (await gifts()).length
  const path = `/donations/new?fundraiser=${fundraiser}`
  const first = await browser.open(path)
  const second = await first.context().newPage()
  await second.goto(path)
  for (const [tab, amount] of [
    [first, '$50'],
    [second, '$100'],
  ] as const) {
    await tab.getByRole('radio', { name: amount }).check()
    await fillPayment(tab)
    // Back to the amount and here again: nothing typed is lost.
    await tab.getByRole('button', { name: 'Back', exact: true }).click()
    await tab.getByRole('button', { name: 'Next' }).click()
    await tab.getByRole('button', { name: /^Donate \$/ }).dblclick()
  }
  for (const tab of [first, second]) await tab.getByRole('heading', { name: 'Done!' }).waitFor()
  await first.getByRole('link', { name: 'Your gift' }).click()
  await first.waitForURL('**/donations/given/**')
  await first.goBack()
  await first.getByRole('button', { name: 'Next' }).waitFor()
  await first.goForward()
  await first.waitForURL('**/donations/given/**')
  expect((await gifts()).slice(before).map(({ amount_cents }) => amount_cents)).toEqual([5_000, 10_000])
})
