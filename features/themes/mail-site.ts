import type { FastifyRequest } from 'fastify'
import type { Db } from '#lib/db.ts'
import type { MailSite } from '#lib/mail.ts'
import { parseColor, textOn } from '#ui/contrast.ts'
import { defaultTheme } from '#ui/theme.ts'
import type { Settings } from '../../config.ts'
import { originsAt } from './addresses.ts'
import { originOf } from './plugin.ts'
import { readSites, type Site } from './sites.ts'

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
  const [, sites] = await readSites(db)
  const site = sites.find((one) => one.id === themeId)
  if (!site?.primaryDomain) return null
  return shown(site, originsAt(settings, () => settings.port)(site.primaryDomain))
}

function shown(site: Site, origin: string): MailSite {
  const brand = parseColor(site.variables.brand ?? '') ?? defaultTheme.brand
  const { name, logoLight: logo, contactEmail } = site
  return { name, origin, brand, onBrand: textOn(brand), logo, contactEmail }
}
