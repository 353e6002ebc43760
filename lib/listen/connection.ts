import { Socket } from 'node:net'
import pg from 'pg'

export type Connection = {
  /** one statement at a time, in order */
  ask(statement: string): Promise<unknown>
  subscribe(channel: string): Promise<unknown>
  end(): Promise<void>
  /** without a goodbye, which a dead connection would not answer */
  hangUp(): void
}

type Events = {
  notification: (channel: string, payload: string) => void
  lost: () => void
}

/** One connection for notifications; `lost` is called once, when it ends for any reason. */
export async function openConnection(url: string, events: Events): Promise<Connection> {
  const socket = new Socket()
  const client = new pg.Client({
    connectionString: url,
    application_name: 'muster listening',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    stream: () => socket,
  })
  client.on('error', () => {})
  client.on('notification', ({ channel, payload = '' }) => events.notification(channel, payload))
  await client.connect().catch((error) => {
    socket.destroy()
    throw error
  })
  client.once('end', events.lost)
  let last: Promise<unknown> = Promise.resolve()
  const ask = (statement: string) => {
    const answer = last.then(() => client.query(statement))
    last = answer.catch(() => {})
    return answer
  }
  return {
    ask,
    subscribe: (channel) => ask(`listen ${pg.escapeIdentifier(channel)}`),
    end: () => client.end(),
    hangUp: () => void socket.destroy(),
  }
}
