import { Invalid } from '#lib/problem.ts'
import { themeMessages } from '#spec/messages.ts'
import type { Settings } from '../../../config.ts'
import { reservedNames } from '../schema.ts'

type Ours = Pick<Settings, 'sitesDomain' | 'previewDomain' | 'contentDomain'>

/** The operator's own site may well be there. */
const names = reservedNames.filter((name) => name !== 'www')

/**
 * Domains that the server answers itself: a site there would never be shown, or would share an origin with files of
 * packages.
 * @throws Invalid when one of them is given to a site
 */
export function refuseReserved(domains: readonly string[], ours: Ours): void {
  const { sitesDomain, previewDomain, contentDomain } = ours
  const trees = [previewDomain, contentDomain].filter((domain) => domain !== null)
  const found = domains.find(
    (domain) =>
      trees.some((tree) => domain === tree || domain.endsWith(`.${tree}`)) ||
      names.some((name) => sitesDomain !== null && domain === `${name}.${sitesDomain}`),
  )
  if (found) throw new Invalid({ domains: themeMessages.domainReserved(found) })
}
