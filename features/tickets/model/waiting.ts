import type { Pending } from './judge.ts'

const keyOf = (fundraiser: string) => `check-in ${fundraiser}`

/** The scans of this phone that the server does not have yet: they survive a reload and an empty battery. No names. */
export function waitingScans(fundraiser: string): Pending[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(fundraiser)) ?? '[]')
  } catch {
    return []
  }
}

export function keepWaiting(fundraiser: string, waiting: readonly Pending[]): void {
  try {
    if (waiting.length) localStorage.setItem(keyOf(fundraiser), JSON.stringify(waiting))
    else localStorage.removeItem(keyOf(fundraiser))
  } catch {
    // A browser that keeps nothing: the scans live as long as the page.
  }
}
