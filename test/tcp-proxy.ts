import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type TcpProxy = {
  port: number
  /** where new connections lead */
  target: { host: string; port: number }
  /** half open: connections stay and are taken, and nothing gets through */
  isSilent: boolean
  /** each piece of an answer waits this long */
  delayMs: number
  /** answers end after so many bytes of a connection, in the middle of what is sent; null: never */
  cutAfterBytes: number | null
  /** drops all connections */
  cut(): void
  close(): Promise<void>
}

/** Between two programs: drops, delays, cuts in the middle, half-opens, and leads elsewhere. */
export async function tcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const pairs = new Set<() => void>()
  // As the programs themselves have it: what is small is not held back.
  const server = createServer({ noDelay: true }, (client) => {
    const real = connect({ ...proxy.target, noDelay: true })
    const drop = () => {
      pairs.delete(drop)
      client.destroy()
      real.destroy()
    }
    pairs.add(drop)
    for (const socket of [client, real]) socket.on('error', drop).on('close', drop)
    forward(client, real, drop, false)
    forward(real, client, drop, true)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxy: TcpProxy = {
    ...{ port: (server.address() as { port: number }).port, target },
    ...{ isSilent: false, delayMs: 0, cutAfterBytes: null },
    cut() {
      for (const drop of pairs) drop()
    },
    async close() {
      proxy.cut()
      server.close()
    },
  }
  return proxy

  function forward(from: Socket, to: Socket, drop: () => void, isAnswer: boolean) {
    let sent = 0
    let last: Promise<unknown> = Promise.resolve()
    from.on('data', (data) => {
      if (proxy.isSilent) return
      const most = isAnswer ? proxy.cutAfterBytes : null
      if (most !== null && sent + data.length > most) {
        to.write(data.subarray(0, Math.max(0, most - sent)), drop)
        return
      }
      sent += data.length
      if (!isAnswer || !proxy.delayMs) return void to.write(data)
      last = last.then(() => sleep(proxy.delayMs)).then(() => to.write(data))
    })
  }
}

/** The same database, reached through a proxy. */
export function through({ port }: TcpProxy, url: string): string {
  const changed = new URL(url)
  changed.hostname = '127.0.0.1'
  changed.port = String(port)
  return changed.href
}

export const targetOf = (url: string) => {
  const { hostname, port } = new URL(url)
  return { host: hostname, port: Number(port) }
}
