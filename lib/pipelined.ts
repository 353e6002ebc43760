import pg from 'pg'
import { inPieces } from './batched.ts'
import { keepsSession } from './db.ts'

type Answer = PromiseSettledResult<pg.QueryResult>
/** `pipeline` is not in the types yet: whether the client sends a statement before it has the answer to the last one. */
type Client = pg.PoolClient & { pipeline: boolean }

/**
 * Runs single statements on few connections of a pool: each at once while few are under way, else those that came meanwhile in a row
 * on one connection, none waiting for the answer to the one before. Each is its own transaction and fails alone. For statements that
 * wait for no lock: what is behind one on its connection would wait as well.
 */
export function pipelined(pool: pg.Pool) {
  const run = inPieces<pg.QueryConfig, Answer>(async (queries) => {
    const client = (await pool.connect()) as Client
    client.pipeline = true
    const answers = await Promise.allSettled(queries.map((query) => client.query(query)))
    client.pipeline = false
    // Nobody else gets a connection that is ending.
    client.release(answers.some((answer) => answer.status === 'rejected' && !isOfStatement(answer.reason)))
    return answers
  }, connections)

  return async <Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<Row>> => {
    if (!keepsSession(pool)) return pool.query<Row>(query)
    const answer = await run(query)
    if (answer.status === 'rejected') throw answer.reason
    return answer.value
  }
}

const connections = 2

const isOfStatement = (error: unknown) => error instanceof pg.DatabaseError && error.severity === 'ERROR'
