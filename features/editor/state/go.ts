import { flushSync } from 'react-dom'
import { select } from './edit.ts'
import type { Store } from './store.ts'

const first = 'input, select, textarea, button, [contenteditable="true"]'

/** Selects a part and puts the focus on one of its fields, at once: the next key is typed into it. */
export function goToField(store: Store, id: string, field?: string) {
  flushSync(() => {
    select(store, id)
    store.set({ panel: 'edit' })
  })
  const wanted = field ? document.getElementById(`field-${id}-${field}`) : firstField()
  const target = wanted?.matches(first) ? wanted : wanted?.querySelector<HTMLElement>(first)
  target?.focus()
  target?.scrollIntoView({ block: 'nearest' })
}

/** The first field of the selected part; else the pane's first control. */
export const firstField = () =>
  document.querySelector<HTMLElement>('[data-pane] [id^="field-"]') ??
  document.querySelector<HTMLElement>('[data-pane] button')
