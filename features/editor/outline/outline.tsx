import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { Document } from '#features/content/schema.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './outline.module.css'
import { branchesOf, holdersOf, linesOf, stepOf } from './tree.ts'

type Props = {
  document: Document
  /** the id of what is selected in the page */
  selected: string | null
  onSelect: (id: string) => void
}

/**
 * The page as a tree, after the pattern of the ARIA Authoring Practices: one stop of the Tab key, arrows go up, down,
 * in and out, letters to what begins with them, Enter selects.
 */
export function Outline({ document, selected, onSelect }: Props) {
  const branches = useMemo(() => branchesOf(document), [document])
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [current, setCurrent] = useState<string | null>(null)
  const tree = useRef<HTMLDivElement>(null)
  const lines = linesOf(branches, closed)
  const shown = (id: string | null) => lines.find(({ branch }) => branch.id === id)
  const focusable = (shown(current) ?? shown(selected) ?? lines[0])?.branch.id

  // What is selected in the page is in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a selection is what it is about
  useEffect(() => {
    if (!selected) return
    setCurrent(selected)
    const holders = holdersOf(branches, selected)
    setClosed((before) => new Set([...before].filter((id) => !holders.includes(id))))
  }, [selected])

  function toggle(id: string, isClosed: boolean) {
    const others = [...closed].filter((each) => each !== id)
    setClosed(new Set(isClosed ? [...others, id] : others))
  }

  function go(id: string) {
    setCurrent(id)
    const line = tree.current?.querySelector<HTMLElement>(`[data-part="${CSS.escape(id)}"]`)
    line?.focus()
    line?.scrollIntoView({ block: 'nearest' })
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || !focusable) return
    const step = stepOf(event.key, lines, focusable, closed)
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    if (step.to) go(step.to)
    if (step.open) toggle(step.open, false)
    if (step.close) toggle(step.close, true)
    if (step.select) onSelect(step.select)
  }

  if (!branches.length) return <p className={styles.none}>No content defined yet!</p>
  return (
    <div ref={tree} role="tree" aria-label="Outline of the page" className={styles.tree} onKeyDown={press}>
      {lines.map(({ branch: { id, label, children, kind }, level, at, of }) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys
        <div
          key={id}
          role="treeitem"
          data-part={id}
          tabIndex={id === focusable ? 0 : -1}
          aria-level={level}
          aria-posinset={at}
          aria-setsize={of}
          aria-selected={id === selected}
          aria-expanded={children.length ? !closed.has(id) : undefined}
          className={cx(styles.line, styles[kind], id === selected && styles.selected)}
          onClick={() => {
            setCurrent(id)
            onSelect(id)
          }}
        >
          {children.length > 0 ? (
            // For the pointer alone: arrows do the same.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys
            // biome-ignore lint/a11y/noStaticElementInteractions: the tree has the roles
            <span
              className={cx(styles.twist, closed.has(id) && styles.closed)}
              onClick={(event) => {
                event.stopPropagation()
                toggle(id, !closed.has(id))
              }}
            >
              <Icon name="chevron-down" />
            </span>
          ) : (
            <span className={styles.twist} />
          )}
          <span className={styles.label}>{label}</span>
        </div>
      ))}
    </div>
  )
}
