import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { inScope } from '#lib/site-scope.ts'
import { slugOf } from '#lib/slug.ts'
import { proposedTip, totalsOf } from '#schema/money.ts'
import type { Brought } from './brought.ts'
import { type DemoFundraiser, giving } from './giving.ts'
import { bringAround } from './seed-giving-around.ts'
import { type Seeded, seeded } from './seeded.ts'

const dayMs = 86_400_000

/** Fundraisers with teams and gifts, each once: gifts with their payments, the demonstration's own books and the ledger. */
export async function seedGiving(db: Db, themeIds: Map<string, string>, brought: Brought): Promise<void> {
  // The past ones first: the newest gifts have the newest ids.
  for (const fundraiser of giving.fundraisers.toSorted((a, b) => b.startsDaysAgo - a.startsDaysAgo)) {
    const thing = `fundraiser ${fundraiser.name}`
    const theme = themeIds.get(fundraiser.theme)
    if (brought.has(thing) || !theme) continue
    await inScope(db, [theme], (trx) => bring(trx, theme, fundraiser))
    await brought.note(thing)
  }
}

const dayFrom = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

async function bring(trx: Db, theme: string, wanted: DemoFundraiser) {
  const { name, type, status, story, goal, startsDaysAgo, endsInDays } = wanted
  const { id } = await trx
    .insertInto('fundraisers')
    .values({
      ...{ theme_id: theme, name, type, status, story, goal_cents: goal * 100, minimum_cents: 500 },
      ...{ starts_on: dayFrom(-startsDaysAgo), ends_on: dayFrom(endsInDays), place: wanted.place },
      event_on: wanted.eventInDays === null ? null : dayFrom(wanted.eventInDays),
      ...{ event_starts: wanted.eventStarts, organization_types: wanted.organizations },
      created_at: new Date(Date.now() - (startsDaysAgo + 5) * dayMs),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const teams = []
  for (const team of wanted.teams) teams.push(await bringTeam(trx, theme, id, team))
  const gifts = giftsOf(seeded(name), wanted, teams)
  await insertGifts(trx, theme, id, gifts)
  await bringAround(trx, { theme, fundraiser: id, team: teams[0]?.id ?? null }, wanted)
}

async function bringTeam(trx: Db, theme: string, fundraiser: string, team: DemoFundraiser['teams'][number]) {
  const people = await trx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', 'in', [team.owner, ...team.members])
    .execute()
  const owner = people.find(({ email }) => email === team.owner)
  const { id } = await trx
    .insertInto('team_pages')
    .values({
      ...{ theme_id: theme, fundraiser_id: fundraiser, name: team.name, slug: slugOf(team.name, 'team') },
      ...{ story: team.story, goal_cents: team.goal * 100, owner_id: owner?.id ?? null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (people.length)
    await trx
      .insertInto('team_members')
      .values(people.map((person) => ({ team_page_id: id, user_id: person.id })))
      .execute()
  return { id, members: people.map((person) => person.id) }
}

type Team = Awaited<ReturnType<typeof bringTeam>>

function giftsOf(chance: Seeded, { gifts, startsDaysAgo, endsInDays }: DemoFundraiser, teams: Team[]) {
  const days = startsDaysAgo + Math.min(endsInDays, 0) - 2
  return Array.from({ length: gifts }, (_, n) => {
    const amount = chance.one(giving.amounts) * 100
    const tips = chance.chance(60)
    const totals = totalsOf({ amount, tip: tips ? proposedTip(amount) : 0, coversCosts: chance.chance(80) })
    const [firstName, lastName] = chance.one(giving.donors)
    const team =
      teams.length && chance.chance(75) ? chance.weighed(teams, (one) => 4 - teams.indexOf(one)) : null
    const at = new Date(
      Date.now() - (startsDaysAgo - (days * n) / gifts) * dayMs + chance.between(0, 20) * 3_600_000,
    )
    const email = `${slugOf(`${firstName}.${lastName}`, 'donor')}@demo.example`
    return {
      ...{ ...totals, payment: newId(), at },
      ...{ team: team?.id ?? null, member: team && chance.chance(40) ? chance.one(team.members) : null },
      anonymous: chance.chance(12),
      message: chance.chance(30) ? chance.one(giving.messages) : '',
      donor: { firstName, lastName, email, phone: '', address: '', city: '', state: '', zip: '' },
    }
  })
}

/** All in one statement: the constraint compares gifts and lines when it commits. */
const insertGifts = (trx: Db, theme: string, fundraiser: string, gifts: ReturnType<typeof giftsOf>) =>
  sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(gifts)}::json) as g(payment uuid, amount int, tip int, fee int, total int,
        at timestamptz, team uuid, member uuid, anonymous boolean, message text, donor jsonb)),
    paid as (
      insert into payments (id, theme_id, kind, provider, cents, state, reference, card_brand, card_last4, created_at, settled_at)
      select payment, ${theme}::uuid, 'donation', 'demo', total, 'succeeded', 'pi_demo_' || payment, 'visa', '4242', at, at from given),
    booked as (
      insert into demo_charges (id, key, cents, status, last4, metadata, created_at)
      select 'pi_demo_' || payment, payment::text, total, 'succeeded', '4242',
        jsonb_build_object('payment', payment, 'method', 'pm_demo_4242424242424242'), at from given),
    entered as (
      insert into donations (theme_id, fundraiser_id, team_page_id, member_id, payment_id, channel, state, amount_cents, tip_cents,
        fee_cents, covers_costs, anonymous, message, donor, receipt_number, created_at, succeeded_at)
      select ${theme}::uuid, ${fundraiser}::uuid, team, member, payment, 'online', 'succeeded', amount, tip, fee, fee > 0, anonymous,
        message, donor, to_char(at, 'YYYY') || '-' || lpad(nextval('receipt_numbers')::text, 5, '0'), at, at
      from given order by at
      returning id, amount_cents, tip_cents, fee_cents, created_at)
    insert into ledger_entries (donation_id, part, cents, entered_at)
    select id, part, cents, created_at from entered,
      lateral (values ('gift', amount_cents), ('tip', tip_cents), ('fee', fee_cents)) line (part, cents)
    where cents > 0`.execute(trx)
