import { type ComponentType, lazy, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react'
import type { Column } from '#features/content/schema.ts'
import type { CanvasPart, PartKind } from '#features/content/widgets.ts'
import { editorMessages } from '#spec/messages.ts'
import { Button } from '#ui/button.tsx'
import { nameOf } from '../state/names.ts'
import { textFieldOf } from '../state/text-field.ts'
import { useEditor, useStore } from '../state/use-editor.ts'
import { AddButtons } from './add-buttons.tsx'
import { heightKept } from './arriving.ts'
import { Boundary } from './boundary.tsx'
import styles from './canvas.module.css'
import { InlineText } from './inline-text.tsx'

// Dragging comes when everything else is there; if it does not, the keys and the pane move parts.
const NotDraggable: ComponentType<Omit<Props, 'children'>> = () => null
const Draggable = lazy<typeof NotDraggable>(() =>
  import('./draggable.tsx').then(
    (found) => ({ default: found.Draggable }),
    () => ({ default: NotDraggable }),
  ),
)

type Props = { part: CanvasPart; kind: PartKind; children: ReactNode }

/** What a part shows in the editor: its view, out of reach of the pointer, or words where there is none. */
export function PartContent({ part, kind, children }: Props) {
  // What is written in is not covered.
  const isMarked = useEditor(({ selected, inline }) => selected === part.id && inline !== part.id)
  return (
    <>
      {kind === 'container' ? (
        <Columns part={part}>{children}</Columns>
      ) : (
        <VisibleContent {...{ part, kind, children }} />
      )}
      <Suspense>
        <Draggable kind={kind} part={part} />
      </Suspense>
      {isMarked && (
        <>
          <span className={styles.chip} aria-hidden="true">
            {nameOf(kind, part as Column)}
          </span>
          <AddButtons kind={kind} id={part.id} />
        </>
      )}
    </>
  )
}

/** A container that holds nothing yet says so, and takes its first content. */
function Empty({ id }: { id: string }) {
  const store = useStore()
  return (
    <div className={styles.nothing}>
      <p>{editorMessages.noContent}</p>
      <Button
        variant="secondary"
        size="small"
        icon="plus"
        tabIndex={-1}
        data-control
        onClick={() => store.set({ picking: { kind: 'column', target: { into: id, at: 0 } } })}
      >
        Add content
      </Button>
    </div>
  )
}

function Columns({ part, children }: { part: CanvasPart; children: ReactNode }) {
  const { columns } = part as unknown as { columns: unknown[] }
  const height = useEditor((state) => heightKept(state, part.id))
  if (height !== null) return <div data-arriving style={{ blockSize: height }} />
  return columns.length > 0 ? children : <Empty id={part.id} />
}

function VisibleContent({ part, kind, children }: Props) {
  const store = useStore()
  const textField = textFieldOf(kind, part.contentType)
  const isInline = useEditor(({ inline }) => textField !== undefined && inline === part.id)
  const asks = store.asking.includes(`${kind}:${part.contentType}`)
  const isThere = useEditor(({ data }) => !asks || part.id in data)
  const nothing = (
    <p className={styles.nothing}>
      {part.contentType ? nameOf(kind, part as Column) : editorMessages.noContent}
    </p>
  )
  if (children === null && part.contentType)
    return <p className={styles.nothing}>{editorMessages.unknownType}</p>
  if (children === null || !isThere) return nothing
  if (isInline) return <InlineText id={part.id} name={textField!} />
  const isHolder = part.contentType === 'freeContent'
  return (
    <Boundary instead={nothing}>
      <Content isHolder={isHolder}>{children}</Content>
    </Boundary>
  )
}

/** A view, and words in its place while it shows nothing that could be seen. */
function Content({ isHolder, children }: { isHolder: boolean; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = content
    current?.toggleAttribute('data-empty', !current.textContent.trim() && !current.querySelector(seen))
  })
  return (
    <div ref={content} className={styles.content} data-nothing={editorMessages.noContent} inert={!isHolder}>
      {children}
    </div>
  )
}

const seen = 'img, svg, video, iframe, canvas, input, select, textarea, button, hr, [data-part]'
