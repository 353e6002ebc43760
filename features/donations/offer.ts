import type { FastifyRequest } from 'fastify'
import { paymentSettingsHere, providerOf, savedCards } from '#features/payments/index.ts'
import type { Db } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import type { Settings } from '../../config.ts'
import type { GiveProps } from './schema.ts'
import { targetOf } from './target.ts'

type Asked = {
  fundraiser?: string | null
  teamPage?: string | null
  member?: string | null
  identifier?: string
}

/** Without settings those of the process: content pages do not carry them. */
type Tools = { db: Db; settings?: Pick<Settings, 'payments'> }

/** Document 1, section 4, and design: settled-points, Fundraising: the site's switch is on and a provider configured. */
export function donationStatus(
  { applications }: { applications: Record<string, boolean> },
  { payments }: Pick<Settings, 'payments'> = paymentSettingsHere(),
): 'available' | 'unavailable' {
  return applications.donations === true && payments.provider !== 'off' ? 'available' : 'unavailable'
}

/**
 * What the form that gives draws itself from.
 * @throws Problem 404 when this site has no such fundraiser or team page
 */
export async function giveOffer(
  { db, settings = paymentSettingsHere() }: Tools,
  { site, viewer }: Pick<FastifyRequest, 'site' | 'viewer'>,
  { fundraiser = null, teamPage = null, member = null, identifier = '' }: Asked,
): Promise<GiveProps> {
  const status = donationStatus(site, settings)
  const provider = status === 'available' ? providerOf(db, settings.payments) : null
  const [target, donor, cards, credited] = await Promise.all([
    targetOf(db, site, { fundraiser, teamPage }),
    viewer ? donorOf(db, viewer.id) : null,
    savedCards(db, provider, viewer?.id ?? null),
    member && teamPage ? memberOf(db, teamPage, member) : null,
  ])
  const { closed, ...offer } = target
  return {
    ...offer,
    status: closed ? 'unavailable' : status,
    closed,
    provider: provider && { name: provider.name, publishableKey: provider.publishableKey },
    siteName: site.name,
    member: credited,
    identifier,
    donor,
    savedCards: cards,
    key: newId(),
  }
}

/** The address of an account: gifts of who is signed in go to it. */
export async function donorOf(db: Db, id: string) {
  const row = await db
    .selectFrom('users')
    .select(['users.id', 'email', 'first_name as firstName', 'last_name as lastName', 'users.phone'])
    .where('users.id', '=', id)
    .executeTakeFirst()
  return row ? { ...row, phone: row.phone ?? '' } : null
}

async function memberOf(db: Db, team: string, id: string) {
  const row = await db
    .selectFrom('team_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.first_name', 'u.last_name'])
    .where('m.team_page_id', '=', team)
    .where('m.user_id', '=', id)
    .executeTakeFirst()
  return row ? { id: row.id, name: `${row.first_name} ${row.last_name}` } : null
}
