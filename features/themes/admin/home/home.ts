import { audit, type Doer } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import type { Opened } from '#lib/opened.ts'
import type { Person } from '#spec/access.ts'
import { homeWords } from '../../home-words.ts'
import type { HomeContent, SiteContent } from '../../schema.ts'
import { type Place, themeEdit } from '../find.ts'
import { editable, type Refused, savedMeanwhile } from '../save.ts'
import type { HomeEdit } from './schema.ts'

/** The words of a site's home page, as their form shows them. @throws Problem 404 when this viewer does not edit it */
export async function homeEdit(db: Db, viewer: Person, id: string, place: Place): Promise<HomeEdit> {
  const shown = await themeEdit(db, viewer, id, place)
  const { content, name } = await db
    .selectFrom('themes')
    .select(['content', 'name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const own = await db
    .selectFrom('pages')
    .select('id')
    .where('theme_id', '=', id)
    .where('type', '=', 'home')
    .executeTakeFirst()
  return {
    ...shown,
    home: homeWords({ name, content: content as SiteContent }),
    hasOwnHome: own !== undefined,
  }
}

/** @throws Problem 404 when the doer does not edit the theme */
export async function saveHome(
  trx: Db,
  doer: NonNullable<Doer>,
  id: string,
  home: HomeContent,
  opened: Opened,
): Promise<Refused | null> {
  const theme = await editable(trx, doer, id)
  const refused = savedMeanwhile(theme, opened)
  if (refused) return refused
  await trx
    .updateTable('themes')
    .set({ content: JSON.stringify({ ...(theme.content as SiteContent), home }), updated_at: new Date() })
    .where('id', '=', id)
    .execute()
  const subject = { type: 'theme', id }
  await audit(trx, doer, { action: 'theme.change', subject, detail: { fields: 'home' } })
  return null
}
