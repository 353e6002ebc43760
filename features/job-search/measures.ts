import { sql } from 'kysely'
import { type Measure, single } from '#lib/metrics/measure.ts'

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
]
