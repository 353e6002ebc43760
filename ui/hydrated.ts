import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's HTML and its first rendering in the browser, true once script has taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
