import { find, type Kind, positionsOf, shownIn } from '../operations/find.ts'
import {
  addContainer,
  copyPart,
  deletePart,
  duplicatePart,
  movePart,
  nestPart,
  pastePart,
  select,
  travel,
} from './edit.ts'
import { documentIn, type Store } from './store.ts'
import { write } from './text-field.ts'

/** What a shortcut may do other than change the page. */
export type Tools = { store: Store; save(): void; focus(where: 'canvas' | 'pane' | 'other'): void }

export type Shortcut = {
  /** as comboOf writes them; the first is the one that is shown */
  keys: readonly string[]
  does: string
  /** on the page alone, so that letters can be typed elsewhere */
  onPage?: true
  run(tools: Tools): void
}

const selected = (store: Store) => store.get().selected
/** For shortcuts about the selected part; without one they do nothing. */
const onPart = (act: (store: Store, id: string) => void) => ({
  onPage: true as const,
  run({ store }: Tools) {
    const id = selected(store)
    if (id) act(store, id)
  },
})

function go(store: Store, by: -1 | 1) {
  const shown = shownIn(documentIn(store.get()))
  const at = shown.indexOf(selected(store) ?? '')
  const next = at < 0 ? shown.at(by > 0 ? 0 : -1) : shown[at + by]
  if (next) select(store, next)
}

function outwards(store: Store) {
  select(store, find(documentIn(store.get()), selected(store))?.into ?? null)
}

/** What is added next to the selected part: a block in free content, else a column. */
function pick(store: Store) {
  const place = find(documentIn(store.get()), selected(store))
  const isFree = place?.kind === 'block' || place?.part.contentType === 'freeContent'
  const kind: Exclude<Kind, 'container'> = isFree ? 'block' : 'column'
  if (positionsOf(documentIn(store.get())).size === 0) addContainer(store)
  else store.set({ picking: { kind } })
}

export const shortcuts: readonly Shortcut[] = [
  { keys: ['mod+s'], does: 'Save all changes', run: ({ save }) => save() },
  { keys: ['mod+z'], does: 'Undo', run: ({ store }) => travel(store, 'undo') },
  { keys: ['mod+shift+z', 'mod+y'], does: 'Redo', run: ({ store }) => travel(store, 'redo') },
  { keys: ['f6'], does: 'Go between the page and the pane', run: ({ focus }) => focus('other') },
  { keys: ['arrowdown', 'arrowright'], does: 'Next part', onPage: true, run: ({ store }) => go(store, 1) },
  { keys: ['arrowup', 'arrowleft'], does: 'Previous part', onPage: true, run: ({ store }) => go(store, -1) },
  { keys: ['enter'], does: 'Edit the fields of the part', onPage: true, run: ({ focus }) => focus('pane') },
  {
    keys: ['f2', 'e'],
    does: 'Edit the text in place',
    ...onPart((store, id) => write(store, find(documentIn(store.get()), id)!)),
  },
  { keys: ['escape'], does: 'Select what holds the part', onPage: true, run: ({ store }) => outwards(store) },
  {
    keys: ['a'],
    does: 'Add a column or block after the part',
    onPage: true,
    run: ({ store }) => pick(store),
  },
  {
    keys: ['shift+b'],
    does: 'Add a column after free content',
    onPage: true,
    run: ({ store }) => store.set({ picking: { kind: 'column' } }),
  },
  { keys: ['shift+a'], does: 'Add a container', onPage: true, run: ({ store }) => void addContainer(store) },
  {
    keys: ['alt+arrowup', 'alt+arrowleft'],
    does: 'Move the part up or back',
    ...onPart((store, id) => movePart(store, id, -1)),
  },
  {
    keys: ['alt+arrowdown', 'alt+arrowright'],
    does: 'Move the part down or on',
    ...onPart((store, id) => movePart(store, id, 1)),
  },
  { keys: ['n'], does: 'Put the column into the free content before it', ...onPart(nestPart) },
  { keys: ['mod+d'], does: 'Duplicate', ...onPart(duplicatePart) },
  { keys: ['delete', 'backspace'], does: 'Delete', ...onPart(deletePart) },
  { keys: ['mod+c'], does: 'Copy', ...onPart(copyPart) },
  {
    keys: ['mod+x'],
    does: 'Cut',
    ...onPart((store, id) => {
      if (copyPart(store, id)) deletePart(store, id)
    }),
  },
  {
    keys: ['mod+v'],
    does: 'Paste, on this page or another',
    onPage: true,
    run: ({ store }) => pastePart(store),
  },
  { keys: ['?'], does: 'This list', onPage: true, run: ({ store }) => store.set({ dialog: 'help' }) },
]

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** 'mod+shift+z': mod is Control, or Command on a Mac. Shift is left out where it only makes the sign: '?'. */
export function comboOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  const isSign = key.length === 1 && key.toLowerCase() === key.toUpperCase()
  return [(ctrlKey || metaKey) && 'mod', altKey && 'alt', shiftKey && !isSign && 'shift', key.toLowerCase()]
    .filter(Boolean)
    .join('+')
}

export const shortcutOf = (event: Pressed, isOnPage: boolean): Shortcut | undefined => {
  const combo = comboOf(event)
  return shortcuts.find(({ keys, onPage }) => keys.includes(combo) && (isOnPage || !onPage))
}
