import { createContext, use, useSyncExternalStore } from 'react'
import type { State, Store } from './store.ts'

export const StoreContext = createContext<Store | null>(null)

export function useStore(): Store {
  const store = use(StoreContext)
  if (!store) throw new Error('useEditor must be used inside the editor.')
  return store
}

/** What a component shows of the state; it re-renders when this changes. Select what is, never what is made. */
export function useEditor<Selected>(select: (state: State) => Selected): Selected {
  const store = useStore()
  const read = () => select(store.get())
  return useSyncExternalStore(store.subscribe, read, read)
}
