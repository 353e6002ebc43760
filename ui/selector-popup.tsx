import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { Item } from './item.ts'
import styles from './selector.module.css'
import type { useSelector } from './use-selector.ts'

type Props = {
  id: string
  label: ReactNode
  selector: ReturnType<typeof useSelector>
  chosen: Item[]
  multiple: boolean
}

/** The options under the field, and the status of the search. */
export function SelectorPopup({ id, label, selector, chosen, multiple }: Props) {
  const { open, shown, active, made, message, more } = selector
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: clicks in here keep the focus in the field
    <div className={cx(styles.popup, open && styles.open)} onMouseDown={(event) => event.preventDefault()}>
      {open && shown.length > 0 && (
        <div
          ref={list}
          id={id}
          role="listbox"
          aria-label={typeof label === 'string' ? label : 'Options'}
          aria-multiselectable={multiple || undefined}
          className={styles.list}
          onScroll={(event) => more && nearEnd(event.currentTarget) && selector.loadMore()}
        >
          {shown.map((item, i) => (
            <Option
              key={item === made ? 'made' : item.value}
              id={`${id}-${i}`}
              isActive={i === active}
              isChosen={chosen.some((other) => other.value === item.value)}
              onChoose={() => selector.choose(item)}
            >
              {item === made ? `Add “${item.label}”` : item.label}
            </Option>
          ))}
        </div>
      )}
      <div role="status" className={styles.message}>
        {message}
      </div>
      {open && more && (
        <Button variant="quiet" size="small" wide tabIndex={-1} onClick={selector.loadMore}>
          Show more
        </Button>
      )}
      {open && selector.failed && (
        <Button variant="quiet" size="small" wide tabIndex={-1} onClick={selector.retry}>
          Try again
        </Button>
      )}
    </div>
  )
}

type OptionProps = {
  id: string
  isActive: boolean
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

function Option({ id, isActive, isChosen, onChoose, children }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the combobox has the focus (aria-activedescendant)
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      className={cx(styles.option, isActive && styles.active)}
      onClick={onChoose}
    >
      <span>{children}</span>
      {isChosen && <Icon name="check" />}
    </div>
  )
}

function nearEnd(list: HTMLElement) {
  return list.scrollTop + list.clientHeight > list.scrollHeight - 80
}
