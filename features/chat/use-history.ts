import { useRef, useState } from 'react'
import { type Shown, withChanges, withNewer, withOlder } from './model/history.ts'
import { readJson } from './read-json.ts'
import type { Message, MessageList, Room } from './schema.ts'

export type History = Shown & {
  /** the change of the room up to which everything is known */
  lastChange: { current: number }
  /** a page is being added: what it brings is not news */
  isPaging: boolean
  change: (messages: Message[]) => void
  older: () => Promise<void>
  newer: () => Promise<void>
  newest: () => Promise<void>
  /** what is known is not true any more */
  startOver: () => Promise<void>
}

/** Screen readers have looked at what was added. */
const announcedMs = 200

/** The messages on the screen, and the pages before and after them. */
export function useHistory(room: Room): History {
  const [shown, setShown] = useState<Shown>(() => shownOf(room))
  const lastChange = useRef(room.lastChange)
  const isFetching = useRef(false)
  const [isPaging, setPaging] = useState(false)

  /** One page at a time, however often its edge comes into view. */
  async function fetchPage(query: string, add: (shown: Shown, page: MessageList) => Shown) {
    if (isFetching.current) return
    isFetching.current = true
    setPaging(true)
    const page = await readJson<MessageList>(`/chat/${room.id}/messages${query}`)
    if (page) setShown((known) => add(known, page))
    isFetching.current = false
    setTimeout(() => setPaging(false), announcedMs)
  }

  return {
    ...shown,
    isPaging,
    lastChange,
    change: (messages) => setShown((known) => withChanges(known, messages)),
    older: () => fetchPage(`?before=${shown.messages[0]?.seq ?? 0}`, withOlder),
    newer: () => fetchPage(`?from=${(shown.messages.at(-1)?.seq ?? 0) + 1}`, withNewer),
    newest: () => fetchPage('', (_, page) => shownOf(page)),
    startOver: () =>
      fetchPage('', (_, page) => {
        lastChange.current = page.lastChange
        return shownOf(page)
      }),
  }
}

const shownOf = ({ messages, hasOlder, hasNewer }: Shown): Shown => ({ messages, hasOlder, hasNewer })
