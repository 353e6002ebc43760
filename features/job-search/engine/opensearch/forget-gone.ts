import { type Cluster, patience } from './cluster.ts'
import { retentionSeconds } from './current-jobs.ts'

/** Deletes what left the search long enough ago that nobody pages through it any more. */
export async function forgetGone({ client, alias }: Cluster): Promise<void> {
  const until = Math.floor(Date.now() / 1000) - retentionSeconds
  await client.deleteByQuery(
    {
      index: alias,
      conflicts: 'proceed',
      ignore_unavailable: true,
      body: { query: { range: { gone: { lte: until } } } },
    },
    { requestTimeout: patience.write },
  )
}
