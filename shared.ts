import type { FastifyRequest } from 'fastify'
import { mayEditLive, siteProps } from '#features/themes/index.ts'
import { captchaProps } from '#lib/captcha/index.ts'
import type { Db } from '#lib/db.ts'
import { may, type Person } from '#spec/access.ts'
import type { Settings } from './config.ts'
import { headerCapabilities } from './web/account-entries.ts'
import type { Shared } from './web/layout.tsx'

/** What every page knows besides its own props. For visitors it depends on nothing but the site and the URL. */
export const sharedWith =
  (db: Db, settings: Settings) =>
  async (request: FastifyRequest): Promise<Shared> => ({
    site: siteProps(request),
    viewer: request.viewer && (await viewerProps(db, request.viewer)),
    csrf: request.viewer || hasForm(request) ? request.csrfToken() : null,
    captcha: hasForm(request) ? captchaProps(settings) : null,
    mayEditLook: mayEditLive(request.viewer, request.site),
    mailIsKept: settings.mail.transport === 'outbox' && (settings.development || settings.demo),
  })

const hasForm = ({ routeOptions, hasForm }: FastifyRequest) => Boolean(routeOptions.config.form || hasForm)

const viewerProps = async (db: Db, viewer: NonNullable<Person>) => ({
  id: viewer.id,
  name: viewer.name,
  photo: null,
  can: headerCapabilities.filter((capability) => may(viewer, capability)),
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
