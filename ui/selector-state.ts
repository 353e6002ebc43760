import { selector as limits } from '#spec/limits.ts'
import { selectorMessages as words } from '#spec/messages.ts'
import type { Item } from './item.ts'

/** The behavior of a selector (document 1, sections 5 and 9). */
export type Behaviour = {
  /** New values may be created. */
  creatable?: boolean
  /** Shows no options before a search. */
  searchRequired?: boolean
  /** The items are local: no debounce, and it filters from the first letter. */
  instant?: boolean
}

export type State = {
  open: boolean
  /** The input since the last choice; null if there is none. */
  query: string | null
  /** Enter searches for fewer than three characters too: Navy ratings have two. */
  forced: boolean
  page: number
  /** How many options are shown at most: fifty, and fifty more with each `more`. */
  cap: number
  attempt: number
  loaded: { q: string; page: number; items: Item[]; total: number } | null
  failed: number | null
  active: number
}

export type Event =
  | { type: 'opened' | 'closed' | 'forced' | 'retried' | 'more' }
  | { type: 'typed'; query: string }
  | { type: 'chosen'; keepOpen: boolean }
  | { type: 'loaded'; q: string; page: number; items: Item[]; total: number }
  | { type: 'failed'; attempt: number }
  | { type: 'moved'; to: number }

export const initialState: State = {
  open: false,
  query: null,
  forced: false,
  page: 1,
  cap: limits.cap,
  attempt: 0,
  loaded: null,
  failed: null,
  active: -1,
}

const first = { forced: false, page: 1, cap: limits.cap } as const

export function next(state: State, event: Event): State {
  switch (event.type) {
    case 'opened':
      return { ...state, open: true, active: -1 }
    case 'closed':
      return { ...state, open: false, query: null, ...first, failed: null, active: -1 }
    case 'typed':
      return { ...state, open: true, query: event.query, ...first, failed: null, active: -1 }
    case 'forced':
      return { ...state, open: true, forced: true, page: 1, failed: null }
    case 'retried':
      return { ...state, failed: null, attempt: state.attempt + 1 }
    case 'more':
      return withMore(state)
    case 'chosen':
      return { ...state, open: event.keepOpen, query: null, ...first, active: -1 }
    case 'loaded': {
      const before = event.page > 1 && state.loaded?.q === event.q ? state.loaded.items : []
      const { q, page, total } = event
      const active = q !== '' && page === 1 ? 0 : state.active
      return {
        ...state,
        loaded: { q, page, total, items: [...before, ...event.items] },
        failed: null,
        active,
      }
    }
    case 'failed':
      return { ...state, failed: event.attempt }
    case 'moved':
      return { ...state, active: event.to }
  }
}

/** The next fifty: of what is here, else of the source. */
function withMore(state: State): State {
  const { items = [], total = 0, page = 0 } = state.loaded ?? {}
  const cap = items.length < state.cap ? state.cap : state.cap + limits.cap
  const isHere = items.length >= Math.min(cap, total)
  return { ...state, cap, page: isHere ? state.page : page + 1, failed: null }
}

/** The list is longer than what is loaded of it, so one or two letters (HM, IT) are looked for by the server, too. */
const isPartlyLoaded = ({ loaded }: State) =>
  loaded !== null && (loaded.q !== '' || loaded.total > loaded.items.length)

/** The query for the source; null when it is too short. */
export function wantedQuery(state: State, behaviour: Behaviour): string | null {
  const typed = (state.query ?? '').trim()
  const from = behaviour.instant ? 1 : limits.autocompleteFrom
  if (typed.length >= from || (state.forced && typed)) return typed
  if (typed && isPartlyLoaded(state)) return typed
  return behaviour.searchRequired ? null : ''
}

/** The next request to make; null when everything needed is loaded. */
export function wantedRequest(state: State, behaviour: Behaviour) {
  const q = wantedQuery(state, behaviour)
  if (!state.open || q === null || state.failed === state.attempt) return null
  if (state.loaded?.q === q && state.loaded.page >= state.page) return null
  const typed = q !== '' && state.page === 1 && !state.forced && !behaviour.instant
  return { q, page: state.page, attempt: state.attempt, delay: typed ? limits.debounceMs : 0 }
}

/** The options to show, at most fifty at a time. */
export const options = (state: State, behaviour: Behaviour): Item[] =>
  loadedOptions(state, behaviour).slice(0, state.cap)

/** All that are loaded, filtered locally while the input is too short to search. */
function loadedOptions(state: State, behaviour: Behaviour): Item[] {
  const q = wantedQuery(state, behaviour)
  if (q === null || state.loaded?.q !== q) return []
  const typed = (state.query ?? '').trim().toLowerCase()
  return q === '' && typed ? state.loaded.items.filter((item) => includes(item, typed)) : state.loaded.items
}

/** The value that can be created from the input. */
export function creation(state: State, behaviour: Behaviour): Item | null {
  const typed = (state.query ?? '').trim()
  if (!behaviour.creatable || !typed) return null
  const isListed = state.loaded?.items.some((item) => item.label.toLowerCase() === typed.toLowerCase())
  return isListed ? null : { value: typed, label: typed }
}

/** There are more than are shown, here or at the source. */
export function hasMore(state: State, behaviour: Behaviour): boolean {
  const { loaded } = state
  if (loaded === null || loaded.q !== wantedQuery(state, behaviour)) return false
  return loadedOptions(state, behaviour).length > state.cap || loaded.items.length < loaded.total
}

/** The sentence under the options. */
export function message(state: State, behaviour: Behaviour): string | null {
  const q = wantedQuery(state, behaviour)
  if (!state.open) return null
  if (q === null) return words.enterSearch
  if (state.failed === state.attempt) return words.failed
  if (wantedRequest(state, behaviour)) return words.loading
  const shown = options(state, behaviour)
  if (shown.length === 0) return words.noResults((state.query ?? '').trim()).trim()
  return shown.length >= limits.cap && hasMore(state, behaviour) ? words.capped : null
}

function includes(item: Item, typed: string) {
  return item.label.toLowerCase().includes(typed)
}
