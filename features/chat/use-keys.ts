import { type RefObject, useEffect } from 'react'

/** The conversation that is opened by keys has the field to write in ready. */
let isByKeys = false

/** Alt with Up or Down opens the conversation before or after this one in the list. */
export function useRoomKeys(): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const step = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && steps[event.key]
      if (!step) return
      const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-rooms] a')]
      const at = links.findIndex((link) => link.ariaCurrent === 'page')
      const next = links[at < 0 && step < 0 ? links.length - 1 : at + step]
      if (!next) return
      event.preventDefault()
      isByKeys = true
      next.scrollIntoView({ block: 'nearest' })
      next.click()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

const steps: Record<string, number | undefined> = { ArrowUp: -1, ArrowDown: 1 }

/** @returns whether the conversation was opened by keys, once */
export function wasOpenedByKeys(): boolean {
  const was = isByKeys
  isByKeys = false
  return was
}

/** The messages are one stop of the Tab key; arrows, Home and End go through them, and Escape back to the field to write in. */
export function useLogKeys(log: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const box = log.current!
    function press(event: KeyboardEvent) {
      const all = [...box.querySelectorAll<HTMLElement>('li[id^=m]')]
      const from = event.target as HTMLElement
      const at = all.indexOf(from as HTMLLIElement)
      // In a form or a menu of a message, keys do what they do there.
      if (at < 0 && from.localName !== 'ol') return
      if (event.key === 'Escape') return document.querySelector<HTMLElement>('[data-write]')?.focus()
      const next = event.altKey ? undefined : all[placeAfter(event.key, at, all.length)]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    box.addEventListener('keydown', press)
    return () => box.removeEventListener('keydown', press)
  }, [log])
}

/** From the list itself, Up leads to the last message. */
function placeAfter(key: string, at: number, count: number): number {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowUp') return (at < 0 ? count : at) - 1
  return key === 'ArrowDown' && at >= 0 ? at + 1 : -1
}
