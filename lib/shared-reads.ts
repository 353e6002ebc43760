import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type AbortableOperationOptions,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'

type Reads = Map<string, Promise<{ rows: unknown[] }>>
const scope = new AsyncLocalStorage<Reads>()

/**
 * Runs work whose independent parts ask the database the same things: a statement that is asked while the same one is under way
 * shares its answer (decision 520). Only for work that reads; within a transaction nothing is shared.
 */
export const sharingReads = <T>(work: () => Promise<T>): Promise<T> => scope.run(new Map(), work)

const reads = /^\s*select\b/i

type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>

/** Shares the answer of a statement where `sharingReads` runs and the same one is under way; otherwise runs it. */
export async function shared<Answer extends { rows: unknown[] }>(
  { sql, parameters }: Statement,
  run: () => Promise<Answer>,
  underWay = scope.getStore(),
): Promise<Answer> {
  if (!underWay || !reads.test(sql)) return run()
  const key = JSON.stringify([sql, parameters])
  const first = underWay.get(key) as Promise<Answer> | undefined
  // Rows of its own: a caller may change them.
  if (first)
    return first.then((answer) => ({ ...answer, rows: answer.rows.map((row) => ({ ...(row as object) })) }))
  const running = run().finally(() => underWay.delete(key))
  underWay.set(key, running)
  return running
}

/** Takes a connection from the pool only for what nobody else is asking. */
class SharingConnection implements DatabaseConnection {
  #shared: Reads
  #acquire: () => Promise<DatabaseConnection>
  #acquired: Promise<DatabaseConnection> | null = null
  #isInTransaction = false

  constructor(shared: Reads, acquire: () => Promise<DatabaseConnection>) {
    this.#shared = shared
    this.#acquire = acquire
  }

  /** The connection itself; null: none was needed. */
  get own(): Promise<DatabaseConnection> | null {
    return this.#acquired
  }

  async acquire(): Promise<DatabaseConnection> {
    this.#acquired ??= this.#acquire()
    try {
      return await this.#acquired
    } catch (error) {
      this.#acquired = null
      throw error
    }
  }

  async begin(): Promise<DatabaseConnection> {
    this.#isInTransaction = true
    return this.acquire()
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const run = async () => (await this.acquire()).executeQuery<R>(query)
    return this.#isInTransaction ? run() : shared(query, run, this.#shared)
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    yield* (await this.acquire()).streamQuery<R>(query, chunkSize)
  }
}

/** A driver of Kysely's, which shares reads where `sharingReads` runs. */
export class SharingDriver implements Driver {
  readonly #driver: Driver

  constructor(driver: Driver) {
    this.#driver = driver
  }

  init(options?: AbortableOperationOptions): Promise<void> {
    return this.#driver.init(options)
  }

  async acquireConnection(options?: AbortableOperationOptions): Promise<DatabaseConnection> {
    const shared = scope.getStore()
    const acquire = () => this.#driver.acquireConnection(options)
    return shared ? new SharingConnection(shared, acquire) : acquire()
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const own = connection instanceof SharingConnection ? await connection.begin() : connection
    await this.#driver.beginTransaction(own, settings)
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#driver.commitTransaction(await ownOf(connection))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#driver.rollbackTransaction(await ownOf(connection))
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof SharingConnection && !connection.own) return
    await this.#driver.releaseConnection(await ownOf(connection))
  }

  destroy(options?: AbortableOperationOptions): Promise<void> {
    return this.#driver.destroy(options)
  }
}

const ownOf = async (connection: DatabaseConnection) =>
  connection instanceof SharingConnection ? await connection.acquire() : connection

/** Kysely's for PostgreSQL, with shared reads. */
export class SharingDialect extends PostgresDialect {
  override createDriver(): Driver {
    return new SharingDriver(super.createDriver())
  }
}
