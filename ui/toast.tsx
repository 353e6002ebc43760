import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { toastMs } from '#spec/limits.ts'
import { type AlertTone, toneIcons } from './alert.tsx'
import { IconButton } from './button.tsx'
import { cx } from './class-names.ts'
import { useHydrated } from './hydrated.ts'
import { Icon } from './icon.tsx'
import styles from './toast.module.css'
import { current, dismiss, subscribe, type ToastMessage } from './toast-store.ts'

export type Flash = {
  message: string
  tone?: AlertTone
  link?: { href: string; label: string }
  /** shown above the page instead of as a toast */
  stays?: boolean
}
const none: readonly ToastMessage[] = []

/**
 * Where toasts appear; once on every page. The server's flash is in the HTML and stays without script; with
 * script a toast disappears after five seconds, unless it is hovered or focused. While a dialog is open, what is outside it can
 * be neither read nor pressed, so they appear in it.
 */
export function Toasts({ flash }: { flash?: Flash | null }) {
  const toasts = useSyncExternalStore(subscribe, current, () => none)
  const [dismissed, setDismissed] = useState<Flash>()
  const dialog = useDialog(toasts)
  const list = toasts.map((one) => (
    <Toast key={one.id} text={one.text} tone={one.tone} onLeave={() => dismiss(one.id)} />
  ))
  return (
    <div role="status" className={styles.toasts}>
      {flash && flash !== dismissed && (
        <Toast
          key={flash.message}
          text={flash.message}
          tone={flash.tone}
          onLeave={() => setDismissed(flash)}
        />
      )}
      {dialog && list.length > 0
        ? createPortal(
            <div role="alert" className={styles.toasts}>
              {list}
            </div>,
            dialog,
          )
        : list}
    </div>
  )
}

/** The dialog that is open when there is another toast, until it is closed. */
function useDialog(toasts: readonly ToastMessage[]): Element | null {
  const [dialog, setDialog] = useState<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again for each toast
  useEffect(() => {
    const open = [...document.querySelectorAll('dialog:modal')].at(-1) ?? null
    const closed = () => setDialog(null)
    setDialog(open)
    open?.addEventListener('close', closed)
    return () => open?.removeEventListener('close', closed)
  }, [toasts])
  return dialog
}

type Props = { text: string; tone?: AlertTone; onLeave?: () => void; stays?: boolean }

export function Toast({ text, tone = 'success', onLeave, stays }: Props) {
  const hydrated = useHydrated()
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || stays || !onLeave) return
    const timer = setTimeout(onLeave, toastMs)
    return () => clearTimeout(timer)
  }, [held, stays, onLeave])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer
    <div
      className={cx(styles.toast, styles[tone])}
      // Not onPointerEnter: a toast that appears under a resting pointer would never leave.
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={toneIcons[tone]} />
      <span>{text}</span>
      {hydrated && onLeave && <IconButton icon="close" label="Dismiss" onClick={onLeave} />}
    </div>
  )
}
