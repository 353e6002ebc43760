import type { FastifyRequest } from 'fastify'
import { mayEditLive, siteProps } from '#features/themes/index.ts'
import { draftFor } from '#features/website-builder/index.ts'
import { captchaProps } from '#lib/captcha/index.ts'
import type { Db } from '#lib/db.ts'
import type { MenuEntry, MenuItem } from '#lib/feature.ts'
import { may, type Person } from '#spec/access.ts'
import type { Settings } from './config.ts'
import type { Shared } from './web/layout.tsx'

/** What every page knows besides its own props. For visitors it depends on nothing but the site and the URL. */
export const sharedWith =
  (db: Db, settings: Settings, entries: MenuEntry[]) =>
  async (request: FastifyRequest): Promise<Shared> => ({
    site: siteProps(request),
    viewer: request.viewer && (await viewerProps(db, request.viewer, entries, hasForm(request))),
    csrf: request.viewer || hasForm(request) ? request.csrfToken() : null,
    captcha: hasForm(request) ? captchaProps(settings) : null,
    mayEditLook: mayEditLive(request.viewer, request.site),
    draft: draftFor(request),
    mailIsKept: settings.mail.transport === 'outbox' && (settings.development || settings.demo),
  })

const hasForm = ({ routeOptions, hasForm }: FastifyRequest) => Boolean(routeOptions.config.form || hasForm)

const viewerProps = async (
  db: Db,
  viewer: NonNullable<Person>,
  entries: MenuEntry[],
  fillsForms: boolean,
) => ({
  id: viewer.id,
  name: viewer.name,
  email: fillsForms ? await emailOf(db, viewer.id) : null,
  photo: null,
  menu: menuOf(viewer, entries),
  typesUploadPaths: may(viewer, 'uploads.path'),
  switchedBy: viewer.actorId && (await nameOf(db, viewer.actorId)),
})

const groups: MenuEntry['group'][] = ['account', 'staff']

const menuOf = (viewer: NonNullable<Person>, entries: MenuEntry[]): MenuItem[] =>
  entries
    .filter(({ can }) => may(viewer, can))
    .sort((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || a.order - b.order)
    .map(({ label, href, icon, group }) => ({
      label,
      href: typeof href === 'string' ? href : href(viewer),
      icon,
      group,
    }))

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
