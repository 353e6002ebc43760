import type { WebSocket } from '@fastify/websocket'

type Heard = Pick<WebSocket, 'ping' | 'terminate' | 'on'>

/** A socket that does not answer within this time is half open, and ended. */
const beatMs = 30_000

/** Ends sockets whose other end is gone without a word: a phone out of reach, a laptop that was closed. */
export function heartbeat(each: (visit: (socket: Heard) => void) => void, everyMs = beatMs) {
  const alive = new WeakSet<Heard>()
  const timer = setInterval(() => each(check), everyMs)
  function check(socket: Heard) {
    if (!alive.delete(socket)) return socket.terminate()
    socket.ping()
  }
  return {
    watch(socket: Heard) {
      alive.add(socket)
      socket.on('pong', () => alive.add(socket))
    },
    stop: () => clearInterval(timer),
  }
}
