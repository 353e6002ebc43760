import { readFile } from 'node:fs/promises'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { homePage } from '#features/home/index.ts'
import { pageProps, pagesFor } from '#features/pages/index.ts'
import { lookEditor, mayEditLive, themeEdit } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import type { Settings } from '../../config.ts'
import { createSite, publishSite } from './create.ts'
import { builderMessages } from './messages.ts'
import { lookAt, pageOfTemplate, pageOfTheme, siteOfTemplate, siteOfTheme } from './preview.ts'
import { CustomizeQuery, NewSite } from './schema.ts'
import { templateChoices, templateOf } from './templates.ts'

const Route = z.string().max(120).optional()
const makes = { can: 'themes.manage' } as const
const edits = { can: 'pages.edit' } as const
const types: Record<string, string> = { svg: 'image/svg+xml', webp: 'image/webp' }

/** The website builder: creates sites from templates and customizes them (document 3, sections 2, 4 and 7). */
export default async function websiteBuilderRoutes(app: App, tools: { db: Db; settings: Settings }) {
  const { db, settings } = tools
  const below = settings.sitesDomain

  app.get('/website-builder', { config: makes }, async ({ viewer }, reply) => {
    const [templates, { email }] = await Promise.all([
      templateChoices(db),
      db.selectFrom('users').select('email').where('id', '=', viewer!.id).executeTakeFirstOrThrow(),
    ])
    return reply.page('website-builder/start', { templates, below, contactEmail: email })
  })

  app.post('/website-builder', { schema: { body: NewSite }, config: makes }, async (request, reply) => {
    const id = await createSite(db, request, request.body, settings)
    await app.sites.refresh()
    const { theme } = await edited(request, id)
    return reply.done({
      to: `/website-builder/customize/${id}?tutorial=1`,
      message: builderMessages.created,
      body: { theme: { id, name: theme.name, address: theme.address } },
      status: 201,
    })
  })

  app.get(
    '/website-builder/customize/:id',
    {
      schema: { params: ById, querystring: CustomizeQuery },
      config: { ...edits, frame: 'task' },
    },
    async (request, reply) => {
      const { theme } = await edited(request, request.params.id)
      const { id, name, status, address } = theme
      const applications = Object.fromEntries(theme.applications.map((one) => [one, true]))
      const mayChangeLook = mayEditLive(request.viewer, { id, applications })
      return reply.page('website-builder/customize', {
        theme: { id, name, status, address, applications },
        look: mayChangeLook ? await lookEditor(db, request.viewer, id) : null,
        pages: await pagesFor(db, id),
        tutorial: request.query.tutorial,
        path: request.query.page,
      })
    },
  )

  app.post(
    '/website-builder/site/:id/publish',
    { schema: { params: ById }, config: { can: 'themes.edit' } },
    async (request, reply) => {
      await publishSite(db, request, request.params.id)
      await app.sites.refresh()
      return reply.done({ message: builderMessages.published })
    },
  )

  for (const route of ['', '/:route'])
    app.get(
      `/website-builder/site/:id/preview${route}`,
      {
        schema: {
          params: ById.extend({ route: Route }),
          querystring: z.object({ visitor: z.stringbool().catch(false) }),
        },
        config: edits,
      },
      async (request, reply) => {
        const { id, route } = request.params
        await edited(request, id)
        const site = await siteOfTheme(db, id)
        const page = await pageOfTheme(db, request.viewer, site, route)
        // The editor shows what visitors get.
        if (request.query.visitor) lookAt(request, site)
        else request.site = site
        if (page) return reply.page('pages/page', await pageProps(db, page, request))
        return reply.page('home/home', { ...(await homePage(db, request)), editHref: null })
      },
    )

  for (const route of ['', '/:route'])
    app.get(
      `/website-builder/templates/:template/preview${route}`,
      { schema: { params: z.object({ template: z.string(), route: Route }) }, config: makes },
      async (request, reply) => {
        const template = templateOf(request.params.template)
        if (!template) throw notFound()
        const page = pageOfTemplate(request.site, template, request.params.route)
        lookAt(request, siteOfTemplate(request.site, template))
        return reply.page('pages/page', await pageProps(db, page, request))
      },
    )

  app.get(
    '/website-builder/templates/:template/pictures/:file',
    {
      schema: {
        params: z.object({ template: z.string(), file: z.string().regex(/^[a-z0-9-]+\.(svg|webp)$/) }),
      },
      config: { can: 'public' },
    },
    async ({ params: { template, file } }, reply) => {
      if (!templateOf(template)) throw notFound()
      const path = new URL(`templates/${template}/pictures/${file}`, import.meta.url)
      const bytes = await readFile(path).catch(() => null)
      if (!bytes) throw notFound()
      return reply
        .type(types[file.split('.')[1]!]!)
        .header('cache-control', 'public, max-age=86400')
        .send(bytes)
    },
  )

  const edited = ({ viewer }: FastifyRequest, id: string) =>
    themeEdit(db, viewer, id, { ...settings, originOf: app.sites.originOf })
}
