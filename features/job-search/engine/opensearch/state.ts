import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { type Cluster, patience } from './cluster.ts'
import { servingIndex } from './indexes.ts'
import { indexVersion } from './mapping.ts'
import { type Lag, searchLag } from './outbox.ts'

/** What an operator has to know of the cluster. */
export type SearchState = Lag & {
  /** the index that serves; null: there is none yet */
  index: string | null
  isOutdated: boolean
  /** null: it does not answer */
  health: 'green' | 'yellow' | 'red' | null
  nodes: number
  /** why it does not answer */
  fault: string | null
}

export async function searchState(db: Db, cluster: Cluster): Promise<SearchState> {
  const [serving, lag, asked] = await Promise.all([servingIndex(db), searchLag(db), healthOf(cluster)])
  return {
    ...lag,
    ...asked,
    index: serving?.name ?? null,
    isOutdated: serving !== null && serving.version !== indexVersion(),
  }
}

async function healthOf({ client, alias }: Cluster) {
  try {
    const { body } = await client.cluster.health({ index: `${alias}*`, level: 'indices' } as never, {
      requestTimeout: patience.search,
    })
    const health = String(body.status).toLowerCase() as 'green' | 'yellow' | 'red'
    const { body: isThere } = await client.indices.existsAlias({ name: alias })
    return {
      health,
      nodes: Number(body.number_of_nodes),
      fault: isThere ? null : `No index has the name ${alias}.`,
    }
  } catch (error) {
    return { health: null, nodes: 0, fault: (error as Error).message }
  }
}

/** What has to be done before the cluster is as this program needs it; null: nothing. */
export async function askedForRebuild(db: Db): Promise<string | null> {
  const serving = await servingIndex(db)
  if (!serving)
    return 'SEARCH_URL is set, and the cluster has no index yet: the index in the database answers until npm run search:rebuild has filled one.'
  if (serving.version !== indexVersion())
    return 'This version indexes jobs differently: run npm run search:rebuild. Until then the present index answers, with the words of the former version.'
  return null
}

/** Jobs that our own index lacks, as it was not kept while a cluster served. */
export async function missingHere(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from job_entries where live and segment is null`.execute(db)
  return rows[0]!.count
}
