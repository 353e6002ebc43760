import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import fastify, { type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type pg from 'pg'
import { writeEvents } from '#features/analytics/index.ts'
import { refusalsAudited } from '#features/audit/index.ts'
import { errorDocument } from '#features/errors/document.ts'
import { unreadableAddress } from '#features/errors/unreadable.ts'
import { keptIntents } from '#features/favorites/index.ts'
import { contentDomain, keepFilesIn, uploadOrigins } from '#features/files/index.ts'
import { searchInThreads } from '#features/job-search/index.ts'
import { writeJobViews } from '#features/jobs/index.ts'
import { publishingSchedule } from '#features/news/index.ts'
import { secondFactorGate } from '#features/second-factor/index.ts'
import { applicationGate, loadSites, originsAt, siteOfRequest } from '#features/themes/index.ts'
import { scormFile } from '#features/trainings/index.ts'
import { draftGate } from '#features/website-builder/index.ts'
import { accessChecked, capabilityNamed } from '#lib/access.ts'
import { assetFiles } from '#lib/asset-files.ts'
import type { BuiltAssets } from '#lib/assets.ts'
import { captchaRoutes } from '#lib/captcha/index.ts'
import { compression, patience, portOf } from '#lib/connections.ts'
import { cspReportRoutes } from '#lib/csp-reports.ts'
import { csrf } from '#lib/csrf.ts'
import { answering, watchDatabase } from '#lib/database-watch.ts'
import { queryBuilder } from '#lib/db.ts'
import { isDeaf, pollWhileSilent } from '#lib/deaf.ts'
import { draining } from '#lib/drain.ts'
import { errors, type ShownError } from '#lib/errors.ts'
import { named } from '#lib/feature.ts'
import { multipartForms } from '#lib/files/multipart.ts'
import { flashStore } from '#lib/flash.ts'
import { health } from '#lib/health.ts'
import { newId } from '#lib/ids.ts'
import { inertia, type PageObject } from '#lib/inertia.ts'
import { listen } from '#lib/listen.ts'
import { logContext } from '#lib/log-context.ts'
import { metrics } from '#lib/metrics.ts'
import { openapi } from '#lib/openapi.ts'
import { noncePlaces, pageCache } from '#lib/page-cache.ts'
import { pageEvents } from '#lib/page-events.ts'
import { floodGuard, rateLimits } from '#lib/rate-limit.ts'
import { type Replicas, readAfterNotices, replicaReads, replicatedBuilder } from '#lib/replicas.ts'
import { security } from '#lib/security.ts'
import { sessions } from '#lib/session.ts'
import { shedding } from '#lib/shedding.ts'
import { switchedWrites } from '#lib/switched-writes.ts'
import { tracedRequests } from '#lib/tracing.ts'
import { setValidationWords } from '#lib/validation-words.ts'
import type { App } from '#lib/web.ts'
import { wellFormedText } from '#lib/well-formed.ts'
import { writesByForm } from '#lib/writes-by-form.ts'
import { yielding } from '#lib/yielding.ts'
import type { Settings } from './config.ts'
import { features } from './features/list.ts'
import { sharedWith } from './shared.ts'
import { hostedFonts } from './ui/theme.ts'
import { htmlDocument } from './web/document.ts'

/** Renders a page object to the tags of its head and the HTML of its body (web/render.tsx, built or not). */
export type Render = (page: PageObject) => Promise<{ head: string[]; body: string }>

export type Parts = {
  settings: Settings
  pool: pg.Pool
  /** a connection here keeps its session: notifications arrive on it */
  directUrl: string
  /** servers where requests that read may read */
  replicas?: Replicas
  /** starts the database again when it is ours and has died */
  reviveDatabase?: () => Promise<void>
  render: Render
  assets: BuiltAssets
  /** the built client; tests without a browser have none */
  assetFolder?: URL
  logger?: FastifyBaseLogger
}

/** Builds the application: plugins in order, then every feature's routes. */
export async function build(parts: Parts): Promise<App> {
  const { settings, pool, assets, replicas } = parts
  const db = replicas ? replicatedBuilder(pool, replicas) : queryBuilder(pool)
  const app = fastify({
    ...(parts.logger && { loggerInstance: parts.logger }),
    // Until the last connection has ended, what arrives on it is answered.
    return503OnClosing: false,
    trustProxy: settings.trustProxy.length ? settings.trustProxy : false,
    genReqId: () => newId(),
    bodyLimit: 1024 * 1024,
    frameworkErrors: unreadableAddress,
    ...patience,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 },
  }) as unknown as App
  keepFilesIn(settings, app.log)
  searchInThreads(settings.searchThreads)
  app.setValidatorCompiler(validatorCompiler)
  setValidationWords()

  const sites = await loadSites(db, {
    singleServesAll: settings.development,
    previewDomain: settings.previewDomain,
    originOf: originsAt(settings, () => portOf(app)),
  })
  app.decorate('sites', sites)
  app.decorate('features', features(settings))
  const schedule = await publishingSchedule(db)
  const notices = await listen(parts.directUrl, app.log)
  app.decorate('line', notices)
  const cache = pageCache({
    megabytes: 64,
    seconds: 60,
    site: (request) => request.site.id,
    // An unknown host has no site.
    isKeyed: ({ site }) => site?.status === 'draft' || site?.isPreview,
    isDue: schedule.isDue,
    isDeaf: () => isDeaf(notices),
  })
  const readAgain = () => Promise.all([sites.refresh(), schedule.refresh()]).then(cache.clear)
  const stopPolling = pollWhileSilent(notices, readAgain)
  const unwatch = watchDatabase(pool, answering(notices, pool), app.log, { revive: parts.reviveDatabase })
  app.addHook('onClose', () => {
    unwatch()
    stopPolling()
    return notices.close()
  })
  if (replicas) await readAfterNotices(replicas, notices)
  await notices.on('themes', readAgain)
  await notices.on('content', () => {
    cache.clear()
    return schedule.refresh().then(cache.clear)
  })

  const spans = tracedRequests()
  if (spans) await app.register(spans)
  await app.register(contentDomain, {
    db,
    secret: settings.secret,
    domain: settings.contentDomain,
    production: settings.production,
    ours: scormFile,
  })
  await app.register(cookie)
  await app.register(formbody)
  await app.register(security, {
    production: settings.production,
    captcha: settings.captcha,
    uploads: uploadOrigins(),
    payments: settings.payments.provider,
    packages: () => (settings.contentDomain ? sites.originOf(settings.contentDomain) : null),
  })
  await app.register(capabilityNamed)
  await app.register(writesByForm)
  await app.register(draining)
  await app.register(yielding)
  await app.register(health, { line: notices, pool })
  const { measures } = app.features
  await app.register(metrics, { pool, db, measures, replicas, token: settings.metricsToken })
  if (parts.assetFolder) await app.register(assetFiles, { prefix: '/assets', root: parts.assetFolder })

  // Everything below belongs to a site.
  await app.register(async (site: App) => {
    // Not of the assets: a page that was answered while the server is busy also gets its style sheets.
    await site.register(shedding, settings.shed)
    await site.register(floodGuard, { points: settings.floodPoints })
    if (replicas) await site.register(replicaReads, { replicas })
    await site.register(errors, { screen: errorScreen })
    await site.register(siteOfRequest, { sites })
    await site.register(sessions, { pool, requireSecondFactor: settings.requireSecondFactor })
    await site.register(logContext)
    await site.register(keptIntents, { db, secret: settings.secret })
    await site.register(multipartForms)
    await site.register(csrf, { secret: settings.secret })
    await site.register(rateLimits, { pool })
    await site.register(refusalsAudited, { db, pool })
    await site.register(wellFormedText)
    await site.register(inertia, {
      secret: settings.secret,
      store: flashStore(db),
      version: () => assets.version,
      shared: sharedWith(db, settings, app.features.menuEntries),
      document,
    })
    await site.register(secondFactorGate)
    await site.register(draftGate)
    await site.register(applicationGate)
    await site.register(accessChecked)
    await site.register(switchedWrites, { db })
    await site.register(pageEvents, { db, writers: [writeEvents, writeJobViews] })
    await site.register(cache.hooks)
    await site.register(compress, compression)
    await site.register(openapi)
    const tools = { db, pool, settings }
    for (const routes of [captchaRoutes, cspReportRoutes, ...app.features.routes])
      await site.register(named(routes), tools)
  })
  return app

  async function document(
    page: PageObject,
    request: FastifyRequest,
    { audience, cspNonce }: FastifyReply,
  ): Promise<string> {
    const { head, body } = await parts.render(page)
    const { component } = page
    const { contentViews = [], stillViews = [], pageCss = '', viewer } = page.props as DocumentProps
    // Without its style sheet, the frame of signed-in people would be drawn twice: first as it comes, then in its place.
    const views = viewer ? [...contentViews, signedInFile] : contentViews
    return htmlDocument({
      assets: {
        ...assets,
        styles: assets.stylesOf(component, views),
        pageModule: assets.moduleOf(component),
        modules: assets.modulesOf(component, views, stillViews),
        isStill: request.site.isPreview,
        fonts: assets.fontsOf(hostedFonts(request.site.css)),
      },
      head,
      body,
      css: request.site.css + pageCss,
      attributes: request.site.attributes,
      // One person's page is never cached, so it gets its own nonces at once: looking for the places reads all of it.
      nonces: audience === 'person' ? cspNonce : noncePlaces,
    })
  }
}

/** What the document asks of the props of any page. */
type DocumentProps = {
  contentViews?: string[]
  /** drawn by the server alone: their styles are needed, their modules are not */
  stillViews?: string[]
  pageCss?: string
  viewer?: unknown
}
/** What only signed-in people see (web/signed-in-part.ts). */
const signedInFile = 'web/signed-in.tsx'

/** An error in the site's own look; without a site, or when even that fails, in plain HTML. */
async function errorScreen(shown: ShownError, request: FastifyRequest, reply: FastifyReply) {
  const plain = () => reply.type('text/html; charset=utf-8').send(errorDocument(shown))
  if (!request.site) return plain()
  return reply.page('errors/error', shown, { status: shown.status }).catch((error) => {
    request.log.error({ err: error }, 'the error page failed')
    return plain()
  })
}
