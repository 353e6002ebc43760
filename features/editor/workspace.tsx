import { type KeyboardEvent, useEffect } from 'react'
import { PageHead, PageTitle } from '#features/pages/widgets.ts'
import { editorMessages } from '#spec/messages.ts'
import { fetched } from '#ui/fetched.tsx'
import { router } from '#ui/nav.ts'
import { toast } from '#ui/toast-store.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { PageCanvas } from './canvas/canvas.tsx'
import { Pane, PartPanel } from './pane/pane.tsx'
import { afterSave, type Saved } from './state/after-save.ts'
import { firstField } from './state/go.ts'
import { useJournal } from './state/keeping.ts'
import { useLeaving } from './state/leaving.ts'
import { fail, save } from './state/save.ts'
import { shortcutOf } from './state/shortcuts.ts'
import { draftIn, isDirty } from './state/store.ts'
import { useEditor, useStore } from './state/use-editor.ts'

const Picker = fetched(async () => (await import('./picker/picker.tsx')).Picker, { Absent })
const Help = fetched(async () => (await import('./pane/help.tsx')).Help, { Absent })
const DiscardDialog = fetched(async () => (await import('./pane/discard-dialog.tsx')).DiscardDialog, {
  Absent,
})
const Preview = fetched(async () => (await import('./pane/preview.tsx')).Preview, { Absent })

/** Steps of editing. */
const muchToLose = 5

type Props = { isBuilder: boolean; onDiscard: () => void }

/** The page and the pane. */
export function Workspace({ isBuilder, onDiscard }: Props) {
  const store = useStore()
  useLeaving(store)
  useRoom()
  const dialog = useEditor((state) => state.dialog)
  const picking = useEditor((state) => state.picking)
  // It is there before it is wanted: words that are typed at once look for a type.
  useEffect(() => void Picker.prepare(), [])
  useEffect(() => void PartPanel.prepare(), [])
  const journaled = useJournal(store)

  async function saveAll() {
    const outcome = await save(store)
    if (outcome === 'conflict' && (await mergeTheirs())) return saveAll()
    if (outcome !== 'saved') return
    if (isDirty(store.get())) return saveAll()
    await journaled.journal.clear().catch(() => {})
    leave({ ...draftIn(store.get()).page, ...store.page })
  }

  async function mergeTheirs() {
    const merging = await import('./state/merging.ts').catch(() => null)
    if (merging) return merging.mergeTheirs(store)
    fail(store, editorMessages.unreachable)
    return false
  }

  /** Away from the page, and kept for thirty days in this browser. */
  async function discard() {
    const { bringBack, discarded } = editorMessages
    if (isDirty(store.get())) toast(`${discarded} ${bringBack}`)
    await journaled.journal.discard().catch(() => {})
    onDiscard()
  }

  /** A few steps are soon done again; more are asked about. */
  function askToDiscard() {
    const { history } = store.get()
    if (isDirty(store.get()) && history.past.length >= muchToLose) store.set({ dialog: 'discard' })
    else void discard()
  }

  function leave(page: Saved) {
    const { to, message } = afterSave(page, { isBuilder, storage: storage() })
    toast(message)
    router.visit(to, { replace: true })
  }

  function press(event: KeyboardEvent) {
    const isOnPage = isPage(event.target as HTMLElement)
    if (event.defaultPrevented || picking) return
    const shortcut = shortcutOf(event, isOnPage)
    if (!shortcut) return
    event.preventDefault()
    shortcut.run({ store, save: saveAll, focus: (where) => focusOn(where, isOnPage) })
  }

  return (
    <>
      <Around />
      <PageCanvas onKey={press} />
      <Pane onSave={saveAll} onDiscard={askToDiscard} onRestored={leave} onKey={press} kept={journaled} />
      {picking && <Picker picking={picking} />}
      {dialog === 'help' && <Help />}
      {dialog === 'preview' && <Preview />}
      {dialog === 'discard' && <DiscardDialog onDiscard={discard} />}
      <Announcement />
    </>
  )
}

/** A browser may refuse its storage altogether. */
function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return localStorage
  } catch {
    return { getItem: () => null, setItem: () => {} }
  }
}

/** A dialog that did not come: says why, and is asked for again by the same key. */
function Absent() {
  const store = useStore()
  useEffect(() => {
    toast(`${editorMessages.partMissing} ${editorMessages.partMissingHelp}`, 'danger')
    store.set({ picking: null, dialog: null })
  }, [store])
  return null
}

/** The frame around the content: as it is now, not as it was saved. */
function Around() {
  const page = useEditor((state) => draftIn(state).page)
  return (
    <>
      <PageHead page={page} />
      <PageTitle page={page} />
    </>
  )
}

/** Whether the keys of the page are meant, not those of a text that is edited in it. */
const isPage = (target: HTMLElement) => target.matches('[data-canvas], [data-canvas] [data-part]')

function focusOn(where: 'canvas' | 'pane' | 'other', isOnPage: boolean) {
  const isToPane = where === 'pane' || (where === 'other' && isOnPage)
  const canvas =
    document.querySelector<HTMLElement>('[data-canvas] [data-selected]') ??
    document.querySelector<HTMLElement>('[data-canvas]')
  const target = isToPane ? firstField() : canvas
  const inner = target?.matches('fieldset') ? target.querySelector<HTMLElement>('button, input') : target
  inner?.focus()
}

/** Makes room for the pane, and begins with the focus in it. */
function useRoom() {
  useEffect(() => {
    document.documentElement.dataset.editing = ''
    showInAddress(true)
    document.querySelector<HTMLElement>('[data-canvas]')?.focus({ preventScroll: true })
    return () => {
      delete document.documentElement.dataset.editing
      showInAddress(false)
    }
  }, [])
}

/** A page that is reloaded during editing stays in the editor. */
function showInAddress(isEdited: boolean) {
  const url = new URL(location.href)
  if (isEdited) url.searchParams.set('edit', '')
  else url.searchParams.delete('edit')
  history.replaceState(history.state, '', url.href.replace('edit=', 'edit'))
}

/** Announces edits to screen readers. */
function Announcement() {
  const { text, count } = useEditor(({ announcement }) => announcement)
  return (
    <div role="status" data-said>
      <VisuallyHidden key={count}>{text}</VisuallyHidden>
    </div>
  )
}
