import { type MouseEvent, useEffect, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import styles from './find.module.css'

/** Opens the palette with Ctrl K, or / outside of a field. */
export function usePalette(isSignedIn: boolean) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isSignedIn) return
    function press(event: KeyboardEvent) {
      const isCommand = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isCommand && !(event.key === '/' && !isTyping(event.target) && !event.ctrlKey && !event.metaKey))
        return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isSignedIn])
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))

/** What looks like a field and opens the palette; without script it is a link to the page that does the same. */
export function FindOpener({ onOpen }: { onOpen: () => void }) {
  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // On a phone it is in a sheet, which would cover the palette.
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
    onOpen()
  }
  return (
    <Link href="/find" className={styles.opener} onClick={open} aria-keyshortcuts="Control+K">
      <Icon name="search" />
      <span>Find people, jobs, pages</span>
      <kbd>Ctrl K</kbd>
    </Link>
  )
}
