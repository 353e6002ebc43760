import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { editableSites } from '#lib/own-sites.ts'
import { notFound } from '#lib/problem.ts'
import { representation } from '#lib/web.ts'
import { builderMessages } from './messages.ts'

/** Signing in works before a site is published: its editors have to. */
const open =
  /^\/(user\/(login|logout|passkey|reset|second-factor)|account\/second-factor|auth\/(linkedin|oauth2)|forgot|captcha|security|favicon)/

/**
 * At the domain of a draft its editors see the site; everybody else gets a page that says that it is not published yet.
 * Register it after the sessions and before the access check, which would ask visitors to sign in.
 */
export const draftGate = plugin(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    const { site, viewer, routeOptions, method, headers } = request
    if (!site?.isClosed || open.test(routeOptions.url ?? '') || editableSites(viewer).includes(site.id))
      return
    if (method !== 'GET' || representation(headers) === 'json') throw notFound(builderMessages.notPublished)
    // Nothing of the draft but its name and colors.
    request.site = { ...site, content: {}, logoLight: null, logoDark: null }
    return reply.code(404).page('website-builder/not-published', { name: site.name })
  })
})

/** The draft that this request shows to one of its editors; null for everything else. */
export const draftFor = ({ site, viewer }: FastifyRequest): { id: string } | null =>
  site.status === 'draft' && editableSites(viewer).includes(site.id) ? { id: site.id } : null
