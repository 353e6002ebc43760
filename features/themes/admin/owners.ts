import { changeRole } from '#features/users/index.ts'
import type { Actor } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'

/**
 * Makes exactly these people the owners of a theme; people who become or cease to be one are signed out. The actor's own
 * rights stay as they are: others change them.
 */
export async function setOwners(
  trx: Db,
  actor: NonNullable<Actor>,
  themeId: string,
  owners: string[],
): Promise<void> {
  const before = await trx
    .selectFrom('theme_owners')
    .select('user_id')
    .where('theme_id', '=', themeId)
    .execute()
  const were = before.map(({ user_id }) => user_id)
  for (const id of await others(trx, actor, [...were, ...owners])) {
    if (were.includes(id) === owners.includes(id)) continue
    const owned = await trx.selectFrom('theme_owners').select('theme_id').where('user_id', '=', id).execute()
    const rest = owned.map(({ theme_id }) => theme_id).filter((other) => other !== themeId)
    await changeRole(trx, actor, id, { ownedThemes: owners.includes(id) ? [...rest, themeId] : rest })
  }
}

async function others(trx: Db, { viewer }: NonNullable<Actor>, ids: string[]): Promise<string[]> {
  if (!ids.length) return []
  const existing = await trx.selectFrom('users').select('id').where('id', 'in', ids).execute()
  return existing.map(({ id }) => id).filter((id) => id !== viewer?.id)
}
