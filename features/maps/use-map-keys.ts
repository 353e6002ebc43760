import { useEffect, useRef, useState } from 'react'
import { router } from '#ui/nav.ts'
import { listenForPulls } from './gestures.ts'
import { moved, type Pull, pulled, type View, viewText, wholeCountry } from './model/window.ts'

const step = 0.25
const keys: Record<string, (view: View) => View> = {
  ArrowLeft: (view) => moved(view, { across: -step }),
  ArrowRight: (view) => moved(view, { across: step }),
  ArrowUp: (view) => moved(view, { down: -step }),
  ArrowDown: (view) => moved(view, { down: step }),
  '+': (view) => moved(view, { closer: 1 }),
  '=': (view) => moved(view, { closer: 1 }),
  '-': (view) => moved(view, { closer: -1 }),
  0: () => wholeCountry,
}

/**
 * Moves a map by keys, by dragging and pinching, and by the wheel with Ctrl; the links that do the same work without script.
 * @returns the frame to listen on, and how the picture is being pulled
 */
export function useMapKeys(view: View, hrefOf: (view: View) => string) {
  const frame = useRef<HTMLDivElement>(null)
  const [pull, setPull] = useState<Pull | null>(null)
  const now = useRef({ view, hrefOf })
  const seen = viewText(view)
  useEffect(() => {
    now.current = { view, hrefOf }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next picture is where it was pulled to
  useEffect(() => setPull(null), [seen])
  useEffect(() => {
    const ended = new AbortController()
    const go = (change: (view: View) => View) => {
      const { view, hrefOf } = now.current
      const next = change(view)
      if (viewText(next) === viewText(view)) return setPull(null)
      router.visit(hrefOf(next), { preserveScroll: true, preserveState: true, replace: true })
    }
    const onEnd = (pull: Pull) => go((view) => pulled(view, pull))
    listenForPulls(frame.current!, { onPull: setPull, onEnd }, ended.signal)
    listenForKeys(frame.current!, go, ended.signal)
    return () => ended.abort()
  }, [])
  return { frame, pull }
}

type Go = (change: (view: View) => View) => void

function listenForKeys(element: HTMLElement, go: Go, signal: AbortSignal): void {
  element.addEventListener(
    'keydown',
    (event) => {
      const move = keys[event.key]
      if (!move || event.target !== element || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      go(move)
    },
    { signal },
  )
  element.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      go((view) => moved(view, { closer: event.deltaY < 0 ? 1 : -1 }))
    },
    { signal, passive: false },
  )
}
