import { type ComponentProps, useEffect, useId, useState } from 'react'
import { selector as limits } from '#spec/limits.ts'
import type { Item } from '#ui/item.ts'
import { lookup } from '#ui/lookup.ts'
import { TextInput } from '#ui/text-input.tsx'

const load = lookup('/fetchers/places', { limit: '20' })

/** A field for a location, which the browser completes while typing. Without script it is a text field. */
export function PlaceInput(props: ComponentProps<typeof TextInput>) {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const offered = usePlaces(typed)
  return (
    <>
      <TextInput
        icon="location"
        placeholder="City and state, ZIP or base"
        autoComplete="postal-code"
        {...props}
        list={listId}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {offered.map(({ value, label }) => (
          <option key={value} value={value}>
            {label === value ? undefined : label}
          </option>
        ))}
      </datalist>
    </>
  )
}

/** The places that begin so; the browser narrows them while the next ones are on their way. */
function usePlaces(typed: string): Item[] {
  const [offered, offer] = useState<Item[]>([])
  useEffect(() => {
    const q = typed.trim()
    if (q.length < 2) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      load({ q, page: 1, signal: abort.signal }).then(
        ({ items }) => !abort.signal.aborted && offer(items),
        // The field takes what is typed without its list, too.
        () => {},
      )
    }, limits.debounceMs / 2)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [typed])
  return offered
}
