import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { PartKind } from '#features/content/widgets.ts'
import { find } from '../operations/find.ts'
import { mayHold, type Target } from '../operations/insert.ts'
import { movePart } from '../state/edit.ts'
import { documentIn, type Store } from '../state/store.ts'

type Dragged = { id: string; kind: PartKind }
type Point = { clientX: number; clientY: number }

/** Where a dragged part would go, and the edge to draw: of which element, and which side. */
type Landing = {
  target: Target
  element: HTMLElement
  side: 'before' | 'after' | 'inside'
  isAcross: boolean
}

/** The page takes what is dragged on it; `show` draws where it would go (null: nowhere). */
export function dropOn(canvas: HTMLElement, store: Store, show: (landing: Landing | null) => void) {
  const landingOf = (dragged: Dragged, point: Point) => landing(store, dragged, canvas, point)
  return dropTargetForElements({
    element: canvas,
    canDrop: ({ source }) => typeof source.data.id === 'string',
    onDrag: ({ source, location }) => show(landingOf(source.data as Dragged, location.current.input)),
    onDragLeave: () => show(null),
    onDrop({ source, location }) {
      show(null)
      const dragged = source.data as Dragged
      const found = landingOf(dragged, location.current.input)
      if (found) movePart(store, dragged.id, settled(store, dragged.id, found.target))
    },
  })
}

/** A place counts as if the part had been taken out before. */
function settled(store: Store, id: string, { into, at }: Target): Target {
  const from = find(documentIn(store.get()), id)
  return { into, at: from && from.into === into && from.at < at ? at - 1 : at }
}

function landing(store: Store, { id, kind }: Dragged, canvas: HTMLElement, point: Point): Landing | null {
  const document = documentIn(store.get())
  // The library keeps an element of its own under the pointer.
  const under = window.document
    .elementsFromPoint(point.clientX, point.clientY)
    .find((element) => canvas.contains(element))
  for (let element = partAt(under ?? null); element; element = partAt(element.parentElement)) {
    const place = find(document, element.dataset.part!)
    if (!place || place.part.id === id) continue
    if (place.kind === kind) {
      const isAcross = isBesideOthers(element)
      const side = sideOf(element, point, isAcross)
      return {
        target: { into: place.into, at: place.at + (side === 'after' ? 1 : 0) },
        element,
        side,
        isAcross,
      }
    }
    if (mayHold(document, kind, place.part.id))
      return {
        target: { into: place.part.id, at: Number.MAX_SAFE_INTEGER },
        element,
        side: 'inside',
        isAcross: false,
      }
  }
  return null
}

const partAt = (element: Element | null) => element?.closest<HTMLElement>('[data-part]') ?? null

/** Columns in a row are distinguished from left to right, everything else from top to bottom. */
const isBesideOthers = (element: HTMLElement) =>
  [element.previousElementSibling, element.nextElementSibling].some(
    (other) => other instanceof HTMLElement && other.dataset.part && other.offsetTop === element.offsetTop,
  )

function sideOf(element: HTMLElement, { clientX, clientY }: Point, isAcross: boolean) {
  const { left, top, width, height } = element.getBoundingClientRect()
  const isBefore = isAcross ? clientX < left + width / 2 : clientY < top + height / 2
  return isBefore ? 'before' : 'after'
}
