import { useEffect, useMemo, useState } from 'react'
import type { Item, Load } from '#ui/item.ts'
import { lookup } from '#ui/lookup.ts'
import { Selector } from '#ui/selector.tsx'
import { type ControlProps, labelled } from './control.ts'

/** Where a list ends that says it has more than it gives. */
const mostPages = 50

/** The item of a value, on whichever page of the list it is. */
async function itemOf(load: Load, value: string, signal: AbortSignal): Promise<Item | null> {
  for (let page = 1, seen = 0; page <= mostPages; page++) {
    const { items, total } = await load({ q: '', page, signal })
    const found = items.find((item) => item.value === value)
    seen += items.length
    if (found || items.length === 0 || seen >= total) return found ?? null
  }
  return null
}

/** An id that a lookup offers, by its name. */
export function LookupControl(props: ControlProps<string>) {
  const { id, field, value, onChange } = props
  const { path = '', limit } = field
  const load = useMemo(() => lookup(path, limit ? { limit: String(limit) } : {}), [path, limit])
  const [known, setKnown] = useState<Item | null>(null)
  useEffect(() => {
    if (!value) return
    const control = new AbortController()
    itemOf(load, value, control.signal).then(setKnown, () => {})
    return () => control.abort()
  }, [load, value])
  const chosen = value ? [known?.value === value ? known : { value, label: value }] : []
  return (
    <Selector
      {...labelled(props)}
      name={id}
      load={load}
      value={chosen}
      onChange={([item]) => onChange(item?.value || undefined)}
    />
  )
}
