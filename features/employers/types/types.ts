import type { Db } from '#lib/db.ts'

/** An employer type as a sign-up offers it. */
export type OfferedType = {
  id: string
  name: string
  /** what is beside the choice */
  label: string
}

/** The types of employers that a site offers at sign-up: its own and those of all sites. */
export async function offeredTypes(db: Db, themeId: string): Promise<OfferedType[]> {
  const types = await db
    .selectFrom('employer_types')
    .select(['id', 'name', 'signup_checkbox_label as label'])
    .where(({ or, eb }) => or([eb('theme_id', 'is', null), eb('theme_id', '=', themeId)]))
    .orderBy('name')
    .execute()
  return types.map(({ label, ...type }) => ({ ...type, label: label || type.name }))
}
