import type { AlertTone } from './alert.tsx'

export type ToastMessage = { id: number; text: string; tone: AlertTone }

let toasts: readonly ToastMessage[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a toast from anywhere in the browser. Server-side writes use the flash instead. */
export function toast(text: string, tone: AlertTone = 'success') {
  lastId += 1
  replace([...toasts, { id: lastId, text, tone }])
}

export function dismiss(id: number) {
  replace(toasts.filter((one) => one.id !== id))
}

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const current = () => toasts

function replace(next: readonly ToastMessage[]) {
  toasts = next
  for (const listener of listeners) listener()
}
