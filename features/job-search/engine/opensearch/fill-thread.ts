// The other side of fill-batches.ts: reads jobs, analyzes them and writes them to the cluster. The two batches it is given at once take
// turns: while one waits for the database or the cluster, the other is analyzed.
import { type Db, openPool, queryBuilder } from '#lib/db.ts'
import { answerWith } from '../../threads/answering.ts'
import { type Cluster, openCluster } from './cluster.ts'
import { type FillAnswer, type FillRequest, fillBatch, type ThreadAccess } from './fill-batches.ts'

let opened: Promise<{ db: Db; cluster: Cluster }> | null = null

const open = async ({ databaseUrl, settings }: ThreadAccess) => ({
  db: queryBuilder(openPool(databaseUrl, 2)),
  cluster: await openCluster(settings),
})

answerWith<FillRequest, FillAnswer>({
  async work({ index, ids, ...access }) {
    opened ??= open(access)
    const { db, cluster } = await opened
    try {
      await fillBatch(db, cluster, index, ids)
      return { failure: null }
    } catch (error) {
      return { failure: error instanceof Error ? error.message : String(error) }
    }
  },
})
