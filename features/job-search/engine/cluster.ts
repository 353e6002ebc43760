// The door for what runs beside searching: background work, commands, status. A cluster's client is loaded only where one is set.

import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#lib/db.ts'
import type { Where } from '#lib/instance.ts'
import type { SearchSettings } from '#lib/search-settings.ts'
import { openCluster } from './opensearch/cluster.ts'
import { rebuildIndex } from './opensearch/fill.ts'
import { keepInStep } from './opensearch/in-step.ts'
import { askedForRebuild, searchState } from './opensearch/state.ts'
import { verifyIndex } from './opensearch/verify.ts'

export { indexMissingHere } from './opensearch/index-here.ts'
export { servingIndex } from './opensearch/indexes.ts'
export { searchLag } from './opensearch/outbox.ts'
export { missingHere, type SearchState } from './opensearch/state.ts'

type Options = {
  db: Db
  settings: Where & { search: SearchSettings | null }
  logger: FastifyBaseLogger
}

/** Brings changes to the cluster that the settings name, and says at the start what it lacks. */
export async function keepSearchInStep({
  db,
  settings,
  logger,
}: Options): Promise<{ stop(): Promise<void> }> {
  if (!settings.search) return { stop: async () => {} }
  await sayWhatIsLacking(db, logger)
  const cluster = await openCluster(settings.search)
  const work = keepInStep({ db, cluster, where: settings, logger })
  return {
    async stop() {
      await work.stop()
      await cluster.client.close()
    },
  }
}

async function sayWhatIsLacking(db: Db, logger: FastifyBaseLogger) {
  const said = await askedForRebuild(db)
  if (said) logger.warn(said)
}

const withCluster = async <T>(
  settings: SearchSettings,
  work: (cluster: Awaited<ReturnType<typeof openCluster>>) => Promise<T>,
) => {
  const cluster = await openCluster(settings)
  return work(cluster).finally(() => cluster.client.close())
}

export const stateOfSearch = (db: Db, settings: SearchSettings) =>
  withCluster(settings, (cluster) => searchState(db, cluster))
export const rebuildSearch = (
  db: Db,
  databaseUrl: string,
  settings: SearchSettings,
  how: Pick<Parameters<typeof rebuildIndex>[2] & object, 'report' | 'startAnew'>,
) =>
  withCluster(settings, (cluster) =>
    rebuildIndex(db, cluster, { ...how, threads: { databaseUrl, settings } }),
  )
export const verifySearch = (db: Db, settings: SearchSettings, how: Parameters<typeof verifyIndex>[2]) =>
  withCluster(settings, (cluster) => verifyIndex(db, cluster, how))
