import { useState } from 'react'
import type { Container, Field } from '#features/content/schema.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { ChoiceControl } from '../controls/choice.tsx'
import { Control } from '../controls/controls.tsx'
import { leaving, type Style } from '../operations/style.ts'
import { layOut } from '../state/edit.ts'
import { nameOf } from '../state/names.ts'
import { useStore } from '../state/use-editor.ts'

type Props = { id: string; container: Container; field: Field }

/** The layout of a container. Before columns would leave the page it says which. */
export function LayoutField({ id, container, field }: Props) {
  const store = useStore()
  const [asked, ask] = useState<Style | null>(null)
  const left = asked ? leaving(container, asked) : []

  function choose(style: string | undefined) {
    if (!style) return
    if (leaving(container, style as Style).length > 0) ask(style as Style)
    else layOut(store, container.id, style as Style)
  }
  return (
    <>
      <ChoiceControl
        id={id}
        field={field}
        value={container.style}
        onChange={choose}
        themeId={store.page.themeId}
        Nested={Control}
      />
      <Modal
        title="These leave the page"
        isOpen={asked !== null}
        onClose={() => ask(null)}
        actions={
          <>
            <Button variant="secondary" onClick={() => ask(null)}>
              Keep the layout
            </Button>
            <Button
              onClick={() => {
                if (asked) layOut(store, container.id, asked)
                ask(null)
              }}
            >
              Set aside and change
            </Button>
          </>
        }
      >
        <p>They are set aside in this container and can be brought back.</p>
        <ul>
          {left.map((column) => (
            <li key={column.id}>{nameOf('column', column)}</li>
          ))}
        </ul>
      </Modal>
    </>
  )
}
