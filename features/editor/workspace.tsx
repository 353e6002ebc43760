import { type KeyboardEvent, useEffect } from 'react'
import { router } from '#ui/nav.ts'
import { toast } from '#ui/toast-store.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { PageCanvas } from './canvas/canvas.tsx'
import { Help } from './pane/help.tsx'
import { Pane } from './pane/pane.tsx'
import { Preview } from './pane/preview.tsx'
import { Picker } from './picker/picker.tsx'
import { afterSave } from './state/after-save.ts'
import { firstField } from './state/go.ts'
import { useLeaving } from './state/leaving.ts'
import { fail, save } from './state/save.ts'
import { restoreRevision } from './state/server.ts'
import { shortcutOf } from './state/shortcuts.ts'
import { draftIn } from './state/store.ts'
import { useEditor, useStore } from './state/use-editor.ts'

type Props = { isBuilder: boolean; onDiscard: () => void }

/** The page and the pane beside it. */
export function Workspace({ isBuilder, onDiscard }: Props) {
  const store = useStore()
  useLeaving(store)
  useRoom()

  async function saveAll() {
    if ((await save(store)) !== 'saved') return
    leave()
  }

  function leave() {
    const { page } = draftIn(store.get())
    const { to, message } = afterSave({ ...page, ...store.page }, { isBuilder, kept: localStorage })
    toast(message)
    router.visit(to, { replace: true })
  }

  async function restore(rev: number) {
    const answer = await restoreRevision(store.url, rev)
    if ('refusal' in answer) return void fail(store, answer.refusal.reason)
    leave()
  }

  function press(event: KeyboardEvent) {
    const isOnPage = isPage(event.target as HTMLElement)
    const shortcut = event.defaultPrevented ? undefined : shortcutOf(event, isOnPage)
    if (!shortcut) return
    event.preventDefault()
    shortcut.run({ store, save: saveAll, focus: (where) => focusOn(where, isOnPage) })
  }

  return (
    <>
      <PageCanvas onKey={press} />
      <Pane onSave={saveAll} onDiscard={onDiscard} onRestore={restore} onKey={press} />
      <Picker />
      <Help />
      <Preview />
      <Said />
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
    document.querySelector<HTMLElement>('[data-canvas]')?.focus({ preventScroll: true })
    return () => {
      delete document.documentElement.dataset.editing
    }
  }, [])
}

/** What was done, for those who listen. */
function Said() {
  const { text, count } = useEditor(({ said }) => said)
  return (
    <div role="status" data-said>
      <VisuallyHidden key={count}>{text}</VisuallyHidden>
    </div>
  )
}
