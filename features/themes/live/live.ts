import type { FastifyRequest } from 'fastify'
import type { Db } from '#lib/db.ts'
import { ownSites } from '#lib/own-sites.ts'
import { forbidden, notFound } from '#lib/problem.ts'
import { may, type Person } from '#spec/access.ts'
import { themesFor } from '../admin/find.ts'
import { variablesIn, wholeLook } from '../look/look.ts'
import type { Look, Variables } from '../look/schema.ts'
import type { Site } from '../sites.ts'

type Edited = Pick<Site, 'id' | 'applications'>

/** Document 3, section 6: administrators, and owners of a theme with the application liveEditing. */
export const mayEditLive = (viewer: Person, { id, applications }: Edited): boolean =>
  may(viewer, 'themes.manage') ||
  (may(viewer, 'themes.edit') &&
    ownSites(viewer, 'themes.manage').includes(id) &&
    applications.liveEditing === true)

/**
 * The look of a theme for live editing.
 * @throws Problem 404 for a theme of others, 403 where live editing is off, which is logged
 */
export async function liveLook(db: Db, request: FastifyRequest, id: string): Promise<Variables> {
  const { viewer } = request
  const { look, mayEdit } = await ownLook(db, viewer, id)
  if (mayEdit) return variablesIn(look) as Variables
  throw forbidden('Live editing is not enabled for this site.', {
    msg: 'live editing denied',
    theme: id,
    user: viewer?.id,
  })
}

/** The look of a theme that this viewer edits, and whether its look is among what they edit. @throws Problem 404 */
export async function ownLook(db: Db, viewer: Person, id: string): Promise<{ look: Look; mayEdit: boolean }> {
  const theme = await themesFor(db, viewer)
    .select(['t.name', 't.variables', 't.content', 't.applications'])
    .where('t.id', '=', id)
    .executeTakeFirst()
  if (!theme) throw notFound('There is no such site.')
  const applications = theme.applications as Record<string, boolean>
  return { look: wholeLook(theme), mayEdit: mayEditLive(viewer, { id, applications }) }
}
