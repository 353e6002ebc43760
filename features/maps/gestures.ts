import { drawing, type Pull } from './model/window.ts'

type Point = { x: number; y: number }

/** What happens while a picture is pulled, and when it is let go. */
type Pulling = { onPull: (pull: Pull | null) => void; onEnd: (pull: Pull) => void }

/** A press that moves less, in units of the drawing, is a click. */
const leastMove = 6
/** Two fingers that change their distance by less are no pinch. */
const leastPinch = 1.05

const middleOf = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})
const spread = ([one, other]: Point[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 1)

/** Listens for one finger or the mouse that drags a picture, and for two fingers that pinch it, until `signal`. */
export function listenForPulls(element: HTMLElement, { onPull, onEnd }: Pulling, signal: AbortSignal): void {
  const fingers = new Map<number, Point>()
  let began: Point[] = []
  let pull: Pull | null = null
  /** Whether the next click ends a pull: the link below it is not followed. */
  let isPulled = false

  const now = () => [...fingers.values()]
  function begin() {
    began = now()
    pull = null
  }
  function pullOf(points: Point[]): Pull | null {
    const box = element.querySelector('svg')!.getBoundingClientRect()
    const units = drawing.width / box.width
    const [from, to] = [middleOf(began), middleOf(points)]
    const by = [(to.x - from.x) * units, (to.y - from.y) * units] as const
    const scale = spread(points) / spread(began)
    const isPinch = Math.max(scale, 1 / scale) > leastPinch
    if (!isPinch && !pull && Math.hypot(...by) < leastMove) return null
    return { at: [(from.x - box.left) * units, (from.y - box.top) * units], by, scale: isPinch ? scale : 1 }
  }
  function letGo(event: PointerEvent) {
    if (!fingers.delete(event.pointerId)) return
    // The first finger to leave ends a pinch: what the other does after it is nothing.
    fingers.clear()
    if (pull) onEnd(pull)
    begin()
  }

  const on = <Name extends keyof WindowEventMap>(name: Name, listen: (event: WindowEventMap[Name]) => void) =>
    addEventListener(name, listen, { signal })

  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || fingers.size === 2) return
      isPulled = false
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      begin()
    },
    { signal },
  )
  on('pointermove', (event) => {
    if (!fingers.has(event.pointerId)) return
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    pull = pullOf(now())
    if (!pull) return
    isPulled = true
    onPull(pull)
  })
  on('pointerup', letGo)
  on('pointercancel', (event) => {
    if (!fingers.delete(event.pointerId)) return
    fingers.clear()
    begin()
    onPull(null)
  })
  // One finger scrolls the page up and down; two are for the picture.
  element.addEventListener(
    'touchmove',
    (event) => event.cancelable && event.touches.length > 1 && event.preventDefault(),
    {
      signal,
      passive: false,
    },
  )
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  element.addEventListener(
    'click',
    (event) => {
      if (!isPulled) return
      isPulled = false
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true, signal },
  )
}
