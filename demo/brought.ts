import type { Db } from '#lib/db.ts'

/** What the demo created earlier: it now belongs to the visitor, to change, rename and delete. */
export type Brought = {
  has(thing: string): boolean
  /** the theme that was brought as this thing */
  themeId(thing: string): string | null
  note(thing: string, themeId?: string): Promise<void>
}

export async function readBrought(db: Db): Promise<Brought> {
  const rows = await db.selectFrom('demo_things').select(['thing', 'theme_id as themeId']).execute()
  const themeIds = new Map(rows.map(({ thing, themeId }) => [thing, themeId]))
  return {
    has: (thing) => themeIds.has(thing),
    themeId: (thing) => themeIds.get(thing) ?? null,
    async note(thing, themeId) {
      themeIds.set(thing, themeId ?? null)
      await db
        .insertInto('demo_things')
        .values({ thing, theme_id: themeId ?? null })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
  }
}
