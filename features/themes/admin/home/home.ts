import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import type { UnmodifiedSince } from '#lib/optimistic-lock.ts'
import type { Person } from '#spec/access.ts'
import { homeWords } from '../../home-words.ts'
import type { HomeContent, SiteContent } from '../../schema.ts'
import { type AddressContext, themeEdit } from '../find.ts'
import { editableTheme, refuseReserved } from '../save.ts'
import type { HomeEdit } from './schema.ts'

/** The words of a site's home page, as their form shows them. @throws Problem 404 when this viewer may not edit it */
export async function homeEdit(db: Db, viewer: Person, id: string, place: AddressContext): Promise<HomeEdit> {
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

/** @throws Problem 404 when the actor may not edit the theme; Invalid when somebody else has saved it since */
export async function saveHome(
  trx: Db,
  actor: NonNullable<Actor>,
  id: string,
  home: HomeContent,
  unmodifiedSince: UnmodifiedSince,
): Promise<void> {
  const theme = await editableTheme(trx, actor, id, unmodifiedSince)
  refuseReserved(actor, theme, {
    ...{ heroPicture: home.picture ?? '', heroPictureText: home.pictureText ?? '' },
    scopes: home.scopes ?? [],
  })
  await trx
    .updateTable('themes')
    .set({ content: JSON.stringify({ ...(theme.content as SiteContent), home }), updated_at: new Date() })
    .where('id', '=', id)
    .execute()
  const subject = { type: 'theme', id }
  await audit(trx, actor, { action: 'theme.change', subject, detail: { fields: 'home' } })
}
