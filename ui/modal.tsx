import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from './button.tsx'
import { cx } from './class-names.ts'
import styles from './modal.module.css'

type Props = {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  /** Buttons of the footer. */
  actions?: ReactNode
  /** small: 400 px (document 1, section 9: comments); full: the window */
  size?: 'small' | 'medium' | 'large' | 'full'
}

/**
 * A native dialog: it holds the focus, Escape and the backdrop close it, and the focus returns to where it
 * was. Its trigger should be a link to a page that does the same without script.
 */
export function Modal({ title, isOpen, onClose, children, actions, size = 'medium' }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return
    const before = document.activeElement
    element.showModal()
    return () => {
      element.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [isOpen])

  function pressBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={cx(styles.modal, styles[size])}
      aria-labelledby={titleId}
      onClick={pressBackdrop}
      onCancel={(event) => {
        // A file chooser in it that was cancelled says so with the same event.
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
    >
      {isOpen && (
        <div className={styles.sheet}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
          {/* Last, so that the initial focus is in the content. */}
          <IconButton className={styles.close} icon="close" label="Close" onClick={onClose} />
        </div>
      )}
    </dialog>
  )
}
