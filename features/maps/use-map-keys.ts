import { useEffect, useRef, useState } from 'react'
import { router } from '#ui/nav.ts'
import { drawing, moved, type View, viewText, wholeCountry } from './model/window.ts'

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
const still = { x: 0, y: 0 }
/** A press that moves less is a click. */
const leastMove = 6

/**
 * Moves a map by keys, by dragging, and by the wheel with Ctrl; the links that do the same work without script.
 * @returns the frame to listen on, and how far the picture is dragged, in units of the drawing
 */
export function useMapKeys(view: View, hrefOf: (view: View) => string) {
  const frame = useRef<HTMLDivElement>(null)
  const [shift, setShift] = useState(still)
  const now = useRef({ view, hrefOf })
  const seen = viewText(view)
  useEffect(() => {
    now.current = { view, hrefOf }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next picture is where it was dragged to
  useEffect(() => setShift(still), [seen])
  useEffect(() => {
    const element = frame.current!
    const ended = new AbortController()
    const { signal } = ended
    const go = (next: View) => {
      const { view, hrefOf } = now.current
      if (viewText(next) !== viewText(view))
        router.visit(hrefOf(next), { preserveScroll: true, preserveState: true, replace: true })
    }
    const onKey = (event: KeyboardEvent) => {
      const move = keys[event.key]
      if (!move || event.target !== element || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      go(move(now.current.view))
    }
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      go(moved(now.current.view, { closer: event.deltaY < 0 ? 1 : -1 }))
    }
    const onPress = (press: PointerEvent) => {
      if (press.button !== 0) return
      const scale = drawing.width / element.querySelector('svg')!.getBoundingClientRect().width
      const by = { ...still }
      const lifted = new AbortController()
      const clicked = new AbortController()
      const until = { signal: AbortSignal.any([signal, lifted.signal]) }
      const isMoved = () => Math.hypot(by.x, by.y) > leastMove
      addEventListener(
        'pointermove',
        (event) => {
          by.x = (event.clientX - press.clientX) * scale
          by.y = (event.clientY - press.clientY) * scale
          if (isMoved()) setShift({ ...by })
        },
        until,
      )
      addEventListener(
        'pointerup',
        () => {
          lifted.abort()
          setTimeout(() => clicked.abort())
          if (isMoved())
            go(moved(now.current.view, { across: -by.x / drawing.width, down: -by.y / drawing.height }))
        },
        until,
      )
      addEventListener('pointercancel', () => [lifted.abort(), setShift(still)], until)
      // The link below a drag is not followed.
      addEventListener('click', (event) => isMoved() && [event.preventDefault(), event.stopPropagation()], {
        capture: true,
        signal: AbortSignal.any([signal, clicked.signal]),
      })
    }
    element.addEventListener('keydown', onKey, { signal })
    element.addEventListener('wheel', onWheel, { signal, passive: false })
    element.addEventListener('pointerdown', onPress, { signal })
    element.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
    return () => ended.abort()
  }, [])
  return { frame, shift }
}
