import { useCallback, useEffect, useRef, useState } from 'react'
import { send } from '#ui/send.ts'
import { isOpen } from './live/socket.ts'
import { pauses } from './model/reconnect.ts'
import type { Message } from './schema.ts'

/** A message that is on its way, or could not be sent. */
export type Waiting = { clientId: string; body: string; replyTo: string | null; hasFailed: boolean }

const mostKept = 100
/** With a socket, the message comes on it within this time. */
const heardMs = 2_000
/** A connection that says nothing for longer is lost. */
const answerMs = 20_000
/** The server is there and has no time, or something before it cannot reach it. */
const busy = new Set([502, 503, 504])

/**
 * What was written and is not yet in the conversation: kept by the tab, sent in order, and again until it has reached the server.
 * @param fetchMissed whether what happened since was fetched
 */
export function useOutbox(key: string, url: string, fetchMissed: () => Promise<boolean>) {
  const [waiting, setWaiting] = useKept<Waiting[]>(key, [])
  const now = useRef(waiting)
  now.current = waiting
  const change = (to: (all: Waiting[]) => Waiting[]) => {
    now.current = to(now.current)
    setWaiting(to)
  }

  /** Whether the server was reached. Sent again with the same id it is the same message, so trying again is safe. */
  async function deliver({ clientId, body, replyTo }: Waiting): Promise<boolean> {
    const signal = AbortSignal.timeout(answerMs)
    const message = { clientId, body, ...(replyTo && { replyTo }) }
    const answer = await send(url, { body: message, signal }).catch(() => null)
    // Read, though nothing of it is needed: until then the request counts as under way.
    await answer?.text().catch(() => {})
    if (!answer || busy.has(answer.status)) return false
    if (!answer.ok) {
      // Refused: its writer decides.
      change((all) => all.map((one) => (one.clientId === clientId ? { ...one, hasFailed: true } : one)))
    } else setTimeout(() => void unlessHeard(clientId), isOpen() ? heardMs : 0)
    return true
  }

  /** The server has it: it is fetched, and waits no longer, even if it is too old to be among what was missed. */
  async function unlessHeard(id: string) {
    const isWaiting = now.current.some(({ clientId }) => clientId === id)
    if (isWaiting && (await fetchMissed())) change((all) => all.filter(({ clientId }) => clientId !== id))
  }

  const { run, sendAgain } = useQueue(() => now.current.filter(({ hasFailed }) => !hasFailed), deliver)
  // What was written now, or kept through a reload.
  const newest = waiting.at(-1)?.clientId
  useEffect(() => {
    if (newest) void run()
  }, [newest, run])
  return {
    waiting,
    write(body: string, replyTo: string | null) {
      const message = { clientId: crypto.randomUUID(), body, replyTo, hasFailed: false }
      change((all) => [...all.slice(-mostKept), message])
    },
    again(clientId: string) {
      change((all) => all.map((one) => (one.clientId === clientId ? { ...one, hasFailed: false } : one)))
      sendAgain(clientId)
    },
    forget: (clientId: string) => change((all) => all.filter((one) => one.clientId !== clientId)),
    /** after being offline */
    deliverAll: () => void run(),
    arrived(messages: Message[]) {
      const there = new Set(messages.map(({ clientId }) => clientId))
      change((all) =>
        all.some((one) => there.has(one.clientId)) ? all.filter((one) => !there.has(one.clientId)) : all,
      )
    },
  }
}

/**
 * Delivers one after the other, each once. When the server is not reached it tries again by itself, after a pause that grows: neither the
 * browser nor a socket says when only a request was lost.
 */
function useQueue(unsent: () => Waiting[], deliver: (message: Waiting) => Promise<boolean>) {
  const answered = useRef(new Set<string>())
  const isRunning = useRef(false)
  const pause = useRef(pauses())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const now = useRef({ unsent, deliver })
  now.current = { unsent, deliver }
  const isEnded = useRef(false)
  useEffect(() => {
    isEnded.current = false
    return () => {
      isEnded.current = true
      clearTimeout(timer.current)
    }
  }, [])

  const run = useCallback(async () => {
    clearTimeout(timer.current)
    if (isRunning.current) return
    isRunning.current = true
    for (;;) {
      const next = now.current.unsent().find(({ clientId }) => !answered.current.has(clientId))
      if (!next) break
      if (await now.current.deliver(next)) {
        answered.current.add(next.clientId)
        pause.current.reset()
        continue
      }
      if (!isEnded.current) timer.current = setTimeout(run, pause.current.next())
      break
    }
    isRunning.current = false
  }, [])
  return {
    run,
    sendAgain(clientId: string) {
      answered.current.delete(clientId)
      void run()
    },
  }
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
