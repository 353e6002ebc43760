import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Live } from './use-conversation.ts'

/** Closer to the end than this, in pixels, somebody reads the newest messages. */
const nearEnd = 80
/** How far from an edge the next page is fetched, in pixels. */
const ahead = '600px'

/**
 * The place of the reader in the history: the message at the top stays where it is while others are added before it, or taken
 * off; the end stays the end. Pages are fetched before their edge is reached.
 */
export function usePlace(log: RefObject<HTMLDivElement | null>, live: Live) {
  const place = useRef<{ id: string; top: number } | null>(null)
  const isAtEnd = useRef(true)
  const [isAway, setAway] = useState(false)
  const { messages, waiting, hasNewer } = live

  function note() {
    const box = log.current!
    isAtEnd.current = !hasNewer && box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd
    setAway(!isAtEnd.current)
    place.current = placeIn(box)
  }

  // The first time to the end, or to the message of the address.
  useLayoutEffect(() => {
    const named = location.hash.startsWith('#m') && document.getElementById(location.hash.slice(1))
    if (named) named.scrollIntoView({ block: 'center' })
    else log.current!.scrollTop = log.current!.scrollHeight
  }, [log])

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there are other messages
  useLayoutEffect(() => {
    const box = log.current!
    const kept = place.current && wordsOf(place.current.id)
    if (isAtEnd.current && !hasNewer) box.scrollTop = box.scrollHeight
    else if (kept) box.scrollTop += kept.getBoundingClientRect().top - place.current!.top
    note()
  }, [messages, waiting.length])

  // A picture that has loaded, or a field that grew, moves the end.
  useEffect(() => {
    const box = log.current!
    const watch = new ResizeObserver(() => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight
    })
    for (const each of [box, box.querySelector('ol')!]) watch.observe(each)
    return () => watch.disconnect()
  }, [log])

  // biome-ignore lint/correctness/useExhaustiveDependencies: an edge is another element after each page
  useEffect(() => {
    const watch = new IntersectionObserver(
      (edges) => {
        for (const { isIntersecting, target } of edges)
          if (isIntersecting) void (target.id === 'older' ? live.older() : live.newer())
      },
      { root: log.current, rootMargin: `${ahead} 0px` },
    )
    for (const id of ['older', 'newer']) {
      const edge = document.getElementById(id)
      if (edge) watch.observe(edge)
    }
    return () => watch.disconnect()
  }, [messages])

  return {
    note,
    isAway,
    /** to the newest message; what is not on the screen is fetched */
    async toEnd() {
      isAtEnd.current = true
      if (hasNewer) await live.newest()
      else log.current!.scrollTop = log.current!.scrollHeight
    },
  }
}

/** What is read of a message: above it, a name comes and goes with the message before. */
const wordsOf = (id: string) => {
  const message = document.getElementById(id)
  return message?.querySelector('p') ?? message
}

/** The first message that is in view, and where its words are. */
function placeIn(box: HTMLElement) {
  const top = box.getBoundingClientRect().top
  for (const each of box.querySelectorAll<HTMLElement>('li[id^=m]')) {
    if (each.getBoundingClientRect().bottom > top)
      return { id: each.id, top: wordsOf(each.id)!.getBoundingClientRect().top }
  }
  return null
}
