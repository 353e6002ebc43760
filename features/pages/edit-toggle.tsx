import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { EditorProps } from '#features/editor/editor.tsx'
import { editorMessages } from '#spec/messages.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast-store.ts'
import { EditCorner } from './edit-corner.tsx'

type Whole = EditorProps['whole']
export type Opened = { Editor: ComponentType<EditorProps>; whole: Whole }

type Props = { page: { id: string; theme: string }; onOpen: (opened: Opened) => void }

/** What a browser says of a script that does not come is no sentence. */
function unreachable(): never {
  throw new Error(editorMessages.unreachable)
}

/** Fetches the editor and the whole page when somebody wants to edit, and never before. */
export function EditToggle({ page: { id, theme }, onOpen }: Props) {
  const [isBusy, setBusy] = useState(false)
  const hasAsked = useRef(false)

  async function open() {
    setBusy(true)
    try {
      // The page is on its way while the editor loads.
      const url = `/admin/themes/${theme}/pages/${id}`
      const asked = fetch(url, { headers: { accept: 'application/json' } }).catch(() => null)
      const loading = import('#features/editor/widgets.ts').catch(unreachable)
      const [{ Editor, wholeOf }, answer] = await Promise.all([loading, asked])
      onOpen({ Editor, whole: await wholeOf(answer) })
    } catch (error) {
      setBusy(false)
      toast(error instanceof Error ? error.message : String(error), 'danger')
    }
  }

  // An address with ?edit opens the editor at once: lists of pages link to it.
  useEffect(() => {
    if (hasAsked.current || !new URLSearchParams(location.search).has('edit')) return
    hasAsked.current = true
    void open()
  })

  return (
    <EditCorner>
      <Button icon="edit" busy={isBusy} title={editorMessages.edit} onClick={open}>
        {editorMessages.edit}
      </Button>
    </EditCorner>
  )
}
