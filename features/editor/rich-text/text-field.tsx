import { EditorContent, useEditor } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { cx } from '#ui/class-names.ts'
import { proseClass } from '#ui/text.tsx'
import { extensions, extensionsWithHistory } from './extensions.ts'
import { LinkDialog } from './link-dialog.tsx'
import { tidyPasted } from './paste.ts'
import styles from './rich-text.module.css'
import type { RichTextProps } from './rich-text.tsx'
import { showInstead } from './show-instead.ts'
import { Toolbar } from './toolbar.tsx'

/** The field itself, on Tiptap: rich-text.tsx fetches it. */
export default function TextField({
  id,
  label,
  value,
  onChange,
  onTravel,
  inline,
  isLabeled = false,
  hasHistory = false,
}: RichTextProps) {
  const [isLinking, setLinking] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const reported = useRef(value)
  const tell = useRef(onChange)
  tell.current = onChange

  const editor = useEditor({
    extensions: hasHistory ? extensionsWithHistory : extensions,
    content: value,
    // Its few rules are in our own style sheet: the policy for styles allows no others.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-keyshortcuts': 'Alt+F10',
        class: `${styles.text} ${inline ? proseClass : styles.look}`,
      },
      transformPastedHTML: tidyPasted,
    },
    onUpdate({ editor: changed }) {
      const html = changed.getHTML()
      reported.current = html === '<p></p>' ? '' : html
      tell.current(reported.current)
    },
  })

  // What came from elsewhere, such as an undo of the page's.
  useEffect(() => {
    if (value === reported.current) return
    reported.current = value
    showInstead(editor, value)
  }, [editor, value])

  function press(event: KeyboardEvent) {
    if (event.altKey && event.key === 'F10')
      field.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus()
    else if (event.ctrlKey || event.metaKey) {
      const key = event.key.toLowerCase()
      // ProseMirror lets no one else have these keys.
      if (hasHistory && (key === 'z' || key === 'y')) return
      if (key === 'z') onTravel(event.shiftKey ? 'redo' : 'undo')
      else if (key === 'y') onTravel('redo')
      else if (key === 'k') setLinking(true)
      else return
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of the text in it
    <div ref={field} className={cx(styles.field, inline && styles.inline)} onKeyDown={press}>
      {!isLabeled && (
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
      )}
      <div className={styles.box}>
        <Toolbar editor={editor} label={label} controls={id} onLink={() => setLinking(true)} />
        <EditorContent editor={editor} />
      </div>
      {isLinking && <LinkDialog editor={editor} id={`${id}-link`} onClose={() => setLinking(false)} />}
    </div>
  )
}
