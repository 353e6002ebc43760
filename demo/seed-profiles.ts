import { addBadge, giveBadge } from '#features/badges/index.ts'
import { saveWork } from '#features/profiles/index.ts'
import { accountByEmail } from '#features/users/index.ts'
import type { Db } from '#lib/db.ts'
import { badges } from './badges.ts'
import type { Brought } from './brought.ts'
import { careers } from './careers.ts'

/**
 * Badges and careers of the demo people, once: what is taken away later stays away.
 * @param themeIds by slug
 */
export async function seedProfiles(db: Db, themeIds: Map<string, string>, brought: Brought): Promise<void> {
  if (brought.has('badges')) return
  await addProfiles(db, themeIds)
  await brought.note('badges')
}

async function addProfiles(db: Db, themeIds: Map<string, string>): Promise<void> {
  if (await db.selectFrom('badges').select('id').limit(1).executeTakeFirst()) return
  await db.transaction().execute(async (trx) => {
    for (const [email, records] of Object.entries(careers)) {
      const person = await accountByEmail(trx, email)
      if (person) await saveWork(trx, person.id, records)
    }
    for (const { name, icon, theme, holders } of badges) {
      const id = await addBadge(trx, { name, icon, themeId: theme && themeIds.get(theme)! })
      for (const email of holders) {
        const person = await accountByEmail(trx, email)
        if (person && id) await giveBadge(trx, person.id, id)
      }
    }
  })
}
