import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { loadCatalog } from '#catalog/load.ts'
import { openDatabase } from '#db/open.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { seedDemo } from '#demo/seed.ts'
import { keepSearchInStep } from '#features/job-search/index.ts'
import { readAssets } from '#lib/assets.ts'
import { openRequestPool, openWorkPool, queryBuilder } from '#lib/db.ts'
import { openLog } from '#lib/log.ts'
import { startWorkerWhenLive } from '#lib/queue/when-live.ts'
import { openReplicas } from '#lib/replicas.ts'
import { Stop } from '#lib/stop.ts'
import { startTracing, stopTracing } from '#lib/tracing.ts'
import { warmUp } from '#lib/warm-up.ts'
import { build, type Render } from './app.ts'
import { readSettings, type Settings } from './config.ts'

const dist = new URL('dist/', import.meta.url)

/**
 * The process: settings → database → app → listening.
 * @param announce called with what happens, in words for the person at the terminal
 */
export async function serve(announce: (step: string) => void = () => {}) {
  const settings = readSettings()
  const logger = openLog(settings.logLevel)
  await startTracing(logger)
  const database = await openDatabase(settings)
  const { migrated, ownsItsTables } = await prepareDatabase(database, {
    work: async (owner) => {
      if ((await loadCatalog(owner)).loaded) announce('Loaded the catalog.')
    },
  })
  if (migrated.length) announce('Brought the database to the newest version.')
  const workPool = openWorkPool(database.directUrl)
  if (settings.demo) await seedDemo(queryBuilder(workPool), { dataDir: settings.dataDir, announce })
  const pool = openRequestPool(database.url, settings.databasePool, database.directUrl)

  const { render } = (await import(new URL('server/render.js', dist).href)) as { render: Render }
  const assetFolder = new URL('client/', dist)
  const assets = await readAssets(assetFolder)
  const replicas = await replicasOf(settings, pool, logger)
  if (ownsItsTables) logger.warn(ownsTables)
  const app = await build({
    settings,
    pool,
    directUrl: database.directUrl,
    ...(replicas && { replicas }),
    render,
    assets,
    assetFolder,
    logger,
    reviveDatabase: database.revive,
  })
  const { tasks, cron } = app.features
  const work = {
    ...{ db: queryBuilder(workPool), pool: workPool, tasks, crontab: cron, logger },
    beforeEach: app.whenLessBusy,
  }
  const worker = settings.workerInside ? await startWorkerWhenLive(work, settings) : null
  const search = settings.workerInside ? await keepSearchInStep({ db: work.db, settings, logger }) : null

  const stop = async () => {
    await app.drain(settings.production ? drainMs : 0)
    await app.close()
    await replicas?.close()
    await worker?.stop()
    await search?.stop()
    await workPool.end()
    await pool.end()
    await database.close()
    await stopTracing()
  }
  const [site] = app.sites.all()
  // Tests start many, and none for long.
  if (site?.primaryDomain && (settings.production || settings.development))
    await warmUp(app, site.primaryDomain, warming)
  await app.listen({ host: settings.host, port: settings.port }).catch(async (error) => {
    await stop()
    throw error.code === 'EADDRINUSE' ? portInUse(settings.port) : error
  })
  const port = settings.port === 80 ? '' : `:${settings.port}`
  const addresses = app.sites
    .all()
    .map(({ name, primaryDomain }) => `http://${primaryDomain ?? settings.host}${port}  ${name}`)
  return { settings, addresses, stop }
}

async function replicasOf(settings: Settings, primary: pg.Pool, logger: FastifyBaseLogger) {
  const { databaseReadUrls: urls, databasePool: connections, replicaLagLimit } = settings
  if (!urls.length) return null
  return openReplicas({ ...{ urls, primary, connections, logger }, lagLimitMs: replicaLagLimit * 1000 })
}

const ownsTables =
  'The application owns its tables, so nothing keeps it from changing the audit trail. Give it a role of its own, and the owner’s address in DATABASE_OWNER_URL (README.md, Settings).'

/** The home page, a search and a form. */
const warming = ['/?warm=', '/jobs/search?q=nurse&warm=', '/user/login?warm=']

/** How long balancers and kept-alive connections are warned before a process stops. */
const drainMs = 5_000

const portInUse = (port: number) =>
  new Stop(
    `Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
  )
