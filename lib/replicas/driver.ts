import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'
import type { DB } from '#db/types.ts'
import { isConnectionLost } from '../connection-lost.ts'
import type { Db } from '../db.ts'
import { SharingDriver } from '../shared-reads.ts'
import { committed, currentReading, type Reading, serverOf, writes } from './reading.ts'
import type { Replica } from './replica.ts'
import type { Replicas } from './replicas.ts'
import { statementOf } from './statement.ts'

/** The typed query builder over a primary and its replicas; closing it closes the pool of the primary. */
export const replicatedBuilder = (primary: pg.Pool, replicas: Replicas): Db =>
  new Kysely<DB>({ dialect: new ReplicaDialect(primary, replicas) })

/** As Kysely's for PostgreSQL; in requests whose method reads, statements that read go to a replica. */
class ReplicaDialect extends PostgresDialect {
  readonly #primary: pg.Pool
  readonly #replicas: Replicas

  constructor(primary: pg.Pool, replicas: Replicas) {
    super({ pool: primary })
    this.#primary = primary
    this.#replicas = replicas
  }

  override createDriver(): Driver {
    return new SharingDriver(new ReplicaDriver(this.#primary, this.#replicas))
  }
}

type ServerConnection = Parameters<PostgresDriver['releaseConnection']>[0]

class ReplicaDriver extends PostgresDriver {
  readonly #replicas: Replicas
  readonly #drivers: Map<Replica, PostgresDriver>

  constructor(primary: pg.Pool, replicas: Replicas) {
    super({ pool: primary })
    this.#replicas = replicas
    this.#drivers = new Map(replicas.all.map((replica) => [replica, new PostgresDriver(replica)]))
  }

  override async init() {
    await super.init()
    for (const driver of this.#drivers.values()) await driver.init()
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const reading = currentReading()
    if (!reading) return super.acquireConnection()
    const primary = {
      acquire: () => super.acquireConnection(),
      release: (connection: ServerConnection) => super.releaseConnection(connection),
    }
    return new ReadingConnection(reading, this.#replicas, (replica) => {
      const driver = replica && this.#drivers.get(replica)!
      if (!driver) return primary
      return {
        acquire: () => driver.acquireConnection(),
        release: (connection: ServerConnection) => driver.releaseConnection(connection),
      }
    })
  }

  override async releaseConnection(connection: DatabaseConnection) {
    if (connection instanceof ReadingConnection) await connection.release()
    else await super.releaseConnection(connection as ServerConnection)
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    if (connection instanceof ReadingConnection) connection.begin(settings)
    else await super.beginTransaction(connection, settings)
  }

  override async rollbackTransaction(connection: DatabaseConnection) {
    if (connection instanceof ReadingConnection) await connection.leave()
    else await super.rollbackTransaction(connection as ServerConnection)
  }
}

type Server = {
  acquire(): Promise<DatabaseConnection>
  release(connection: ServerConnection): Promise<void>
}

/**
 * A connection that chooses its server by the first statement: a replica for one that reads, else the primary. A transaction begins
 * with its first statement. It moves to the primary with the first statement that does more than read, or when the replica fails:
 * each statement of ours sees what was committed before it (read committed) and nothing was written, so what has been read so far
 * holds as it does on one server. What was set for the transaction is set again.
 */
class ReadingConnection implements DatabaseConnection {
  readonly #reading: Reading
  readonly #replicas: Replicas
  readonly #serverAt: (replica: Replica | null) => Server
  #at: { replica: Replica | null; connection: ServerConnection } | null = null
  #transaction: TransactionSettings | null = null
  #settings: CompiledQuery[] = []
  #hasWritten = false

  constructor(reading: Reading, replicas: Replicas, serverAt: (replica: Replica | null) => Server) {
    this.#reading = reading
    this.#replicas = replicas
    this.#serverAt = serverAt
  }

  /** Nothing is sent yet. */
  begin(settings: TransactionSettings): void {
    this.#transaction = settings
    this.#settings = []
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (query.sql === 'commit') return this.#commit()
    const { kind, setsLocal } = statementOf(query.sql)
    if (kind === 'write') this.#write()
    const replica = kind === 'read' && this.#mayMove() ? serverOf(this.#reading, this.#replicas) : null
    if (replica) {
      const answer = await this.#ask<Row>(replica, query)
      if (answer) return answer
    }
    const connection = await this.#connectionAt(null)
    const answer = await connection.executeQuery<Row>(query)
    this.#remember(setsLocal, query)
    return answer
  }

  // biome-ignore lint/correctness/useYield: nothing of ours streams rows
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Rows are not streamed.')
  }

  /** Ends the transaction without effect, and gives the connection back. */
  async leave(): Promise<void> {
    const at = this.#at
    this.#at = null
    if (!at) return
    if (this.#transaction)
      await at.connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => {
        // A lost connection has rolled back; the pool drops it.
      })
    await this.#serverAt(at.replica).release(at.connection)
  }

  async release(): Promise<void> {
    const at = this.#at
    this.#at = null
    if (at) await this.#serverAt(at.replica).release(at.connection)
    if (this.#hasWritten) void committed(this.#reading, this.#replicas)
  }

  #write(): void {
    this.#hasWritten = true
    writes(this.#reading)
  }

  /** Not what is at the primary already, nor what must see one state throughout. */
  #mayMove = () => this.#at?.replica !== null && !this.#transaction?.isolationLevel

  /** @returns null when the replica cannot answer, and the primary has to */
  async #ask<Row>(replica: Replica, query: CompiledQuery): Promise<QueryResult<Row> | null> {
    try {
      const connection = await this.#connectionAt(replica)
      const answer = await connection.executeQuery<Row>(query)
      this.#remember(statementOf(query.sql).setsLocal, query)
      this.#reading.hasReadReplica = true
      replica.reads++
      return answer
    } catch (error) {
      if (isOfTheStatement(error)) throw error
      this.#reading.replica = null
      this.#replicas.failed(replica, error, isConnectionLost(error))
      await this.leave()
      return null
    }
  }

  #remember(setsLocal: boolean, query: CompiledQuery): void {
    if (setsLocal && this.#transaction) this.#settings.push(query)
  }

  async #connectionAt(replica: Replica | null): Promise<ServerConnection> {
    if (this.#at?.replica === replica) return this.#at.connection
    await this.leave()
    const connection = (await this.#serverAt(replica).acquire()) as ServerConnection
    this.#at = { replica, connection }
    if (!this.#transaction) return connection
    await connection.executeQuery(CompiledQuery.raw(beginning(this.#transaction, replica)))
    for (const query of this.#settings) await connection.executeQuery(query)
    return connection
  }

  async #commit<Row>(): Promise<QueryResult<Row>> {
    const answer = this.#at
      ? await this.#at.connection.executeQuery<Row>(CompiledQuery.raw('commit'))
      : { rows: [] }
    this.#transaction = null
    return answer
  }
}

function beginning({ isolationLevel, accessMode }: TransactionSettings, replica: Replica | null): string {
  if (replica) return 'start transaction read only'
  const level = isolationLevel ? ` isolation level ${isolationLevel}` : ''
  return `start transaction${level}${accessMode ? ` ${accessMode}` : ''}`
}

const codeOf = (error: unknown) => String((error as { code?: string }).code ?? '')

/** What it was asked is wrong, or took too long: it would be so at the primary. */
const isOfTheStatement = (error: unknown) => /^22|^57014/.test(codeOf(error))
