import { sql } from 'kysely'
import { type Measure, single } from '#lib/metrics/measure.ts'
import { searchLag, servingIndex } from './engine/cluster.ts'

export const searchMeasures: Measure[] = [
  {
    name: 'muster_search_segments',
    help: 'Segments of the job index: many mean that it is not compacted',
    async look(db) {
      const { rows } = await sql<{ value: number }>`select count(*) as value from job_segments`.execute(db)
      return single(rows[0]?.value)
    },
  },
  {
    name: 'muster_search_indexed_jobs',
    help: 'Jobs in the index, those that are deleted in it included',
    async look(db) {
      const { rows } = await sql<{ value: number }>`
        select coalesce(sum(size), 0) as value from job_segments`.execute(db)
      return single(rows[0]?.value)
    },
  },
  {
    name: 'muster_search_lag_seconds',
    help: 'How long the oldest change of a job has waited to reach the search cluster; missing where there is none',
    look: async (db) => ((await servingIndex(db)) ? single((await searchLag(db)).seconds) : []),
  },
  {
    name: 'muster_search_changes',
    help: 'Changes of jobs that are not in the search cluster, by state: waiting, refused',
    labels: ['state'],
    async look(db) {
      if (!(await servingIndex(db))) return []
      const { waiting, refused } = await searchLag(db)
      return [
        { value: waiting, labels: { state: 'waiting' } },
        { value: refused, labels: { state: 'refused' } },
      ]
    },
  },
]
