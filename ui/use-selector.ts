import { type KeyboardEvent, useEffect, useReducer, useRef } from 'react'
import type { Item, Load } from './item.ts'
import {
  type Behaviour,
  creation,
  hasMore,
  initialState,
  message,
  next,
  options,
  wantedRequest,
} from './selector-state.ts'

type Use = Behaviour & {
  load: Load
  /** Stays open after a choice, for multiple selection. */
  several: boolean
  onChoose: (item: Item) => void
  /** The text was cleared and left empty. */
  onEmpty: () => void
  /** The field lost focus without a choice; unless the text is accepted, the earlier choice is restored. */
  onWords?: (text: string) => void
}

/** Runs the selector: fetches what the state requests, and handles the keys. */
export function useSelector({ load, several, onChoose, onEmpty, onWords, ...behaviour }: Use) {
  const [state, dispatch] = useReducer(next, initialState)
  const wanted = wantedRequest(state, behaviour)
  const source = useRef(load)
  source.current = load

  // Keyed by its content, so that equal requests are made once.
  const key = wanted && JSON.stringify(wanted)
  useEffect(() => {
    if (!key) return
    const { q, page, attempt, delay } = JSON.parse(key) as NonNullable<typeof wanted>
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const found = await source.current({ q, page, signal: abort.signal })
        if (!abort.signal.aborted) dispatch({ type: 'loaded', q, page, ...found })
      } catch {
        if (!abort.signal.aborted) dispatch({ type: 'failed', attempt })
      }
    }, delay)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [key])

  const found = options(state, behaviour)
  const made = creation(state, behaviour)
  const shown = made ? [...found, made] : found
  const more = hasMore(state, behaviour) && !wanted

  function choose(item: Item) {
    dispatch({ type: 'chosen', keepOpen: several })
    onChoose(item)
  }

  function leave() {
    if (made) onChoose(made)
    else if (state.query === '') onEmpty()
    else if (state.query) onWords?.(state.query)
    dispatch({ type: 'closed' })
  }

  function move(step: number) {
    if (!state.open) return dispatch({ type: 'opened' })
    if (shown.length === 0) return
    const to = state.active + step
    if (to >= shown.length && more) return dispatch({ type: 'more' })
    dispatch({ type: 'moved', to: to < 0 ? shown.length - 1 : to % shown.length })
  }

  function press(event: KeyboardEvent) {
    const active = shown[state.active]
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && state.open && active) choose(active)
    else if (event.key === 'Enter' && state.open && made) choose(made)
    else if (event.key === 'Enter' && state.open && state.query) dispatch({ type: 'forced' })
    else if (event.key === 'Escape' && state.open) {
      // Keeps a surrounding dialog open.
      event.stopPropagation()
      dispatch({ type: 'closed' })
    } else return
    event.preventDefault()
  }

  return {
    open: state.open,
    query: state.query,
    active: state.active,
    shown,
    made,
    more,
    message: message(state, behaviour),
    failed: state.failed === state.attempt,
    choose,
    leave,
    press,
    type: (query: string) => dispatch({ type: 'typed', query }),
    show: () => dispatch({ type: 'opened' }),
    hide: () => dispatch({ type: 'closed' }),
    retry: () => dispatch({ type: 'retried' }),
    loadMore: () => dispatch({ type: 'more' }),
  }
}
