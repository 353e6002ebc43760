import { type Column, type Container, type Document, typeOf } from '#features/content/schema.ts'
import { toast } from '#ui/toast-store.ts'
import { blankBlock, blankColumn, blankContainer, containerAround } from '../operations/blank.ts'
import { setField, setWidth } from '../operations/change.ts'
import { type Added, behind, duplicate, paste } from '../operations/copy.ts'
import { find, type Kind, pathTo } from '../operations/find.ts'
import * as history from '../operations/history.ts'
import { insert, move, remove, type Target } from '../operations/insert.ts'
import { nearest } from '../operations/nearest.ts'
import { nest } from '../operations/nest.ts'
import { step } from '../operations/step.ts'
import { bringBack, changeStyle, type Style } from '../operations/style.ts'
import { copied, keepCopied } from './clipboard.ts'
import type { Draft, PageValues } from './draft.ts'
import { nameOf, saidOf } from './names.ts'
import type { State, Store } from './store.ts'

type Values = Record<string, unknown>

/** All edits of the page: each is an undo step and announced to screen readers. */
export function say(store: Store, text: string) {
  store.set({ announcement: { text, count: store.get().announcement.count + 1 } })
}

function change(store: Store, draft: Draft, joins: string | null = null, more: Partial<State> = {}) {
  const { history: before } = store.get()
  store.set({ history: history.record(before, draft, joins), ...selectionIn(store, draft), ...more })
}

/** The part nearest to where a selected part was that this draft no longer has. */
function selectionIn(store: Store, { document }: Draft): Partial<State> {
  const { selected } = store.get()
  if (selected === null || find(document, selected)) return {}
  return { selected: nearest(documentOf(store), document, selected), inline: null }
}

function changeDocument(
  store: Store,
  document: Document,
  joins: string | null = null,
  more: Partial<State> = {},
) {
  const { now } = store.get().history
  change(store, document === now.document ? now : { ...now, document }, joins, more)
}

const documentOf = (store: Store) => store.get().history.now.document

export function select(store: Store, id: string | null) {
  const { selected, inline, history: before, panel } = store.get()
  if (id === selected) return
  store.set({
    selected: id,
    inline: inline === id ? inline : null,
    history: history.settle(before),
    panel: panel === 'outline' || panel === 'checks' ? panel : 'edit',
  })
}

export function changeField(store: Store, id: string, name: string, value: unknown) {
  const document = documentOf(store)
  if (isLongText(document, id, name)) settleAfterPause(store)
  const isWidth = name === 'width' && find(document, id)?.kind === 'column'
  const changed = isWidth
    ? setWidth(document, id, value as number | undefined)
    : setField(document, id, name, value)
  changeDocument(store, changed, `${id}.${name}`)
}

export function changePage<Name extends keyof PageValues>(store: Store, name: Name, value: PageValues[Name]) {
  const { now } = store.get().history
  change(store, { ...now, page: { ...now.page, [name]: value } }, `page.${name}`)
}

/** Several fields of a part, in one step. */
export function changeFields(store: Store, id: string, change: (values: Values) => Values) {
  const document = documentOf(store)
  const values = find(document, id)?.part as Values | undefined
  if (!values) return
  const changed = Object.entries(change(values))
  changeDocument(
    store,
    changed.reduce((before, [name, value]) => setField(before, id, name, value), document),
  )
}

function isLongText(document: Document, id: string, name: string): boolean {
  const place = find(document, id)
  if (!place || place.kind === 'container') return false
  return typeOf(place.kind, (place.part as Column).contentType)?.fields[name]?.kind === 'html'
}

/** What is written into a long text without a pause is one step. */
const pauseMs = 700

function settleAfterPause(store: Store) {
  const { typedAt } = store.get()
  const now = Date.now()
  if (now - typedAt > pauseMs) settle(store)
  store.set({ typedAt: now })
}

/** Makes the next key in the same field a separate step. */
export const settle = (store: Store) => {
  const { history: before } = store.get()
  if (before.joins !== null) store.set({ history: history.settle(before) })
}

/** Adds a part of a kind at a place, else behind what is selected; returns its id. */
export function add(store: Store, kind: Kind, contentType: string, target?: Target): string | null {
  const document = documentOf(store)
  const to = target ?? behind(document, kind, store.get().selected)
  if (kind === 'column' && !to) return addContainer(store, undefined, contentType)
  if (!to) return null
  const part = { container: blankContainer, column: blankColumn, block: blankBlock }[kind](
    contentType as never,
  )
  added(store, { document: insert(document, kind, part, to), id: part.id }, 'Added')
  return part.id
}

/** Adds a container, with a column of a type in it if one is given. */
export function addContainer(store: Store, at?: number, contentType?: string): string {
  const document = documentOf(store)
  const columns = contentType === undefined ? [] : [blankColumn(contentType)]
  const container: Container = columns.length ? containerAround(...columns) : blankContainer()
  const to = at === undefined ? behind(document, 'container', store.get().selected)! : { into: null, at }
  const id = columns[0]?.id ?? container.id
  added(store, { document: insert(document, 'container', container, to), id }, 'Added')
  return id
}

function added(store: Store, { document, id }: Added, what: string) {
  changeDocument(store, document, null, { selected: id, inline: null, panel: 'edit' })
  say(store, `${what}: ${saidOf(find(document, id)!)}.`)
}

export function deletePart(store: Store, id: string) {
  const document = documentOf(store)
  const place = find(document, id)
  if (!place) return
  changeDocument(store, remove(document, id))
  say(store, `Deleted: ${nameOf(place.kind, place.part)}. Undo restores it.`)
}

export function duplicatePart(store: Store, id: string) {
  const copy = duplicate(documentOf(store), id)
  if (copy) added(store, copy, 'Duplicated')
}

export function movePart(store: Store, id: string, to: -1 | 1 | Target) {
  const document = documentOf(store)
  const changed = typeof to === 'number' ? step(document, id, to) : move(document, id, to)
  if (changed === document) return say(store, 'It cannot be moved there.')
  changeDocument(store, changed)
  const path = pathTo(changed, id)
  const holder = path.at(-2)
  const where = holder ? ` of ${nameOf(holder.kind, holder.part)}` : ''
  say(store, `Moved: ${saidOf(path.at(-1)!)}${where}.`)
}

export function nestPart(store: Store, id: string) {
  const changed = nest(documentOf(store), id)
  if (!changed) return say(store, 'There is no free content before it to move it into.')
  changeDocument(store, changed)
  say(store, 'Moved into the free content before it.')
}

export function layOut(store: Store, id: string, style: Style) {
  changeDocument(store, changeStyle(documentOf(store), id, style))
  say(store, 'Layout changed.')
}

export function restoreColumn(store: Store, containerId: string, id: string) {
  changeDocument(store, bringBack(documentOf(store), containerId, id), null, { selected: id })
  say(store, 'The column is back.')
}

/** Whether it is copied: what is not must not be cut. */
export function copyPart(store: Store, id: string): boolean {
  const place = find(documentOf(store), id)
  if (!place) return false
  const isKept = keepCopied(place.kind, place.part)
  const name = nameOf(place.kind, place.part)
  if (isKept) say(store, `Copied: ${name}.`)
  else refuse(store, `${name} is too large to copy. Move it, or duplicate it on this page.`)
  return isKept
}

/** For sighted people, too: nothing else on the page says it. */
function refuse(store: Store, why: string) {
  toast(why, 'warning')
  say(store, why)
}

export function pastePart(store: Store) {
  const clipboard = copied()
  const pasted = clipboard && paste(documentOf(store), clipboard.kind, clipboard.part, store.get().selected)
  if (pasted) added(store, pasted, 'Pasted')
  else say(store, clipboard ? 'It cannot be pasted here.' : 'Nothing has been copied yet.')
}

export function travel(store: Store, way: 'undo' | 'redo') {
  const { history: before, selected, rebase } = store.get()
  const after = way === 'undo' ? history.undo(before) : history.redo(before)
  if (after.now === before.now) return say(store, way === 'undo' ? 'Nothing to undo.' : 'Nothing to redo.')
  const now = rebase ? rebase(after.now) : after.now
  store.set({ history: { ...after, now }, ...selectionIn(store, now) })
  const place = find(now.document, store.get().selected)
  const isElsewhere = place && place.part.id !== selected
  const what = way === 'undo' ? 'Undone.' : 'Done again.'
  say(store, isElsewhere ? `${what} Selected: ${saidOf(place)}.` : what)
}

/** Another draft in the place of this one, as one step: what a journal kept, what a merge made. */
export const takeDraft = (store: Store, draft: Draft, more: Partial<State> = {}) =>
  change(store, draft, null, more)
