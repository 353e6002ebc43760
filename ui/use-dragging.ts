import { useEffect, useRef } from 'react'

type Move = (from: number, to: number) => void

/**
 * Rows of a list are dragged by a pointer; what drags them is loaded when the list is shown.
 * @param rows changes with the rows that there are
 */
export function useDragging<List extends HTMLElement = HTMLOListElement>(move: Move, rows: string) {
  const list = useRef<List>(null)
  const newest = useRef(move)
  useEffect(() => {
    newest.current = move
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new row is dragged, too
  useEffect(() => {
    const dragged = list.current && dragRows(list.current, (from, to) => newest.current(from, to))
    return () => {
      dragged?.then((end) => end(), console.error)
    }
  }, [rows])
  return list
}

/**
 * Makes the rows of a list draggable by their handles ([data-handle]). A row says where the dragged one would go by
 * data-drop: 'before' or 'after'.
 * @returns ends it
 */
async function dragRows(list: HTMLElement, onMove: Move): Promise<() => void> {
  const [{ combine }, { draggable, dropTargetForElements }] = await Promise.all([
    import('@atlaskit/pragmatic-drag-and-drop/combine'),
    import('@atlaskit/pragmatic-drag-and-drop/element/adapter'),
  ])
  const rows = [...list.children] as HTMLElement[]
  const place = (row: Element) => [...list.children].indexOf(row)
  return combine(
    ...rows.map((element) =>
      combine(
        draggable({ element, dragHandle: element.querySelector('[data-handle]') ?? undefined }),
        dropTargetForElements({
          element,
          canDrop: ({ source }) => source.element.parentElement === list,
          onDrag: ({ location }) => {
            element.dataset.drop = sideOf(element, location.current.input.clientY)
          },
          onDragLeave: () => delete element.dataset.drop,
          onDrop({ source, location }) {
            delete element.dataset.drop
            const from = place(source.element)
            const isAfter = sideOf(element, location.current.input.clientY) === 'after'
            const gap = place(element) + (isAfter ? 1 : 0)
            const to = from < gap ? gap - 1 : gap
            if (to !== from) onMove(from, to)
          },
        }),
      ),
    ),
  )
}

function sideOf(element: HTMLElement, y: number): 'before' | 'after' {
  const { top, height } = element.getBoundingClientRect()
  return y < top + height / 2 ? 'before' : 'after'
}
