import { afterAll, beforeAll, expect } from 'vitest'
import { type Provider, ProviderSilent } from '#features/payments/provider.ts'
import { demoProvider } from '#features/payments/providers/demo/provider.ts'
import { newId } from '#lib/ids.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { readSettings } from '../../config.ts'
import { checkLedger } from './check-ledger.ts'
import { denise, takesGifts } from './gift.fixture.ts'
import { type Giving, give } from './give.ts'
import { donationKind } from './kind.ts'
import { DonationForm } from './schema.ts'

/** A site that takes gifts, and whose books hold at the end. */
export let app: TestApp
export let site: string
export const kinds = { donation: donationKind }
const { payments } = readSettings({ NODE_ENV: 'test', DATA_DIR: '/tmp/none' })
export const secret = payments.provider === 'demo' ? payments.signingSecret : ''

export function openSite(): void {
  beforeAll(async () => {
    app = await testApp()
    site = await takesGifts(app)
  })
  afterAll(async () => {
    expect(await checkLedger(app.db)).toEqual([])
    await app.close()
  })
}

export const db = () => app.application.db
export const honest = () => demoProvider(db(), secret)
export const giveThrough = (provider: Provider, key: string = newId(), form: object = {}) =>
  give(
    {
      ...{ db: db(), kinds, provider, secret: 'x'.repeat(32), key, donor: null, check: async () => {} },
      site: { id: site, name: 'Harbor', timeZone: 'America/New_York', origin: 'http://localhost' },
    } satisfies Giving,
    DonationForm.parse({ ...denise, ...form }),
  )
export const giftOf = (donation: string) =>
  app.db.selectFrom('donations').selectAll().where('id', '=', donation).executeTakeFirstOrThrow()
export const idOf = (answer: { body: Record<string, unknown> }) => (answer.body.donation as { id: string }).id
/** So that it is time to ask about them. */
export const later = (minutes: number) =>
  app.db
    .updateTable('payments')
    .set({
      asked_at: new Date(Date.now() - minutes * 60_000),
      created_at: new Date(Date.now() - minutes * 60_000),
    })
    .where('state', 'in', ['pending', 'action'])
    .execute()
export const receipts = (donation: string) =>
  app.pool
    .query('select from receipts_due where donation_id = $1', [donation])
    .then(({ rowCount }) => rowCount)

/** Charges, and then says nothing. */
export const silentAfter = (): Provider => ({
  ...honest(),
  async charge(request) {
    await honest().charge(request)
    throw new ProviderSilent('500 after success')
  },
})
