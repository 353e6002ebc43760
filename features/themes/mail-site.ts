import type { FastifyRequest } from 'fastify'
import type { Db } from '#lib/db.ts'
import type { MailSite } from '#lib/mail.ts'
import { parseColor, textOn } from '#ui/contrast.ts'
import { defaultTheme } from '#ui/theme.ts'
import type { Settings } from '../../config.ts'
import { originsAt } from './addresses.ts'
import { originOf } from './plugin.ts'
import type { Site } from './sites.ts'

/** The site of a request, as its mails show it; links lead to its primary domain. */
export function mailSite(request: FastifyRequest): MailSite {
  return shown(request.site, originOf(request))
}

/** The same for work in the background. @returns null when there is no such published site or it has no domain */
export async function mailSiteOf(
  db: Db,
  settings: Pick<Settings, 'production' | 'port' | 'publicPort'>,
  themeId: string,
): Promise<MailSite | null> {
  const site = await db
    .selectFrom('themes as t')
    .innerJoin('theme_domains as d', (join) =>
      join.onRef('d.theme_id', '=', 't.id').on('d.is_primary', '=', true),
    )
    .select([
      't.name',
      't.variables',
      't.logo_light as logoLight',
      't.contact_email as contactEmail',
      'd.domain',
    ])
    .where('t.id', '=', themeId)
    .where('t.status', '!=', 'draft')
    .executeTakeFirst()
  if (!site) return null
  const variables = site.variables as Site['variables']
  return shown({ ...site, variables }, originsAt(settings, () => settings.port)(site.domain))
}

type Shown = Pick<Site, 'name' | 'logoLight' | 'contactEmail' | 'variables'>

function shown(site: Shown, origin: string): MailSite {
  const brand = parseColor(site.variables.brand ?? '') ?? defaultTheme.brand
  const { name, logoLight: logo, contactEmail } = site
  return { name, origin, brand, onBrand: textOn(brand), logo, contactEmail }
}
