import { useEffect } from 'react'
import type { Container, Document } from '#features/content/schema.ts'
import { pathTo } from '../operations/find.ts'
import type { State, Store } from '../state/store.ts'

/** Containers whose columns are not drawn yet, by id, with the height in pixels of their columns. */
export type Arriving = ReadonlyMap<string, number>

/** The number of columns drawn at first (plus those in view) and in each later step. */
const atOnce = 40

/**
 * Defers the off-screen part of a long page while the editor opens. Measured on the page in view mode, which is still
 * displayed when the editor starts.
 */
export function arrivingIn({ containers }: Document): Arriving {
  if (columnsIn(containers) <= atOnce) return nothing
  const bands = containers.map((container) => ({ container, box: boxOf(container) }))
  const isNear = ({ box }: (typeof bands)[number]) =>
    box !== null && box.bottom > -innerHeight / 2 && box.top < innerHeight * 1.5
  const first = bands.findIndex(isNear)
  let room = atOnce
  const waiting = bands.filter((band, at) => {
    const isFirst = at >= Math.max(first, 0) && (isNear(band) || room > 0)
    if (isFirst) room -= band.container.columns.length
    return !isFirst
  })
  return new Map(waiting.map(({ container, box }) => [container.id, box?.height ?? 0]))
}

const nothing: Arriving = new Map()
const columnsIn = (containers: readonly Container[]) =>
  containers.reduce((sum, { columns }) => sum + columns.length, 0)

function boxOf({ id }: Container): DOMRect | null {
  const section = document.querySelector(`section.p-${id}`)
  const columns = section?.lastElementChild?.lastElementChild
  return columns?.getBoundingClientRect() ?? null
}

/** Draws what is out of view, a few containers at a time, so that input stays responsive. */
export function useArrivals(store: Store) {
  useEffect(() => {
    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    function bring() {
      const { arriving, history } = store.get()
      store.set({ arriving: without(arriving, history.now.document) })
      next()
    }
    // After what is there has been painted, and each step after what the one before it brought.
    function next() {
      if (store.get().arriving.size === 0) return
      frame = requestAnimationFrame(() => {
        timer = setTimeout(bring)
      })
    }
    next()
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [store])
}

function without(arriving: Arriving, { containers }: Document): Arriving {
  const rest = new Map(arriving)
  let room = atOnce
  for (const { id, columns } of containers) {
    if (room <= 0) return rest
    if (rest.delete(id)) room -= columns.length
  }
  return nothing
}

/** The height reserved for the columns of a container; null once they are drawn. Selected ones always are. */
export function heightKept({ arriving, selected, history }: State, id: string): number | null {
  const height = arriving.get(id)
  if (height === undefined) return null
  const isWanted = selected !== null && pathTo(history.now.document, selected)[0]?.part.id === id
  return isWanted ? null : height
}
