import { useEffect, useRef, useState } from 'react'
import { send } from '#ui/send.ts'
import { isOpen } from './live/socket.ts'
import type { Message } from './schema.ts'

/** A message that is on its way, or could not be sent. */
export type Waiting = { clientId: string; body: string; replyTo: string | null; hasFailed: boolean }

const mostKept = 100
/** With a socket, the message comes on it within this time. */
const heardMs = 2_000

/** What was written and is not yet in the conversation: kept by the tab, and sent again after being offline. */
export function useOutbox(key: string, url: string, sent: () => Promise<void>) {
  const [waiting, setWaiting] = useKept<Waiting[]>(key, [])
  const now = useRef(waiting)
  now.current = waiting

  /** Sent again with the same id it is the same message, so trying again is safe. */
  async function deliver({ clientId, body, replyTo }: Waiting) {
    const answer = await send(url, { body: { clientId, body, ...(replyTo && { replyTo }) } }).catch(
      () => null,
    )
    if (answer?.ok) return isOpen() ? sentUnlessHeard(clientId) : sent()
    // Offline: it goes out when the connection is back. Refused: its writer decides.
    const hasFailed = answer !== null
    setWaiting((all) => all.map((one) => (one.clientId === clientId ? { ...one, hasFailed } : one)))
  }

  function sentUnlessHeard(id: string) {
    setTimeout(() => {
      if (now.current.some(({ clientId }) => clientId === id)) void sent()
    }, heardMs)
  }

  return {
    waiting,
    write(body: string, replyTo: string | null) {
      const message = { clientId: crypto.randomUUID(), body, replyTo, hasFailed: false }
      setWaiting((all) => [...all.slice(-mostKept), message])
      void deliver(message)
    },
    again(clientId: string) {
      const message = waiting.find((one) => one.clientId === clientId)
      if (message) void deliver(message)
    },
    forget: (clientId: string) => setWaiting((all) => all.filter((one) => one.clientId !== clientId)),
    /** after being offline */
    deliverAll() {
      for (const message of waiting) if (!message.hasFailed) void deliver(message)
    },
    arrived(messages: Message[]) {
      const there = new Set(messages.map(({ clientId }) => clientId))
      setWaiting((all) =>
        all.some((one) => there.has(one.clientId)) ? all.filter((one) => !there.has(one.clientId)) : all,
      )
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
