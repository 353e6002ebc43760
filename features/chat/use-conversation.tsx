import { useEffect, useRef, useState } from 'react'
import { router } from '#ui/nav.ts'
import { send } from '#ui/send.ts'
import { useSocket } from './live/use-socket.tsx'
import type { Message, Room } from './schema.ts'

/** A message that is on its way, or could not be sent. */
export type Waiting = { clientId: string; body: string; replyTo: string | null; hasFailed: boolean }

export type Live = {
  /** the first names of those who type now */
  typing: string[]
  isTyping: () => void
  messages: Message[]
  hasOlder: boolean
  waiting: Waiting[]
  write: (body: string, replyTo: string | null) => void
  again: (clientId: string) => void
  forget: (clientId: string) => void
  older: () => Promise<void>
  refresh: () => Promise<void>
}

/** Without a socket, and in case that one says nothing. */
const pollMs = 4_000
const slowPollMs = 60_000
const typingMs = 4_000
const mostKept = 100

/** The messages of the open conversation: fetches what changed, and sends each message once, also after being offline. */
export function useConversation(room: Room, viewerId: string): Live {
  const [messages, setMessages] = useState(room.messages)
  const [hasOlder, setHasOlder] = useState(room.hasOlder)
  const [waiting, setWaiting] = useKept<Waiting[]>(`chat ${viewerId} ${room.id}`, [])
  const lastChange = useRef(room.lastChange)
  const url = `/chat/${room.id}/messages`
  const typing = useTyping(room)
  const reload = useReload()
  const socket = useSocket((told) => {
    if (told.type === 'ready' || told.type === 'gap') return back.current()
    if (told.type === 'typing') return told.room === room.id && typing.add(told.user)
    if (told.type === 'change' && told.room === room.id) return void refresh()
    reload()
  })
  const saidAt = useRef(0)
  /** At most once in a while: others show it for a few seconds. */
  function isTyping() {
    if (Date.now() - saidAt.current < typingMs / 2) return
    saidAt.current = Date.now()
    socket.say({ type: 'typing', room: room.id })
  }

  /** Whatever was missed since the last change that we know, in one or several steps. */
  async function refresh() {
    const answer = await read<Room>(`${url}?after=${lastChange.current}`)
    if (!answer) return
    lastChange.current = Math.max(lastChange.current, answer.lastChange)
    if (!answer.messages.length) return
    setMessages((known) => merged(known, answer.messages))
    const sent = new Set(answer.messages.map(({ clientId }) => clientId))
    setWaiting((all) => all.filter(({ clientId }) => !sent.has(clientId)))
    if (document.visibilityState === 'visible')
      await send(`/chat/${room.id}/read`, { body: { seq: answer.messages.at(-1)!.seq } })
  }

  async function older() {
    const answer = await read<Room>(`${url}?before=${messages[0]?.seq ?? 0}`)
    if (!answer) return
    setMessages((known) => merged(known, answer.messages))
    setHasOlder(answer.hasOlder)
  }

  /** Sent again with the same id it is the same message, so trying again is safe. */
  async function deliver(message: Waiting) {
    const { clientId, body, replyTo } = message
    const answer = await send(url, { body: { clientId, body, ...(replyTo && { replyTo }) } }).catch(
      () => null,
    )
    if (answer?.ok) return refresh()
    // Offline: it goes out when the connection is back. Refused: its writer decides.
    const hasFailed = answer !== null
    setWaiting((all) => all.map((one) => (one.clientId === clientId ? { ...one, hasFailed } : one)))
  }

  function write(body: string, replyTo: string | null) {
    const message = { clientId: crypto.randomUUID(), body, replyTo, hasFailed: false }
    setWaiting((all) => [...all.slice(-mostKept), message])
    void deliver(message)
  }

  function again(clientId: string) {
    const message = waiting.find((one) => one.clientId === clientId)
    if (message) void deliver(message)
  }

  const forget = (clientId: string) => setWaiting((all) => all.filter((one) => one.clientId !== clientId))

  const back = useRef(() => {})
  back.current = () => {
    void refresh()
    for (const message of waiting) if (!message.hasFailed) void deliver(message)
  }
  const { isOpen } = socket
  useEffect(() => {
    const run = () => back.current()
    let at = Date.now()
    const timer = setInterval(() => {
      const isDue = Date.now() - at >= (isOpen() ? slowPollMs : pollMs)
      if (!isDue || document.visibilityState !== 'visible') return
      at = Date.now()
      run()
    }, pollMs)
    addEventListener('online', run)
    addEventListener('focus', run)
    return () => {
      clearInterval(timer)
      removeEventListener('online', run)
      removeEventListener('focus', run)
    }
  }, [isOpen])

  return { typing: typing.names, isTyping, messages, hasOlder, waiting, write, again, forget, older, refresh }
}

/** By number; the version of the later change wins. */
export function merged(known: Message[], fresh: Message[]): Message[] {
  const all = new Map(known.map((message) => [message.seq, message]))
  for (const message of fresh)
    if (message.change >= (all.get(message.seq)?.change ?? 0)) all.set(message.seq, message)
  return [...all.values()].sort((one, other) => one.seq - other.seq)
}

async function read<Answer>(url: string): Promise<Answer | null> {
  const answer = await fetch(url, { headers: { accept: 'application/json' } }).catch(() => null)
  return answer?.ok ? ((await answer.json()) as Answer) : null
}

/** State that the tab keeps through a reload. */
function useKept<Value>(key: string, initial: Value) {
  const [value, setValue] = useState(initial)
  const isRead = useRef(false)
  useEffect(() => {
    const kept = sessionStorage.getItem(key)
    isRead.current = true
    if (kept) setValue(JSON.parse(kept) as Value)
  }, [key])
  useEffect(() => {
    if (isRead.current) sessionStorage.setItem(key, JSON.stringify(value))
  }, [key, value])
  return [value, setValue] as const
}

/** Who types now; each stays for a few seconds after the last key. */
function useTyping({ people }: Room) {
  const [ids, setIds] = useState<string[]>([])
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  function add(id: string) {
    clearTimeout(timers.current.get(id))
    timers.current.set(
      id,
      setTimeout(() => setIds((all) => all.filter((one) => one !== id)), typingMs),
    )
    setIds((all) => (all.includes(id) ? all : [...all, id]))
  }
  const names = people.filter(({ id }) => ids.includes(id)).map(({ name }) => name.split(' ')[0]!)
  return { names, add }
}

/** Something happened elsewhere: the list, the counts and the read marks are fetched, not for each event. */
function useReload() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => router.reload({ only: ['rooms', 'requests'] }), 500)
  }
}
