import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { searchListMessages } from '#spec/messages.ts'
import { IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { router } from '#ui/nav.ts'
import styles from './find.module.css'
import { type Option, optionsOf, step } from './model/options.ts'
import { useFound } from './model/use-found.ts'

/** The command palette: a field and what it finds, moved through by keyboard. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [q, setQ] = useState('')
  const [at, setAt] = useState(0)
  const { found, failed } = useFound(q)
  const id = useId()
  const groups = found?.groups ?? []
  const options = optionsOf(groups)
  const chosen = options[Math.min(at, options.length - 1)]

  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => void (before instanceof HTMLElement && before.focus())
  }, [])

  useEffect(() => {
    dialog.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  })

  function open({ href }: Option, isNewTab: boolean) {
    if (isNewTab) return void window.open(href, '_blank', 'noopener')
    onClose()
    router.visit(href)
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      return open(chosen, event.ctrlKey || event.metaKey)
    }
    const next = step(event.key, event.shiftKey, options, at)
    if (next === null) return
    event.preventDefault()
    setAt(next)
  }

  const status = failed
    ? 'The search did not answer. Please try again.'
    : found && options.length === 0
      ? searchListMessages.noResults
      : ''

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label="Find"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.ask}>
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label="Find people, jobs, pages"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-found`}
          aria-activedescendant={chosen && `${id}-${chosen.key}`}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder="Find people, jobs, pages"
          value={q}
          onChange={(event) => {
            setQ(event.target.value)
            setAt(0)
          }}
          onKeyDown={press}
        />
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      <p role="status" className={status ? styles.message : undefined}>
        {status}
      </p>
      <div id={`${id}-found`} role="listbox" aria-label="Found" className={styles.found}>
        {groups.map(({ title }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of a listbox, not of a form
          <div key={title} role="group" aria-label={title}>
            <div className={styles.heading} aria-hidden="true">
              {title}
            </div>
            {options
              .filter(({ group }) => group === title)
              .map((option) => (
                <div
                  key={option.key}
                  id={`${id}-${option.key}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option === chosen}
                  className={styles.entry}
                  onClick={(event) => open(option, event.ctrlKey || event.metaKey)}
                  onKeyDown={press}
                >
                  <Icon name={option.icon} />
                  <span>{option.label}</span>
                  {option.note && <span className={styles.note}>{option.note}</span>}
                </div>
              ))}
          </div>
        ))}
      </div>
    </dialog>
  )
}
