import { type KeyboardEvent, useEffect, useRef } from 'react'
import { find } from '../operations/find.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import { changeField, settle, travel } from '../state/edit.ts'
import { documentIn } from '../state/store.ts'
import { useEditor, useStore } from '../state/use-editor.ts'
import styles from './canvas.module.css'

/** Text that is edited in place. Escape leaves it. */
export function InlineText({ id, name }: { id: string; name: string }) {
  const store = useStore()
  const value = useEditor(
    (state) => (find(documentIn(state), id)?.part as Record<string, unknown> | undefined)?.[name],
  )
  function press(event: KeyboardEvent<HTMLElement>) {
    // The text has already prevented its default; a dialog over it closes itself.
    if (event.key !== 'Escape' || (event.target as Element).closest('dialog')) return
    event.preventDefault()
    event.stopPropagation()
    const part = event.currentTarget.closest<HTMLElement>('[data-part]')
    store.set({ inline: null })
    part?.focus()
  }
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => focusWhenThere(box.current!), [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the text in it has the keys
    <div ref={box} data-control className={styles.inline} onKeyDown={press} onBlur={() => settle(store)}>
      <RichText
        inline
        id={`inline-${id}`}
        label="Text"
        value={typeof value === 'string' ? value : ''}
        onChange={(html) => changeField(store, id, name, html || undefined)}
        onTravel={(way) => travel(store, way)}
      />
    </div>
  )
}

/** The field is fetched at first use, and takes the focus as soon as it is there. */
function focusWhenThere(box: HTMLElement) {
  const observer = new MutationObserver(focus)
  observer.observe(box, { childList: true, subtree: true })
  focus()
  return () => observer.disconnect()

  function focus() {
    const field = box.querySelector<HTMLElement>('[contenteditable="true"]')
    if (!field) return
    observer.disconnect()
    field.focus()
  }
}
