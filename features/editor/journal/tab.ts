import { newId } from '../operations/blank.ts'

/** Whether the tab is open that keeps this draft; a browser says it over a connection that is secure. */
const { locks } = globalThis.navigator as { locks?: LockManager }

/** How long a reloading page may take to unload. */
const goneMs = 5_000

export type Tab = {
  /** the draft of this tab */
  id: string
  /** the draft of this tab before it was reloaded */
  before: string | null
  /** Whether nobody is editing this draft any more: its tab is closed, or has crashed. */
  isLeft(id: string): Promise<boolean>
  /** Stops editing the draft. */
  close(): void
}

/** A tab has a draft of its own, and holds a lock on it for as long as it edits. */
export function openTab(key: string): Tab {
  const id = newId()
  const before = sessionStorage.getItem(key)
  sessionStorage.setItem(key, id)
  let close = () => {}
  const closed = new Promise<void>((resolve) => {
    close = resolve
  })
  locks?.request(lockOf(id), () => closed).catch(() => {})
  return { id, before, isLeft: (other) => isFree(other, other === before), close }
}

async function isFree(id: string, isPatient: boolean): Promise<boolean> {
  if (!locks) return true
  const free = (lock: Lock | null) => lock !== null
  if (!isPatient) return locks.request(lockOf(id), { ifAvailable: true }, free)
  return locks.request(lockOf(id), { signal: AbortSignal.timeout(goneMs) }, free).catch(() => false)
}

const lockOf = (id: string) => `draft ${id}`
