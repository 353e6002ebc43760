// npm run worker: background work in a process of its own, beside servers that run with WORKER=apart.
import { migrate } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import { openWorkPool, queryBuilder } from '#lib/db.ts'
import { openLog } from '#lib/log.ts'
import { installQueue, startWorker } from '#lib/queue.ts'
import { onSignal } from '#lib/signals.ts'
import { fail } from '#lib/stop.ts'
import { readSettings } from '../config.ts'
import { features } from '../features/list.ts'

try {
  const settings = readSettings()
  const database = await openDatabase(settings)
  const pool = openWorkPool(database.url)
  await migrate(pool)
  await installQueue(pool)
  const logger = openLog(settings.logLevel)
  const { tasks, cron } = features(settings)
  const worker = await startWorker({ db: queryBuilder(pool), pool, tasks, crontab: cron, logger })
  console.log('Working. Stop with Ctrl-C.')
  onSignal(async () => {
    await worker.stop()
    await pool.end()
    await database.close()
  })
} catch (error) {
  fail(error)
}
