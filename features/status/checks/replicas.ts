import { lookAtReplicas, type ReplicaState } from '#lib/replicas.ts'
import type { Settings } from '../../../config.ts'
import { type Check, well } from '../fact.ts'
import { replicasOf } from '../replicas.ts'

/** Those that requests read at, each asked itself. */
async function readReplicas({ databaseReadUrls, databaseUrl, replicaLagLimit }: Settings) {
  if (!databaseReadUrls.length || !databaseUrl) return null
  const all = await lookAtReplicas(databaseUrl, databaseReadUrls, replicaLagLimit * 1000)
  const detail = all.map(({ name, state }) => `${name}: ${inWords[state]}`).join(', ')
  const out = all.filter(({ state }) => state !== 'serving')
  if (!out.length) return well('All of them serve reads.', `${detail}.`)
  return {
    level: 'watch' as const,
    says:
      out.length < all.length
        ? 'A replica is left out; the others and the primary serve its reads.'
        : 'All replicas are left out; the primary serves all reads.',
    detail: `${detail}.`,
    notice: 'Pages may be slower while the primary does more.',
    steps: [...new Set(out.map(({ state }) => whatToDo[state as keyof typeof whatToDo]))],
  }
}

const inWords: Record<ReplicaState, string> = {
  serving: 'serves',
  lagging: 'is behind',
  down: 'does not answer',
  promoted: 'was promoted',
  foreign: 'is a copy of another database',
}
const whatToDo: Record<Exclude<ReplicaState, 'serving'>, string> = {
  lagging: 'Look into the log of the replica, and whether its disk or the network is slow.',
  down: 'Start the replica, or take its address out of DATABASE_READ_URL.',
  promoted:
    'If it is the new primary, set DATABASE_URL to it and restart each process; otherwise make it a replica again.',
  foreign: 'Correct DATABASE_READ_URL: it must name replicas of the database at DATABASE_URL.',
}

const late = { watch: 60, broken: 900 } as const

export const replicas: Check = {
  key: 'replicas',
  name: 'Replicas of the database',
  async look({ db, settings }) {
    if (!settings.databaseUrl) return well('The embedded database has none.')
    const read = await readReplicas(settings)
    if (read) return read
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
