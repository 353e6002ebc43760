import { sql } from 'kysely'
import { userNeeds } from '#features/user-needs/index.ts'
import type { Db } from '#lib/db.ts'
import { may, type Person } from '#spec/access.ts'
import { type DashboardType, dashboardTypes } from '#spec/lists.ts'
import { peopleFor } from '../audience.ts'
import type { ModuleEdit, ModuleTypes } from '../schema.ts'
import { moduleTypes } from '../types/list.ts'
import { changeableModule, mayOwner, own } from './find.ts'

/** Document 2, section 7: what the form needs first. */
export async function typesFor(db: Db, viewer: Person): Promise<ModuleTypes> {
  const [themes, bundles] = await Promise.all([
    db
      .selectFrom('themes')
      .select(['id as value', 'name as label'])
      .where(own(viewer).has('themes.id'))
      .orderBy('name')
      .execute(),
    sql<{
      bundle: string
    }>`select distinct unnest(bundles) as bundle from dashboard_modules order by 1`.execute(db),
  ])
  const modulesByUserType = Object.fromEntries(
    dashboardTypes.map((one) => [
      one,
      moduleTypes
        .filter(({ dashboards }) => dashboards.includes(one))
        .map(({ type, label }) => ({ value: type, label }))
        .sort((a, b) => a.label.localeCompare(b.label)),
    ]),
  ) as ModuleTypes['modulesByUserType']
  return { themes, modulesByUserType, bundles: bundles.rows.map(({ bundle }) => bundle) }
}

async function choicesFor(db: Db, viewer: Person): Promise<Pick<ModuleEdit, 'types' | 'choices'>> {
  const [types, needs, states, categories, managers] = await Promise.all([
    typesFor(db, viewer),
    userNeeds(db),
    db.selectFrom('states').select(['code as value', 'name as label']).orderBy('name').execute(),
    db.selectFrom('categories').select(['id as value', 'label']).orderBy('position').execute(),
    db
      .selectFrom('users')
      .select('id as value')
      .select(sql<string>`first_name || ' ' || last_name`.as('label'))
      .where('disabled_at', 'is', null)
      .where((is) =>
        is.or([
          is('is_theme_owner', '=', true),
          is.exists(is.selectFrom('mentors').select('user_id').whereRef('user_id', '=', 'users.id')),
        ]),
      )
      .orderBy('first_name')
      .orderBy('last_name')
      .limit(200)
      .execute(),
  ])
  return {
    types,
    choices: {
      needs: needs.map(({ id, name }) => ({ value: id, label: name })),
      states,
      categories,
      managers,
    },
  }
}

/** An empty form; owners begin with the site they are on. */
export async function newForm(db: Db, viewer: Person, siteId: string): Promise<ModuleEdit> {
  const rest = await choicesFor(db, viewer)
  const themes = own(viewer).includes(siteId) ? [siteId] : []
  const dashboardModule = {
    dashboardType: 'User' as const,
    side: 'left' as const,
    position: 0,
    themes,
    options: {},
  }
  return {
    ...rest,
    dashboardModule,
    seenBy: null,
    mayDecide: may(viewer, 'modules.everywhere'),
    mayDelete: false,
    occupations: [],
    employer: null,
  }
}

export async function formFor(db: Db, viewer: Person, id: string): Promise<ModuleEdit> {
  const module = await changeableModule(db, viewer, id, 'edit')
  const options = module.options as Record<string, unknown>
  const [rest, seenBy, occupations, employer] = await Promise.all([
    choicesFor(db, viewer),
    peopleFor(db, module),
    module.military_occupations.length
      ? db
          .selectFrom('military_occupations')
          .select('id as value')
          .select(sql<string>`code || ', ' || title`.as('label'))
          .where('id', 'in', module.military_occupations)
          .execute()
      : [],
    typeof options.employer === 'string'
      ? db
          .selectFrom('employers')
          .select(['id as value', 'name as label'])
          .where('id', '=', options.employer)
          .executeTakeFirst()
      : undefined,
  ])
  return {
    ...rest,
    seenBy,
    occupations,
    employer: employer ?? null,
    mayDecide: may(viewer, 'modules.everywhere'),
    mayDelete: mayOwner(viewer, module, module.themes, module.owner_can_delete),
    dashboardModule: {
      id,
      title: module.title,
      type: module.type,
      options,
      image: module.image,
      dashboardType: module.dashboard_type as DashboardType,
      side: module.side as 'left' | 'right',
      position: module.position,
      showInAllThemes: module.show_in_all_themes,
      themes: module.themes,
      bundles: module.bundles,
      openInNewTab: module.open_in_new_tab,
      associatedManager: module.associated_manager,
      defaultChatMessage: module.default_chat_message,
      chatButtonText: module.chat_button_text,
      allowedForNeedsActive: module.allowed_for_needs_active,
      allowedForNeedsItems: module.allowed_for_needs,
      allowedForZipCodesActive: module.allowed_for_zip_codes_active,
      zipCodes: module.zip_codes,
      geographyGroupActive: module.geography_group_active,
      geographyGroups: module.geography_groups,
      userTrades: module.user_trades as ModuleEdit['dashboardModule']['userTrades'],
      militaryOccupations: module.military_occupations,
      ownerCanEdit: module.owner_can_edit,
      ownerCanDelete: module.owner_can_delete,
    },
  }
}
