import type { ContentData } from '#features/content/widgets.ts'
import type { Arriving } from '../canvas/arriving.ts'
import { find } from '../operations/find.ts'
import * as history from '../operations/history.ts'
import type { Target } from '../operations/insert.ts'
import { type Draft, draftOf, type KeptPage } from './draft.ts'
import type { Fault } from './faults.ts'

export type Panel = 'edit' | 'outline' | 'checks' | 'page' | 'versions'

/** What the picker of types is open for: a new part at a place (else behind what is selected), or another type of one. */
export type Picking = { kind: 'column' | 'block'; target?: Target; instead?: string }

/** Why the last save was none: in words, and by field where the server said so. */
export type Failure = {
  reason: string
  fields: Record<string, string>
  isSignedOut?: boolean
  /** what still stops the next save, where this browser found it */
  faultsOf?: (draft: Draft) => Fault[]
}

export type State = {
  history: history.History<Draft>
  /** what the server keeps: the same object as `history.now` while nothing is unsaved */
  saved: Draft
  /** brings a draft of before together with what others have saved since; null: nobody has */
  rebase: ((draft: Draft) => Draft) | null
  selected: string | null
  /** the part whose text is being edited in place */
  inline: string | null
  panel: Panel
  picking: Picking | null
  dialog: 'help' | 'preview' | 'discard' | null
  /** on a phone: only the head of the pane is shown */
  isFolded: boolean
  /** containers out of view whose columns are still to be drawn */
  arriving: Arriving
  /** what the server found for columns and blocks, by their ids */
  data: ContentData
  isSaving: boolean
  failure: Failure | null
  /** when a long text was last written into, in milliseconds */
  typedAt: number
  /** what a screen reader says next; counted, so that the same is said twice */
  announcement: { text: string; count: number }
}

/** State outside React: a component hears of what it selected and of nothing else. */
export type Store = {
  /** whose page it is; its address in the API */
  page: Pick<KeptPage, 'id' | 'themeId'>
  url: string
  /** where it is saved: the website builder has an address of its own */
  saveUrl: string
  /** kinds of parts that ask the server for something: 'column:jobSearch' */
  asking: readonly string[]
  get(): State
  set(change: Partial<State>): void
  subscribe(listener: () => void): () => void
}

export type Whole = { page: KeptPage; data: ContentData; asking: readonly string[] }

export function createStore({ page, data, asking }: Whole, isBuilder: boolean, arriving: Arriving): Store {
  const listeners = new Set<() => void>()
  const draft = draftOf(page)
  let state: State = {
    history: history.begin(draft),
    saved: draft,
    rebase: null,
    selected: null,
    inline: null,
    panel: 'edit',
    picking: null,
    dialog: null,
    isFolded: false,
    arriving,
    data,
    isSaving: false,
    typedAt: 0,
    failure: null,
    announcement: { text: '', count: 0 },
  }
  return {
    page: { id: page.id, themeId: page.themeId },
    url: `/admin/themes/${page.themeId}/pages/${page.id}`,
    saveUrl: `${isBuilder ? '/website-builder/site' : '/admin/themes'}/${page.themeId}/pages/${page.id}`,
    asking,
    get: () => state,
    set(change) {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const draftIn = ({ history }: State): Draft => history.now
export const documentIn = ({ history }: State) => history.now.document
export const isDirty = ({ history, saved }: State): boolean => history.now !== saved
/** The selected part and where it is; null when nothing is selected. */
export const selectedIn = ({ history, selected }: State) => find(history.now.document, selected)
