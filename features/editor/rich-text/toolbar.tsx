import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { cx } from '#ui/class-names.ts'
import styles from './rich-text.module.css'
import toolStyles from './tool.module.css'
import { type Tool, tableTools, textTools } from './tools.ts'

type Props = { editor: Editor; label: string; controls: string; onLink: () => void }

/** The tools of a text: one stop of the Tab key, arrows from tool to tool, Escape back into the text. */
export function Toolbar({ editor, label, controls, onLink }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const { tools, on, possible } = useEditorState({ editor, selector: stateOf })
  const at = Math.min(current, tools.length - 1)

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation()
      editor.view.focus()
      return
    }
    const to = moves[event.key]?.(at, tools.length)
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    setCurrent(to)
    bar.current?.querySelectorAll('button')[to]?.focus()
  }

  function use({ press }: Tool, place: number) {
    setCurrent(place)
    if (press === 'link') return onLink()
    // At once: what is typed next belongs to the text. The editor's own command waits for a frame.
    editor.view.focus()
    press(editor)
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={`Format: ${label}`}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={press}
    >
      {tools.map((tool, place) => (
        <button
          key={tool.name}
          type="button"
          tabIndex={place === at ? 0 : -1}
          className={cx(toolStyles.tool, on[place] && toolStyles.on)}
          aria-pressed={tool.isOn ? on[place] : undefined}
          aria-disabled={possible[place] ? undefined : true}
          aria-label={tool.name}
          title={tool.keys ? `${tool.name} (${tool.keys})` : tool.name}
          // The text keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => possible[place] && use(tool, place)}
        >
          <Face {...tool} />
        </button>
      ))}
    </div>
  )
}

function stateOf({ editor }: { editor: Editor }) {
  const tools = editor.isActive('table') ? [...textTools, ...tableTools] : textTools
  return {
    tools,
    on: tools.map(({ isOn }) => isOn?.(editor) ?? false),
    possible: tools.map(({ isPossible }) => isPossible?.(editor) ?? true),
  }
}

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

function Face({ face }: Tool) {
  if ('words' in face) return face.words
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" className={toolStyles.picture} aria-hidden="true">
      <path d={face.path} />
    </svg>
  )
}
