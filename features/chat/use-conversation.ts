import { useEffect, useRef, useState } from 'react'
import { send } from '#ui/send.ts'
import { isOpen, listen, say, type Told } from './live/socket.ts'
import { readJson } from './read-json.ts'
import type { Message, MessageList, Room } from './schema.ts'
import { type History, useHistory } from './use-history.ts'
import { useOutbox, type Waiting } from './use-outbox.ts'

export type Live = Omit<History, 'change' | 'lastChange' | 'startOver'> & {
  /** the first names of those who type now */
  typing: string[]
  isTyping: () => void
  /** the last message that another person has read */
  readTo: number
  waiting: Waiting[]
  write: (body: string, replyTo: string | null) => void
  again: (clientId: string) => void
  forget: (clientId: string) => void
}

/** Without a socket, and in case that one says nothing. */
const pollMs = 4_000
const slowPollMs = 60_000
const typingMs = 4_000
const readMs = 300

/** The open conversation: shows what changes, fetches what was missed, and sends each message once, also after being offline. */
export function useConversation(room: Room, viewerId: string): Live {
  const { change, lastChange, startOver, ...history } = useHistory(room)
  const url = `/chat/${room.id}/messages`
  const outbox = useOutbox(`chat ${viewerId} ${room.id}`, url, refresh)
  const markRead = useReadMark(room.id)
  const typing = useTyping(room)
  const [readTo, setReadTo] = useState(Math.max(0, ...room.people.map(({ readSeq }) => readSeq)))

  function take(messages: Message[], upTo: number) {
    lastChange.current = Math.max(lastChange.current, upTo)
    if (!messages.length) return
    change(messages)
    outbox.arrived(messages)
    // What somebody else wrote is read when it is on a screen that is looked at.
    const isNews = messages.some(({ sender }) => sender.id !== viewerId)
    if (isNews && !history.hasNewer && document.visibilityState === 'visible') markRead(messages.at(-1)!.seq)
  }

  /** Whatever was missed since the last change that we know. */
  async function refresh(): Promise<boolean> {
    const answer = await readJson<MessageList>(`${url}?after=${lastChange.current}`)
    if (answer) take(answer.messages, answer.lastChange)
    return answer !== null
  }

  /** The page was away: everything is looked at again, and sent again. */
  function comeBack() {
    void refresh()
    outbox.deliverAll()
  }

  function hear(told: Told) {
    if (told.type === 'gap') return comeBack()
    if (told.type === 'ready') {
      const change = told.rooms[room.id]
      if (change === lastChange.current) return outbox.deliverAll()
      // What was shown and never reached the disk of a database that broke down: its numbers are given again.
      if (change !== undefined && change < lastChange.current) void startOver()
      return comeBack()
    }
    if (!('room' in told) || told.room !== room.id) return
    if (told.type === 'typing') return typing.add(told.user)
    if (told.type === 'read')
      return told.user === viewerId ? undefined : setReadTo((seq) => Math.max(seq, told.seq))
    if (told.change <= lastChange.current) return
    // Something before it is missing.
    if (told.after > lastChange.current) return void refresh()
    take(told.messages, told.change)
  }

  useListening({ hear, comeBack })
  const isTyping = useTypingWord(room.id)
  const { waiting, write, again, forget } = outbox
  return { ...history, readTo, typing: typing.names, isTyping, waiting, write, again, forget }
}

/** Listens while the page is open, and asks now and then, more often without a socket. */
function useListening(latest: { hear: (told: Told) => unknown; comeBack: () => void }) {
  const now = useRef(latest)
  now.current = latest
  useEffect(() => {
    const end = listen((told) => now.current.hear(told))
    const run = () => now.current.comeBack()
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
      end()
      clearInterval(timer)
      removeEventListener('online', run)
      removeEventListener('focus', run)
    }
  }, [])
}

/** Says up to where the viewer has read, once for several messages that come together. */
function useReadMark(roomId: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef(0)
  return (seq: number) => {
    last.current = Math.max(last.current, seq)
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void send(`/chat/${roomId}/read`, { body: { seq: last.current } }).catch(() => {})
    }, readMs)
  }
}

/** Says that the viewer types, at most once in a while: others show it for a few seconds. */
function useTypingWord(roomId: string) {
  const saidAt = useRef(0)
  return () => {
    if (Date.now() - saidAt.current < typingMs / 2) return
    saidAt.current = Date.now()
    say({ type: 'typing', room: roomId })
  }
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
