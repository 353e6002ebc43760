import type { Db } from '#lib/db.ts'
import { Invalid } from '#lib/problem.ts'
import type { ModuleForm } from './schema.ts'
import { moduleTypeOf } from './types/list.ts'

/** Adds a module and the sites that show it. @returns its id @throws Invalid when its type refuses the options */
export async function addModule(db: Db, form: ModuleForm): Promise<string> {
  const { id } = await db
    .insertInto('dashboard_modules')
    .values(columnsOf(form))
    .returning('id')
    .executeTakeFirstOrThrow()
  await showOn(db, id, form.themes)
  return id
}

/** The sites that show a module, instead of those before. */
export async function showOn(db: Db, id: string, themes: string[]): Promise<void> {
  await db.deleteFrom('dashboard_module_themes').where('module_id', '=', id).execute()
  const rows = themes.map((theme_id) => ({ module_id: id, theme_id }))
  if (rows.length) await db.insertInto('dashboard_module_themes').values(rows).execute()
}

/** @throws Invalid when there is no such type for this dashboard, or the type refuses the options */
export function columnsOf(form: ModuleForm) {
  return {
    title: form.title,
    type: form.type,
    options: JSON.stringify(optionsOf(form)),
    image: form.image ?? null,
    dashboard_type: form.dashboardType,
    side: form.side,
    position: form.position,
    show_in_all_themes: form.showInAllThemes,
    bundles: form.bundles,
    open_in_new_tab: form.openInNewTab,
    associated_manager: form.associatedManager,
    default_chat_message: form.defaultChatMessage,
    chat_button_text: form.chatButtonText,
    allowed_for_needs_active: form.allowedForNeedsActive,
    allowed_for_needs: form.allowedForNeedsItems,
    allowed_for_zip_codes_active: form.allowedForZipCodesActive,
    zip_codes: form.zipCodes,
    geography_group_active: form.geographyGroupActive,
    geography_groups: form.geographyGroups,
    user_trades: form.userTrades,
    military_occupations: form.militaryOccupations,
    owner_can_edit: form.ownerCanEdit,
    owner_can_delete: form.ownerCanDelete,
  }
}

function optionsOf({ type, dashboardType, options }: ModuleForm): unknown {
  const known = moduleTypeOf(type)
  if (!known?.dashboards.includes(dashboardType))
    throw new Invalid({ type: 'Please choose a type of this dashboard.' })
  const read = known.options.safeParse(options)
  if (read.success) return read.data
  throw new Invalid(
    Object.fromEntries(read.error.issues.map(({ path, message }) => [`options.${path.join('.')}`, message])),
  )
}
