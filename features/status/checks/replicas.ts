import { type Check, well } from '../fact.ts'
import { replicasOf } from '../replicas.ts'

const late = { watch: 60, broken: 900 } as const

export const replicas: Check = {
  key: 'replicas',
  name: 'Replicas of the database',
  async look({ db, settings }) {
    if (!settings.databaseUrl) return well('The embedded database has none.')
    const all = await replicasOf(db)
    if (!all)
      return well(
        'It cannot be seen whether there are any.',
        'As a superuser of the database: grant pg_read_all_stats to the role of the application.',
      )
    if (!all.length) return well('There are none.')
    const detail = all.map(({ name, seconds }) => `${name}: ${seconds.toFixed(1)} s`).join(', ')
    const worst = Math.max(...all.map(({ seconds }) => seconds))
    if (worst < late.watch) return well('They follow.', detail)
    return {
      level: worst < late.broken ? 'watch' : 'broken',
      says: 'A replica is behind.',
      detail,
      notice: 'If the database is lost now, the replica lacks the last minutes.',
      steps: ['Look into the log of the replica, and whether its disk or the network is slow.'],
    }
  },
}
