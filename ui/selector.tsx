import { useId, useRef, useState } from 'react'
import { Chip, ChipCheckbox } from './chip.tsx'
import { cx } from './class-names.ts'
import control from './control.module.css'
import { Field, type FieldProps } from './field.tsx'
import { useHydrated } from './hydrated.ts'
import { Icon } from './icon.tsx'
import type { Item, Load } from './item.ts'
import { Select } from './select.tsx'
import styles from './selector.module.css'
import { SelectorPopup } from './selector-popup.tsx'
import type { Behaviour } from './selector-state.ts'
import { useSelector } from './use-selector.ts'

type Props = FieldProps &
  Omit<Behaviour, 'instant'> & {
    name: string
    /** Where the words go; without script, or without a choice, they go there alone and the server finds the value. */
    textName?: string
    placeholder?: string
    disabled?: boolean
    multiple?: boolean
    defaultValue?: Item[]
    value?: Item[]
    onChange?: (chosen: Item[]) => void
  } & ({ items: readonly Item[]; load?: never } | { load: Load; items?: never })

/**
 * One or several of many values (document 1): searched where they live, or in a list at hand. Before script,
 * a list at hand is a native select and a searched one a text field whose words the server understands.
 */
export function Selector(props: Props) {
  const hydrated = useHydrated()
  return props.items && !hydrated ? <NativeSelect {...props} items={props.items} /> : <Combobox {...props} />
}

function NativeSelect({
  items,
  defaultValue,
  value,
  multiple,
  textName,
  load,
  creatable,
  searchRequired,
  onChange,
  ...rest
}: Props & { items: readonly Item[] }) {
  const chosen = (value ?? defaultValue ?? []).map((item) => item.value)
  return (
    <Select
      {...rest}
      options={items}
      multiple={multiple}
      empty={multiple ? undefined : ''}
      defaultValue={multiple ? chosen : chosen[0]}
    />
  )
}

function Combobox(props: Props) {
  const { name, textName, placeholder, disabled, multiple = false, creatable, searchRequired } = props
  const { label, help, error, required, id, hideLabel } = props
  const listId = useId()
  const hydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [own, setOwn] = useState(props.defaultValue ?? [])
  const chosen = props.value ?? own

  function change(items: Item[]) {
    setOwn(items)
    props.onChange?.(items)
  }

  const selector = useSelector({
    creatable,
    searchRequired,
    instant: props.items !== undefined,
    load: props.load ?? ((request) => among(props.items ?? [], request.q)),
    several: multiple,
    onChoose: (item) => change(multiple ? toggled(chosen, item) : [item]),
    onEmpty: () => !multiple && change([]),
    onWords: textName && !multiple ? (text) => change([{ value: '', label: text }]) : undefined,
  })

  function chip(item: Item) {
    if (!hydrated)
      return (
        <ChipCheckbox key={item.value} name={name} value={item.value}>
          {item.label}
        </ChipCheckbox>
      )
    function remove() {
      change(toggled(chosen, item))
      input.current?.focus()
    }
    return (
      <Chip key={item.value} disabled={disabled} onRemove={remove}>
        {item.label}
      </Chip>
    )
  }

  const text = selector.query ?? (multiple ? '' : (chosen[0]?.label ?? ''))
  const listed = selector.open && selector.shown.length > 0

  return (
    <Field {...{ label, help, error, required, id, hideLabel }}>
      {(wired) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: notices that the focus leaves, nothing to press
        <div
          className={styles.selector}
          onBlur={(event) =>
            !event.currentTarget.contains(event.relatedTarget) && selector.open && selector.leave()
          }
        >
          <div className={cx(control.box, styles.box)}>
            {multiple && chosen.map(chip)}
            <input
              {...wired}
              required={required && chosen.length === 0}
              ref={input}
              className={control.control}
              disabled={disabled}
              placeholder={placeholder}
              name={textName ?? (hydrated ? undefined : name)}
              value={text}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => selector.type(event.target.value)}
              onClick={() => (selector.open ? undefined : selector.show())}
              onFocus={(event) => event.target.select()}
              onKeyDown={(event) => {
                if (event.key === 'Backspace' && multiple && text === '') change(chosen.slice(0, -1))
                selector.press(event)
              }}
              {...(hydrated && {
                role: 'combobox',
                'aria-autocomplete': 'list' as const,
                'aria-expanded': listed,
                'aria-controls': listed ? listId : undefined,
                'aria-activedescendant':
                  listed && selector.active >= 0 ? `${listId}-${selector.active}` : undefined,
              })}
            />
            <Icon name="chevron-down" className={styles.arrow} />
          </div>
          {hydrated &&
            chosen.map((item) => (
              <input key={item.value} type="hidden" name={name} value={item.value} disabled={disabled} />
            ))}
          {hydrated && (
            <SelectorPopup
              id={listId}
              label={label}
              selector={selector}
              chosen={chosen}
              multiple={multiple}
            />
          )}
        </div>
      )}
    </Field>
  )
}

function toggled(chosen: Item[], item: Item) {
  const without = chosen.filter((other) => other.value !== item.value)
  return without.length < chosen.length ? without : [...chosen, item]
}

async function among(items: readonly Item[], q: string) {
  const found = items.filter((item) => item.label.toLowerCase().includes(q.toLowerCase()))
  return { items: found, total: found.length }
}
