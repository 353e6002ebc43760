import { pauses } from '../model/reconnect.ts'
import type { Message } from '../schema.ts'
import type { Unread } from '../unread.ts'

export type Told =
  /** the last change of each room: a page that knows it has missed nothing */
  | { type: 'ready'; rooms: Record<string, number> }
  | { type: 'gap' | 'counts' }
  | { type: 'change'; room: string; after: number; change: number; messages: Message[] }
  | { type: 'read'; room: string; user: string; seq: number }
  | { type: 'typing'; room: string; user: string }
  | { type: 'unread'; unread: Unread }
type Hear = (told: Told) => void

const sessionEnded = 4001

/**
 * One socket for the whole page: it opens with the first listener and closes after the last. When it is lost it is
 * opened again, after a pause that grows and differs from page to page, so that a restart does not bring everybody back in the
 * same moment.
 */
let socket: WebSocket | null = null
let timer: ReturnType<typeof setTimeout>
const pause = pauses()
const hearers = new Set<Hear>()

function open() {
  const next = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/chat/socket`)
  socket = next
  next.onmessage = ({ data }) => {
    pause.reset()
    const told = JSON.parse(data as string) as Told
    for (const hear of hearers) hear(told)
  }
  next.onclose = ({ code }) => {
    if (socket !== next) return
    socket = null
    if (hearers.size && code !== sessionEnded) timer = setTimeout(open, pause.next())
  }
}

function close() {
  clearTimeout(timer)
  const last = socket
  socket = null
  last?.close()
}

/** @returns ends it */
export function listen(hear: Hear): () => void {
  hearers.add(hear)
  if (hearers.size === 1) open()
  else if (isOpen()) hear({ type: 'ready', rooms: {} })
  return () => {
    hearers.delete(hear)
    if (!hearers.size) close()
  }
}

export const isOpen = () => socket?.readyState === WebSocket.OPEN

export function say(message: object): void {
  if (isOpen()) socket!.send(JSON.stringify(message))
}
