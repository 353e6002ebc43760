import { useEffect, useMemo, useState } from 'react'
import type { Item } from '#ui/item.ts'
import { lookup } from '#ui/lookup.ts'
import { Selector } from '#ui/selector.tsx'
import { type ControlProps, labelled } from './control.ts'

/** An id that a lookup offers, by its name. */
export function LookupControl(props: ControlProps<string>) {
  const { id, field, value, onChange } = props
  const load = useMemo(() => lookup(field.path ?? ''), [field.path])
  const [known, setKnown] = useState<Item | null>(null)
  useEffect(() => {
    if (!value) return
    const control = new AbortController()
    load({ q: '', page: 1, signal: control.signal })
      .then(({ items }) => setKnown(items.find((item) => item.value === value) ?? null))
      .catch(() => {})
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
