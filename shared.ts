import type { FastifyRequest } from 'fastify'
import { unreadOf } from '#features/chat/index.ts'
import { frameOf, navigationOf, reachable } from '#features/navigation/index.ts'
import { mayEditLive, siteProps } from '#features/themes/index.ts'
import { draftFor } from '#features/website-builder/index.ts'
import { captchaProps } from '#lib/captcha/index.ts'
import type { Db } from '#lib/db.ts'
import type { MenuEntry } from '#lib/feature.ts'
import { may, type Person } from '#spec/access.ts'
import type { Settings } from './config.ts'
import type { Shared } from './web/layout-props.ts'

/** What every page knows in addition to its own props. For visitors it depends on nothing but the site and the URL. */
export const sharedWith =
  (db: Db, settings: Settings, entries: MenuEntry[]) =>
  async (request: FastifyRequest): Promise<Shared> => ({
    site: siteProps(request),
    ...(await personal(db, request, entries)),
    csrf: request.viewer || hasForm(request) ? request.csrfToken() : null,
    captcha: hasForm(request) ? captchaProps(settings) : null,
    mayEditLook: mayEditLive(request.viewer, request.site),
    draft: draftFor(request),
    mailIsKept: settings.mail.transport === 'outbox' && (settings.development || settings.demo),
  })

/** The signed-in person, and the frame of their workplace. */
async function personal(
  db: Db,
  request: FastifyRequest,
  all: MenuEntry[],
): Promise<Pick<Shared, 'viewer' | 'frame' | 'unread'>> {
  const { viewer, site } = request
  if (!viewer) return { viewer: null, frame: null, unread: null }
  // A draft shows nothing of itself, its addresses neither.
  const entries = site.isClosed && !draftFor(request) ? [] : reachable(viewer, site, all)
  const [props, navigation, frame, unread] = await Promise.all([
    viewerProps(db, request, viewer),
    navigationOf(db, viewer, site, entries),
    frameOf(db, request, viewer, entries),
    unreadOf(db, viewer.id),
  ])
  return { viewer: { ...props, navigation }, frame, unread }
}

const hasForm = ({ routeOptions, hasForm }: FastifyRequest) => Boolean(routeOptions.config.form || hasForm)

const viewerProps = async (db: Db, request: FastifyRequest, viewer: NonNullable<Person>) => ({
  id: viewer.id,
  name: viewer.name,
  email: hasForm(request) ? await emailOf(db, viewer.id) : null,
  photo: null,
  typesUploadPaths: may(viewer, 'uploads.path'),
  switchedBy: viewer.actorId && (await nameOf(db, viewer.actorId)),
})

async function nameOf(db: Db, id: string): Promise<string | null> {
  const found = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirst()
  return found ? `${found.first_name} ${found.last_name}` : null
}

async function emailOf(db: Db, id: string): Promise<string> {
  return (await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email
}
