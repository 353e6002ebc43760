import type { RefObject } from 'react'
import type { Item } from './item.ts'
import { Select } from './select.tsx'
import type { SelectorProps } from './selector.tsx'

/** A local list without script, and until script has come. */
export function NativeSelect({
  items,
  defaultValue,
  value,
  multiple,
  textName,
  load,
  creatable,
  searchRequired,
  onChange,
  native,
  ...rest
}: SelectorProps & { items: readonly Item[]; native: RefObject<HTMLSelectElement | null> }) {
  const chosen = (value ?? defaultValue ?? []).map((item) => item.value)
  return (
    <Select
      {...rest}
      ref={native}
      options={items}
      multiple={multiple}
      empty={multiple ? undefined : ''}
      defaultValue={multiple ? chosen : chosen[0]}
    />
  )
}

/** What was chosen before script arrived; undefined where there was no native select. */
export function chosenIn(select: HTMLSelectElement | null, items: readonly Item[] = []): Item[] | undefined {
  if (!select) return undefined
  const values = new Set(Array.from(select.selectedOptions, ({ value }) => value))
  return items.filter(({ value }) => values.has(value))
}
