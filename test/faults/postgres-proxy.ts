import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** What happens to a statement: it passes; or it is cut before it arrives, or after it ran and before its answer; or it fails. */
export type Fate = 'pass' | 'cut before' | 'cut after' | 'disk full'

export type PostgresProxy = {
  url: string
  /** asked once for every statement of a client, in the order they arrive */
  fateOf: (statement: string) => Fate
  /** called when a statement met a fate other than to pass; connections are cut after it resolves */
  onFate: () => Promise<void>
  /** while true, connections stay open and nothing gets through */
  isPaused: boolean
  /** drops the connections that ran such a statement, or all */
  cut(ran?: RegExp): void
  close(): Promise<void>
}

/**
 * In front of PostgreSQL: reads the messages of clients (PostgreSQL documentation, "Message Formats"), so that a fault
 * happens at an exact statement.
 */
export async function postgresProxy(databaseUrl: string): Promise<PostgresProxy> {
  const real = new URL(databaseUrl)
  const lines = new Set<Line>()
  // Each message is written by itself: without it every statement waits for the acknowledgment of the one before.
  const noDelay = true
  const server = createServer({ noDelay }, (client) => {
    const line = openLine(client, connect({ port: Number(real.port), host: real.hostname, noDelay }), proxy)
    lines.add(line)
    client.on('close', () => lines.delete(line))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as { port: number }).port)
  const proxy: PostgresProxy = {
    url: url.href,
    fateOf: () => 'pass',
    onFate: async () => {},
    isPaused: false,
    cut(ran) {
      for (const line of lines) if (!ran || line.ran.some((one) => ran.test(one))) line.drop()
    },
    async close() {
      proxy.cut()
      server.close()
    },
  }
  return proxy
}

type Line = { ran: string[]; drop(): void }

const readyForQuery = 0x5a
const typeOf = { parse: 0x50, bind: 0x42, query: 0x51, sync: 0x53 }

function openLine(client: Socket, server: Socket, proxy: PostgresProxy): Line {
  const ran: string[] = []
  const statementOf = statementReader()
  const drop = () => {
    client.destroy()
    server.destroy()
  }
  /** the fate of the statement that is under way */
  let fate: Fate = 'pass'
  const meet = async () => {
    await proxy.onFate()
    drop()
  }
  client.on('error', drop).on('close', drop)
  server.on('error', drop).on('close', drop)

  client.on(
    'data',
    messages((message, isStartup) => {
      if (proxy.isPaused || fate === 'cut before') return
      const statement = isStartup ? null : statementOf(message)
      if (statement !== null) {
        ran.push(statement)
        fate = proxy.fateOf(statement)
        if (fate === 'cut before') return void meet()
      }
      if (fate !== 'disk full') return void server.write(message)
      // The rest of a refused statement is skipped up to its end, where PostgreSQL answers.
      if (message[0] === typeOf.query || message[0] === typeOf.sync) {
        fate = 'pass'
        client.write(diskFull)
        void proxy.onFate()
      }
    }),
  )
  server.on('data', (data) => {
    if (proxy.isPaused || fate === 'cut before') return
    if (fate !== 'cut after') return void client.write(data)
    if (data.at(-6) === readyForQuery) void meet()
  })
  return { ran, drop }
}

/**
 * Reads the SQL of each statement of a connection: of a Query, of a Parse, or of a Bind to what was prepared earlier; null for
 * the other messages.
 */
function statementReader(): (message: Buffer) => string | null {
  const prepared = new Map<string, string>()
  let parsed: string | null = null
  return (message) => {
    const [first = '', second = ''] = message.toString('utf8', 5).split('\0')
    if (message[0] === typeOf.query) return first
    if (message[0] === typeOf.parse) {
      prepared.set(first, second)
      parsed = first
      return second
    }
    if (message[0] !== typeOf.bind) return null
    const isNew = parsed === second
    parsed = null
    return isNew ? null : (prepared.get(second) ?? null)
  }
}

/** Cuts a stream into messages: a type and a length, but for the first, which has no type. */
function messages(take: (message: Buffer, isStartup: boolean) => void) {
  let rest = Buffer.alloc(0)
  let isStartup = true
  return (data: Buffer) => {
    rest = Buffer.concat([rest, data])
    for (;;) {
      const head = isStartup ? 0 : 1
      if (rest.length < head + 4) return
      const size = head + rest.readInt32BE(head)
      if (rest.length < size) return
      const message = rest.subarray(0, size)
      rest = rest.subarray(size)
      take(message, isStartup)
      isStartup = false
    }
  }
}

/** ErrorResponse 53100 (disk_full), then ReadyForQuery: the transaction, if there is one, has failed. */
const diskFull = (() => {
  const fields = 'SERROR\0VERROR\0C53100\0Mcould not extend file: No space left on device\0\0'
  const error = Buffer.alloc(5 + fields.length)
  error.write('E', 0)
  error.writeInt32BE(4 + fields.length, 1)
  error.write(fields, 5)
  return Buffer.concat([error, Buffer.from([readyForQuery, 0, 0, 0, 5, 0x49])])
})()
