import type { FastifyBaseLogger } from 'fastify'
import { type Condition, dashboardsOf, factsOf, unmetBy } from '#features/module-audience/index.ts'
import { profileForSearch } from '#features/profiles/index.ts'
import type { Site } from '#features/themes/index.ts'
import { userNeeds } from '#features/user-needs/index.ts'
import { personById } from '#features/users/index.ts'
import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import { lookup } from '#spec/limits.ts'
import { userTrades } from '#spec/lists.ts'
import { reachOf } from '../audience.ts'
import type { AudienceQuery, ModuleAudience } from '../schema.ts'
import { showModule } from '../show.ts'
import { changeableModule } from './find.ts'
import { findPeople, managedPerson } from './people.ts'

type Found = Awaited<ReturnType<typeof changeableModule>>
type By = { db: Db; viewer: Person; site: Site; origin: string; log: FastifyBaseLogger }

/**
 * Whom a module reaches, and what a chosen person gets of it. Reads only: nothing is sent or counted.
 * @throws Problem 404 or 403 for a module that is not this viewer's to change
 */
export async function audienceOf(by: By, id: string, { person, q }: AudienceQuery): Promise<ModuleAudience> {
  const { db, viewer } = by
  const module = await changeableModule(db, viewer, id, 'edit')
  const [labels, reach, chosen] = await Promise.all([
    labelsOf(db, module),
    reachOf(db, module),
    person ? managedPerson(db, viewer, person) : null,
  ])
  const everyone = module.show_in_all_themes ? 'People on all sites' : 'People on its sites'
  return {
    dashboardModule: { id, title: module.title },
    reach: [
      { label: everyone, people: reach.members },
      ...reach.after.map(({ condition, people }) => ({ label: labels[condition], people })),
    ],
    q,
    found: q && !chosen ? (await findPeople(db, viewer, { q, page: 1, limit: lookup.pageSize })).choices : [],
    ...(chosen ? await seenAs(by, module, chosen, labels) : { person: null, shown: null }),
  }
}

async function seenAs(
  { db, site, origin, log }: By,
  module: Found,
  chosen: { value: string; label: string },
  labels: Record<Condition, string>,
): Promise<Pick<ModuleAudience, 'person' | 'shown'>> {
  const [viewer, facts, profile, manager] = await Promise.all([
    personById(db, chosen.value),
    factsOf(db, chosen.value),
    profileForSearch(db, chosen.value),
    module.associated_manager
      ? db
          .selectFrom('users')
          .select(['first_name as manager_first', 'last_name as manager_last'])
          .where('id', '=', module.associated_manager)
          .executeTakeFirst()
      : undefined,
  ])
  const isOfSite = module.show_in_all_themes || module.themes.includes(viewer?.sourceThemeId ?? '')
  const unmet = [
    ...(isOfSite ? [] : ['Belongs to one of its sites']),
    ...(dashboardsOf(viewer).some((one) => one === module.dashboard_type) ? [] : ['Hires for an employer']),
    ...unmetBy(module, facts).map((condition) => labels[condition]),
  ]
  const row = { manager_first: null, manager_last: null, ...module, ...manager }
  const isSeen = viewer !== null && unmet.length === 0
  return {
    person: { ...chosen, unmet },
    shown: isSeen ? await showModule({ db, viewer, site, profile, origin }, row, log) : null,
  }
}

/** The conditions of a module in words. */
async function labelsOf(db: Db, module: Found) {
  const [needs, states, occupations] = await Promise.all([
    userNeeds(db),
    db
      .selectFrom('states')
      .select('name')
      .where('code', 'in', atLeastOne(module.geography_groups))
      .orderBy('name')
      .execute(),
    db
      .selectFrom('military_occupations')
      .select(['code', 'title'])
      .where('id', 'in', atLeastOne(module.military_occupations))
      .execute(),
  ])
  return {
    needs: `Needs ${some(needs.filter(({ id }) => module.allowed_for_needs.includes(id)).map(({ name }) => name))}`,
    zip: `Lives in ${some(module.zip_codes)}`,
    state: `Lives in ${some(states.map(({ name }) => name))}`,
    trades: `Works as ${some(userTrades.filter(({ value }) => module.user_trades.includes(value)).map(({ label }) => label))}`,
    occupations: `Served as ${some(occupations.map(({ code, title }) => `${code}, ${title}`))}`,
  } satisfies Record<Condition, string>
}

const atLeastOne = (values: string[]) => (values.length ? values : [''])

/** The first three by name, the rest by number. */
function some(names: string[]): string {
  const named = names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} more`] : names
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(named)
}
