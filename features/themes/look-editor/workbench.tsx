import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import styles from './workbench.module.css'

type Props = {
  /** above both */
  head: ReactNode
  settings: ReactNode
  preview: ReactNode
  onUndo?: () => void
  onRedo?: () => void
}

/** Settings beside a preview. F6 moves between them, Ctrl Z and Ctrl Shift Z undo and redo. */
export function Workbench({ head, settings, preview, onUndo, onRedo }: Props) {
  const side = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)

  function press(event: KeyboardEvent) {
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z'
    if (event.key === 'F6') {
      const other = frame.current?.contains(document.activeElement) ? side : frame
      other.current
        ?.querySelector<HTMLElement>('summary, input:not([type="hidden"]), select, button')
        ?.focus()
    } else if (isUndo && (event.shiftKey ? onRedo : onUndo)) event.shiftKey ? onRedo?.() : onUndo?.()
    else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of everything inside
    <div className={styles.workbench} onKeyDown={press}>
      <div className={styles.head}>{head}</div>
      <div className={styles.side} ref={side}>
        {settings}
      </div>
      <div className={styles.shown} ref={frame}>
        {preview}
      </div>
    </div>
  )
}
