import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { Document } from '#features/content/schema.ts'
import {
  Canvas,
  type CanvasParts,
  ContentView,
  loadViews,
  useContentStyles,
} from '#features/content/widgets.ts'
import { audienceLabels, editorMessages } from '#spec/messages.ts'
import { Button } from '#ui/button.tsx'
import { find } from '../operations/find.ts'
import { addContainer, select } from '../state/edit.ts'
import { nameOf } from '../state/names.ts'
import { documentIn } from '../state/store.ts'
import { write } from '../state/text-field.ts'
import { useEditor, useStore } from '../state/use-editor.ts'
import { useArrivals } from './arriving.ts'
import styles from './canvas.module.css'
import { PartContent } from './part-content.tsx'
import { rulesOf } from './rules.ts'
import { useSelection } from './selection.ts'
import { useAskedData } from './use-data.ts'

/** The page as visitors see it, with selectable parts. */
export function PageCanvas({ onKey }: { onKey: (event: KeyboardEvent) => void }) {
  const store = useStore()
  const document = useEditor(documentIn)
  const data = useEditor((state) => state.data)
  const version = useViews(document)
  const canvas = useRef<HTMLDivElement>(null)
  useContentStyles(rulesOf(document))
  useAskedData(store, document)
  useSelection(canvas, document)
  useDrop(canvas)
  useArrivals(store)
  // A new object when views have loaded, so that their parts render again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is what it is about
  const parts = useMemo<CanvasParts>(() => ({ attributesOf, Content: PartContent }), [version])
  const notes = notesOf(document)

  function press(event: MouseEvent) {
    const target = event.target as Element
    if (target.closest('[data-control]')) return
    event.preventDefault()
    select(store, target.closest<HTMLElement>('[data-part]')?.dataset.part ?? null)
  }

  /** A double click edits the text in place. */
  function pressTwice(event: MouseEvent) {
    const target = event.target as Element
    const id = target.closest<HTMLElement>('[data-part]')?.dataset.part
    const place = find(documentIn(store.get()), id ?? null)
    if (place && !target.closest('[data-control]')) write(store, place)
  }

  return (
    <div
      ref={canvas}
      role="application"
      aria-label="Page"
      aria-describedby="canvas-keys"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of the page work from here
      tabIndex={0}
      data-canvas
      className={styles.canvas}
      onClick={press}
      onDoubleClick={pressTwice}
      onKeyDown={onKey}
    >
      <p id="canvas-keys" hidden>
        Arrow keys select parts, Enter edits them, A adds one, question mark lists all keys.
      </p>
      <Canvas value={parts}>
        <ContentView document={document} data={data} notes={notes} />
      </Canvas>
      {document.containers.length === 0 && <p className={styles.nothing}>{editorMessages.noContent}</p>}
      <div className={styles.end}>
        <Button
          variant="secondary"
          icon="plus"
          tabIndex={-1}
          data-control
          onClick={() => addContainer(store, documentIn(store.get()).containers.length)}
        >
          Add a container
        </Button>
      </div>
    </div>
  )
}

const attributesOf: CanvasParts['attributesOf'] = (part, kind) =>
  ({
    'data-part': part.id,
    role: 'group',
    'aria-label': nameOf(kind, part as never),
    'aria-labelledby': undefined,
    tabIndex: -1,
  }) as object

function notesOf({ containers }: Document): Record<string, string> {
  const noted = containers.flatMap(({ id, showWhen }) =>
    showWhen === 'loggedIn' || showWhen === 'loggedOut' ? [[id, audienceLabels[showWhen]]] : [],
  )
  return Object.fromEntries(noted)
}

/** Fetches the views that the document needs; counts up when some have come. */
function useViews(document: Document): number {
  const [version, setVersion] = useState(0)
  useEffect(() => {
    let isWanted = true
    loadViews(document).then((loaded) => isWanted && loaded && setVersion((before) => before + 1))
    return () => {
      isWanted = false
    }
  }, [document])
  return version
}

function useDrop(canvas: React.RefObject<HTMLDivElement | null>) {
  const store = useStore()
  useEffect(() => {
    let marked: HTMLElement | undefined
    let stop: (() => void) | undefined
    let isGone = false
    import('./drop.ts').then(
      ({ dropOn }) => {
        if (isGone) return
        stop = dropOn(canvas.current!, store, (landing) => {
          marked?.removeAttribute('data-drop')
          marked = landing?.element
          marked?.setAttribute('data-drop', landing!.isAcross ? `across-${landing!.side}` : landing!.side)
        })
        // Keys and the pane move parts without it.
      },
      () => {},
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [canvas, store])
}
