import type { Pool } from 'undici'
import { WebSocket } from 'ws'
import { pauses } from '#features/chat/model/reconnect.ts'
import type { Member } from './scene.ts'

type Seen = (body: string) => void
type Message = { body: string; change: number }
type Told =
  | { type: 'ready'; rooms: Record<string, number> }
  | { type: 'gap' | 'counts' | 'read' | 'typing' }
  | { type: 'change'; room: string; after: number; change: number; messages: Message[] }
/** How far a page has read in a room, and whether it is reading. */
type Reading = { lastChange: number; isFetching: boolean; isBehind: boolean }

/**
 * What a page does with its socket: it takes what it is sent, fetches what is missing before it, and comes back after pauses that
 * grow when it is cut off.
 */
export class Page {
  isReady = false
  private readonly rooms: Map<string, Reading>
  private isClosed = false
  private csrf = ''
  private socket: WebSocket | null = null
  private readonly pause = pauses()
  private readonly member: Member
  private readonly origin: string
  private readonly http: Pool
  private readonly seen: Seen

  constructor(member: Member, rooms: string[], origin: string, http: Pool, seen: Seen) {
    this.member = member
    this.rooms = new Map(rooms.map((room) => [room, { lastChange: 0, isFetching: false, isBehind: false }]))
    this.origin = origin
    this.http = http
    this.seen = seen
  }

  open(): void {
    const { session } = this.member
    const socket = new WebSocket(`${this.origin.replace('http', 'ws')}/chat/socket`, {
      headers: { cookie: `session=${session}`, origin: this.origin },
      perMessageDeflate: false,
      skipUTF8Validation: true,
    })
    this.socket = socket
    socket.on('message', (data) => this.hear(JSON.parse(String(data))))
    // While its process is started again.
    socket.on('error', () => {})
    socket.on('close', () => {
      this.isReady = false
      if (!this.isClosed) setTimeout(() => this.open(), this.pause.next())
    })
  }

  close(): void {
    this.isClosed = true
    this.socket?.close()
  }

  private hear(told: Told): void {
    this.pause.reset()
    if (told.type === 'ready') this.isReady = true
    const known = told.type === 'ready' ? told.rooms : {}
    if (told.type === 'ready' || told.type === 'gap')
      for (const [room, { lastChange }] of this.rooms) if (known[room] !== lastChange) void this.fetch(room)
    if (told.type === 'change') this.take(told)
  }

  private take({ room, after, change, messages }: Extract<Told, { type: 'change' }>): void {
    const reading = this.rooms.get(room)
    if (!reading || change <= reading.lastChange) return
    if (after > reading.lastChange) return void this.fetch(room)
    this.show(reading, messages, change)
  }

  /** The version that is known already is not shown again. */
  private show(reading: Reading, messages: Message[], upTo: number): void {
    const { lastChange } = reading
    reading.lastChange = Math.max(lastChange, upTo)
    for (const { body, change } of messages) if (change > lastChange) this.seen(body)
  }

  /** One request at a time for a room; what is told meanwhile is fetched after it. */
  private async fetch(room: string): Promise<void> {
    const reading = this.rooms.get(room)
    if (!reading) return
    reading.isBehind = true
    if (reading.isFetching) return
    reading.isFetching = true
    while (reading.isBehind) {
      reading.isBehind = false
      const answer = await this.ask('GET', `/chat/${room}/messages?after=${reading.lastChange}`).catch(
        () => null,
      )
      if (answer?.statusCode !== 200) break
      const { messages, lastChange } = answer.body as { messages: Message[]; lastChange: number }
      this.show(reading, messages, lastChange)
    }
    reading.isFetching = false
  }

  /** Sends until it is acknowledged, as a page does, with one id: a repeated message is the same message. */
  async write(body: string, room = this.member.room): Promise<void> {
    const message = { body, clientId: crypto.randomUUID() }
    for (let attempt = 0; attempt < 600; attempt++) {
      const answer = await this.ask('POST', `/chat/${room}/messages`, message).catch(() => null)
      if (answer?.statusCode === 201) return
      if (answer?.statusCode === 403) this.csrf = (answer.body as { csrf: string }).csrf
      else await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }

  private async ask(method: 'GET' | 'POST', path: string, body?: object) {
    const { statusCode, body: answer } = await this.http.request({
      ...{ method, path },
      headers: {
        ...{
          host: new URL(this.origin).host,
          accept: 'application/json',
          'content-type': 'application/json',
        },
        cookie: `session=${this.member.session}; csrf=${this.csrf}`,
        ...(this.csrf && { 'x-csrf-token': this.csrf }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { statusCode, body: await answer.json() }
  }
}
