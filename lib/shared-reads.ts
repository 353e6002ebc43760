import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type AbortableOperationOptions,
  type CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'

type Reads = Map<string, Promise<QueryResult<unknown>>>
const scope = new AsyncLocalStorage<Reads>()

/**
 * Runs work whose independent parts ask the database the same things: a statement that is asked while the same one is under way
 * shares its answer (decision 520). Only for work that reads; within a transaction nothing is shared.
 */
export const sharingReads = <T>(work: () => Promise<T>): Promise<T> => scope.run(new Map(), work)

const reads = /^\s*select\b/i

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
    if (this.#isInTransaction || !reads.test(query.sql)) return run()
    const key = JSON.stringify([query.sql, query.parameters])
    const underWay = this.#shared.get(key) as Promise<QueryResult<R>> | undefined
    // Rows of its own: a caller may change them.
    if (underWay)
      return underWay.then((result) => ({ ...result, rows: result.rows.map((row) => ({ ...row })) }))
    const running = run().finally(() => this.#shared.delete(key))
    this.#shared.set(key, running)
    return running
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    yield* (await this.acquire()).streamQuery<R>(query, chunkSize)
  }
}

/** Kysely's driver, which shares reads where `sharingReads` runs. */
class SharingDriver extends PostgresDriver {
  override async acquireConnection(options?: AbortableOperationOptions): Promise<DatabaseConnection> {
    const shared = scope.getStore()
    const acquire = () => super.acquireConnection(options)
    return shared ? new SharingConnection(shared, acquire) : acquire()
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    if (connection instanceof SharingConnection) await connection.begin()
    await super.beginTransaction(connection, settings)
  }

  override async rollbackTransaction(connection: DatabaseConnection) {
    await super.rollbackTransaction((await ownOf(connection)) as Own)
  }

  override async releaseConnection(connection: DatabaseConnection) {
    if (connection instanceof SharingConnection && !connection.own) return
    await super.releaseConnection((await ownOf(connection)) as Own)
  }
}

type Own = Parameters<PostgresDriver['releaseConnection']>[0]
const ownOf = async (connection: DatabaseConnection) =>
  connection instanceof SharingConnection ? await connection.acquire() : connection

export class SharingDialect extends PostgresDialect {
  #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): PostgresDriver {
    return new SharingDriver(this.#config)
  }
}
