import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type Received = { from: string; to: string[]; raw: string }

/** A real SMTP server on loopback that keeps what it takes. */
export async function smtpServer(options: SMTPServerOptions = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    async onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope
      const raw = await text(stream)
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        raw,
      })
      done()
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((closed) => server.close(closed)),
  }
}

/** A server that speaks only as much SMTP as `speak` does. */
export async function oddServer(speak: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    speak(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Answers each line that is said with the reply of the first beginning that fits. */
export function answering(socket: Socket, replies: [beginning: string, reply: string | (() => void)][]) {
  socket.write('220 odd.example ESMTP\r\n')
  let rest = ''
  socket.on('data', (chunk) => {
    const lines = (rest + chunk).split('\r\n')
    rest = lines.pop()!
    for (const line of lines) {
      const [, reply] = replies.find(([beginning]) => line.toUpperCase().startsWith(beginning)) ?? []
      if (typeof reply === 'function') reply()
      else if (reply) socket.write(`${reply}\r\n`)
    }
  })
}
