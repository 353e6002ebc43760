import { useState } from 'react'
import type { Container, Field } from '#features/content/schema.ts'
import { fetched } from '#ui/fetched.tsx'
import { ChoiceControl } from '../controls/choice.tsx'
import { Control } from '../controls/controls.tsx'
import { leaving, type Style } from '../operations/style.ts'
import { layOut } from '../state/edit.ts'
import { useStore } from '../state/use-editor.ts'

const LeavingDialog = fetched(async () => (await import('./leaving-dialog.tsx')).default)

type Props = { id: string; container: Container; field: Field }

/** The layout of a container. Before columns would leave the page it says which. */
export function LayoutField({ id, container, field }: Props) {
  const store = useStore()
  const [pending, ask] = useState<Style | null>(null)

  function choose(style: string | undefined) {
    if (!style) return
    if (leaving(container, style as Style).length > 0) ask(style as Style)
    else layOut(store, container.id, style as Style)
  }
  return (
    <>
      <ChoiceControl
        id={id}
        name="style"
        field={field}
        value={container.style}
        onChange={choose}
        themeId={store.page.themeId}
        Nested={Control}
      />
      {pending && (
        <LeavingDialog
          columns={leaving(container, pending)}
          onKeep={() => ask(null)}
          onChange={() => {
            layOut(store, container.id, pending)
            ask(null)
          }}
        />
      )}
    </>
  )
}
