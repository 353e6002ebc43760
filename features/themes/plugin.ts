import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { domainOf } from '#lib/domain.ts'
import { notFound, Problem } from '#lib/problem.ts'
import { allowFrames } from '#lib/security.ts'
import { applicationMessages } from '#spec/messages.ts'
import { lookOf } from './look/look.ts'
import { previewedSite } from './look-editor/preview.ts'
import type { SiteContent, SiteProps } from './schema.ts'
import { todayIn } from './shown-pages.ts'
import type { Site, Sites } from './sites.ts'

declare module 'fastify' {
  interface FastifyInstance {
    sites: Sites
  }
  interface FastifyRequest {
    /** the site that the Host header names */
    site: Site
  }
}

/**
 * Finds the site of each request; a host that no theme has is answered with 421.
 */
export const siteOfRequest = plugin<{ sites: Sites }>(async (app, { sites }) => {
  app.decorateRequest('site')
  app.addHook('onRequest', async (request, reply) => {
    if (namesTwoHosts(request.raw))
      throw new Problem(400, 'This request names a host twice. Please name it once.')
    const site = previewedSite(request) ?? sites.at(request.headers.host)
    if (!site)
      throw new Problem(
        421,
        'No site answers at this address. Check the spelling, or ask its owner to add the domain.',
      )
    request.site = site
    // The address of a draft is a key: it goes to no search engine, and to no site that a draft leads to.
    if (site.status === 'draft')
      reply.headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' })
    allowFrames(reply, site.content.frames ?? [])
  })
})

/** Answers a route of an application that its site has switched off with 404. Register it after what closes whole sites. */
export const applicationGate = plugin(async (app) => {
  app.addHook('onRequest', async ({ site, routeOptions }) => {
    const { application } = routeOptions.config
    if (application && !site.applications[application]) throw notFound(applicationMessages.off)
  })
})

/** Node uses the first Host header, not the request line; a proxy in front may have used another. */
const namesTwoHosts = ({ rawHeaders, url = '/' }: FastifyRequest['raw']) =>
  !url.startsWith('/') ||
  rawHeaders.filter((it, at) => at % 2 === 0 && it.toLowerCase() === 'host').length > 1

/** What the pages of a site know of it. */
export function siteProps(request: FastifyRequest): SiteProps {
  const { id, name, logoLight, logoDark, applications } = request.site
  return {
    id,
    name,
    origin: originOf(request),
    logoLight,
    logoDark,
    content: { ...withoutPastNotice(request.site), home: undefined },
    look: lookShown(request.site),
    applications,
    ...(request.site.isPreview && { isPreview: true as const }),
  }
}

/** The words of a site, with its notice on the days between its first and its last. */
function withoutPastNotice({ content, timeZone }: Site): SiteContent {
  const { noticeFrom, noticeTo } = content
  const today = todayIn(timeZone)
  const isShown = (!noticeFrom || noticeFrom <= today) && (!noticeTo || today <= noticeTo)
  return isShown ? content : { ...content, notice: undefined }
}

const lookShown = ({ variables }: Site): SiteProps['look'] => {
  const { headerLayout, headerSurface, footerLayout, footerSurface, heroLayout, homeColumns, sections } =
    lookOf(variables)
  return { headerLayout, headerSurface, footerLayout, footerSurface, heroLayout, homeColumns, sections }
}

/** Where the site lives: its primary domain; a draft, which has none, where it is looked at. */
export const originOf = ({ server, site, headers }: FastifyRequest): string =>
  server.sites.originOf(site.primaryDomain ?? domainOf(headers.host))

/** The same at the domain of this request, which may be another of the site's. */
export const originHere = ({ server, headers }: FastifyRequest): string =>
  server.sites.originOf(domainOf(headers.host))
