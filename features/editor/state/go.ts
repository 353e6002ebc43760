import { flushSync } from 'react-dom'
import { select } from './edit.ts'
import type { Store } from './store.ts'

const first = 'input, select, textarea, button, [contenteditable="true"]'

/** Selects a part and puts the focus on one of its fields, at once: the next key is typed into it. */
export function goToField(store: Store, id: string, field?: string) {
  flushSync(() => {
    select(store, id)
    store.set({ panel: 'edit', isFolded: false })
  })
  const find = () => (field ? document.getElementById(`field-${id}-${field}`) : firstField())
  if (focusOn(find())) return
  // Its control is being fetched.
  const observer = new MutationObserver(() => focusOn(find()) && observer.disconnect())
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), waitMs)
}

/** How long a control may take before the focus stays where the person has moved it. */
const waitMs = 2_000

function focusOn(wanted: HTMLElement | null): boolean {
  const target = wanted?.matches(first) ? wanted : wanted?.querySelector<HTMLElement>(first)
  target?.focus()
  target?.scrollIntoView({ block: 'nearest' })
  return Boolean(target)
}

/** The first field of the selected part; else the pane's first control. */
export const firstField = () =>
  document.querySelector<HTMLElement>('[data-pane] [id^="field-"]') ??
  document.querySelector<HTMLElement>('[data-pane] button')
