// npm run worker: background work in a process of its own, beside servers that run with WORKER=apart.
import { openDatabase } from '#db/open.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { keepSearchInStep } from '#features/job-search/index.ts'
import { openWorkPool, queryBuilder } from '#lib/db.ts'
import { goAfterOthers } from '#lib/go-after-others.ts'
import { openLog } from '#lib/log.ts'
import { startWorkerWhenLive } from '#lib/queue/when-live.ts'
import { onSignal } from '#lib/signals.ts'
import { fail } from '#lib/stop.ts'
import { startTracing, stopTracing } from '#lib/tracing.ts'
import { readSettings } from '../config.ts'
import { features } from '../features/list.ts'

try {
  const settings = readSettings()
  const logger = openLog(settings.logLevel)
  await startTracing(logger)
  const database = await openDatabase(settings)
  await prepareDatabase(database)
  // Now that a PostgreSQL that it may have started has the usual priority.
  goAfterOthers()
  const pool = openWorkPool(database.directUrl)
  const { tasks, cron } = features(settings)
  const work = { db: queryBuilder(pool), pool, tasks, crontab: cron, logger }
  const worker = await startWorkerWhenLive(work, settings)
  const search = await keepSearchInStep({ db: work.db, settings, logger })
  console.log('Working. Stop with Ctrl-C.')
  onSignal(async () => {
    await worker.stop()
    await search.stop()
    await pool.end()
    await database.close()
    await stopTracing()
  })
} catch (error) {
  fail(error)
}
