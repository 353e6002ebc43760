import type { Db } from '#lib/db.ts'
import { solvedCaptcha } from '#test/captcha.ts'
import type { TestApp } from '#test/harness.ts'

/** The site of the test app takes gifts. @returns its id */
export async function takesGifts(app: TestApp): Promise<string> {
  const { id } = await app.db
    .updateTable('themes')
    .set({ applications: JSON.stringify({ donations: true, comments: true }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.app.sites.refresh()
  return id
}

export async function addFundraiser(db: Db, themeId: string, values: Record<string, unknown> = {}) {
  const { id } = await db
    .insertInto('fundraisers')
    .values({
      theme_id: themeId,
      name: 'Ruck for the Next Mission',
      type: 'event',
      status: 'live',
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function addTeam(
  db: Db,
  themeId: string,
  fundraiser: string,
  values: Record<string, unknown> = {},
) {
  const name = String(values.name ?? 'Keystone Energy Ruckers')
  const slug = name.toLowerCase().replaceAll(' ', '-')
  const { id } = await db
    .insertInto('team_pages')
    .values({ theme_id: themeId, fundraiser_id: fundraiser, name, slug, goal_cents: 750_000, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const denise = {
  firstName: 'Denise',
  lastName: 'Okafor',
  email: 'denise.okafor@example.org',
  phone: '(717) 555-0142',
  address: '12 Front Street',
  city: 'Harrisburg',
  state: 'PA',
  address_zip: '17101',
  amount: 25,
  tip: 3.75,
  coverCosts: true,
  demoCard: '4242 4242 4242 4242',
}

type Ask = Parameters<TestApp['send']>[2]

/** Sends a gift; a captcha is solved unless one is given. */
export const sendGift = async (app: TestApp, body: Record<string, unknown> = {}, ask: Ask = {}) =>
  app.send('POST', '/donations', {
    body: { ...denise, captcha: await solvedCaptcha(app), ...body },
    ...ask,
  })

export const cards = {
  declined: '4000000000000002',
  lost: '4000000000009987',
  asks: '4000002500003155',
  disputed: '4000000000000259',
}
