import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { EditorProps } from '#features/editor/editor.tsx'
import { editorMessages, pageMessages } from '#spec/messages.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast-store.ts'
import { EditCorner } from './edit-corner.tsx'

type Whole = EditorProps['whole']
export type Opened = { Editor: ComponentType<EditorProps>; whole: Whole }

type Props = { page: { id: string; theme: string }; onOpen: (opened: Opened) => void }

/** A browser's own message about a script that failed to load is not a sentence. */
function unreachable(): never {
  throw new Error(editorMessages.unreachable)
}

/** Fetches the editor and the whole page on demand. */
export function EditToggle({ page: { id, theme }, onOpen }: Props) {
  const [isBusy, setBusy] = useState(false)
  const hasAsked = useRef(false)

  async function open() {
    setBusy(true)
    try {
      // The page is requested while the editor loads.
      const url = `/admin/themes/${theme}/pages/${id}`
      const response = fetch(url, { headers: { accept: 'application/json' } }).catch(() => null)
      const loading = import('#features/editor/widgets.ts').catch(unreachable)
      const [{ Editor, wholeOf }, answer] = await Promise.all([loading, response])
      onOpen({ Editor, whole: await wholeOf(answer) })
    } catch (error) {
      setBusy(false)
      toast(error instanceof Error ? error.message : String(error), 'danger')
    }
  }

  // A URL with ?edit opens the editor immediately: lists of pages link to it.
  useEffect(() => {
    if (hasAsked.current || !new URLSearchParams(location.search).has('edit')) return
    hasAsked.current = true
    void open()
  })

  return (
    <EditCorner>
      <Button icon="edit" busy={isBusy} title={pageMessages.edit} onClick={open}>
        {pageMessages.edit}
      </Button>
    </EditCorner>
  )
}
