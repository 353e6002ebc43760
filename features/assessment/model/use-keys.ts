import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { mostPoints } from './statements.ts'

type Answer = (id: string, points: number | null) => void
type Pressed = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented' | 'preventDefault'
>

/**
 * The keys of a list of statements: 1 to 5 answers and moves on, up and down move without answering, Backspace clears.
 * A number pressed while nothing has the focus answers the first statement that is open.
 * @returns the handler of the list
 */
export function useKeys(list: RefObject<HTMLElement | null>, answer: Answer) {
  const press = (event: Pressed) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-statement]') ?? [])]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    const row = rows[at] ?? rows.find((one) => !one.querySelector(':checked')) ?? rows[0]
    if (!row) return
    const here = rows.indexOf(row)
    const points = Number(event.key)
    if (points >= 1 && points <= mostPoints) {
      event.preventDefault()
      answer(row.dataset.statement!, points)
      focus(rows[here + 1] ?? row)
    } else if (event.key === 'Backspace') {
      event.preventDefault()
      answer(row.dataset.statement!, null)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      focus(rows[here + (event.key === 'ArrowDown' ? 1 : -1)] ?? row)
    }
  }
  const latest = useRef(press)
  latest.current = press
  useEffect(() => {
    const unfocused = (event: globalThis.KeyboardEvent) => {
      if (document.activeElement === document.body && /^[1-9]$/.test(event.key)) latest.current(event)
    }
    addEventListener('keydown', unfocused)
    return () => removeEventListener('keydown', unfocused)
  }, [])
  return press
}

const focus = (row: HTMLElement) =>
  (
    row.querySelector<HTMLInputElement>('input:checked') ?? row.querySelector<HTMLInputElement>('input')
  )?.focus()
