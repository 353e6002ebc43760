import { useEffect, useId, useRef, useState } from 'react'
import { Chip, ChipCheckbox } from './chip.tsx'
import { cx } from './class-names.ts'
import control from './control.module.css'
import { Field, type FieldProps } from './field.tsx'
import { errorOf, heldValue, useForm } from './form-context.ts'
import { useHydrated } from './hydrated.ts'
import { Icon } from './icon.tsx'
import type { Item, Load } from './item.ts'
import styles from './selector.module.css'
import { chosenIn, NativeSelect } from './selector-native.tsx'
import { SelectorPopup } from './selector-popup.tsx'
import type { Behaviour } from './selector-state.ts'
import { useSelector } from './use-selector.ts'

export type SelectorProps = FieldProps &
  Omit<Behaviour, 'instant'> & {
    name: string
    /** The field for the text; without script, or without a choice, only the text is sent and the server finds the value. */
    textName?: string
    placeholder?: string
    disabled?: boolean
    multiple?: boolean
    defaultValue?: Item[]
    value?: Item[]
    onChange?: (chosen: Item[]) => void
  } & ({ items: readonly Item[]; load?: never } | { load: Load; items?: never })

/**
 * Selects one or several of many values (document 1), by remote search or from a local list. Without script,
 * a local list is a native select and a remote one a text field that the server resolves.
 */
export function Selector(given: SelectorProps) {
  const hydrated = useHydrated()
  const native = useRef<HTMLSelectElement>(null)
  const props = { ...given, ...useItems(given) }
  if (props.items && !hydrated) return <NativeSelect {...props} items={props.items} native={native} />
  // The native select is still there when the combobox is first made.
  return <Combobox {...props} early={chosenIn(native.current, props.items)} />
}

/** The form's error of this name, and the initial choice: earlier input, else its own, else the form's value. */
function useItems({ name, textName, error, items, value, defaultValue }: SelectorProps) {
  const { errors, typed, chosen, values } = useForm()
  const shownError = error ?? errorOf(errors, name)
  if (value !== undefined) return { error: shownError }
  const own = defaultValue ?? itemsOf(heldValue(values, name), items)
  const again = [chosen[name] ?? typed[name] ?? []].flat().filter(Boolean)
  const words = textName ? typed[textName] : undefined
  if (again.length) return { error: shownError, defaultValue: itemsOf(again, [...(items ?? []), ...own]) }
  if (words) return { error: shownError, defaultValue: [{ value: '', label: String(words) }] }
  return { error: shownError, defaultValue: own }
}

/** Items, or values with labels from the local list. */
const itemsOf = (given: unknown, known: readonly Item[] = []): Item[] =>
  [given ?? []]
    .flat()
    .map((one) =>
      typeof one === 'object' && one !== null
        ? (one as Item)
        : (known.find(({ value }) => value === one) ?? { value: String(one), label: String(one) }),
    )

/** @param early what was chosen in the native select that it replaces */
function Combobox({ early, ...props }: SelectorProps & { early?: Item[] }) {
  const { name, textName, placeholder, disabled, multiple = false, creatable, searchRequired } = props
  const { label, help, error, required, id, hideLabel } = props
  const listId = useId()
  const hydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [own, setOwn] = useState(early ?? props.defaultValue ?? [])
  const chosen = props.value ?? own

  function change(items: Item[]) {
    setOwn(items)
    props.onChange?.(items)
  }

  const [chosenEarly] = useState(early)
  const tell = useRef(props.onChange)
  tell.current = props.onChange
  useEffect(() => {
    if (chosenEarly) tell.current?.(chosenEarly)
  }, [chosenEarly])

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
        // biome-ignore lint/a11y/noStaticElementInteractions: only detects that the focus leaves
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
