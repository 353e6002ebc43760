import { useEffect, useState } from 'react'
import { selector } from '#spec/limits.ts'
import { lookup } from '#ui/lookup.ts'

const load = lookup('/employer/jobs/titles', { limit: '8' })

/** Titles of civilian occupations that contain what was typed; the suggestions of the browser's own list. */
export function useTitles(typed: string): string[] {
  const [titles, setTitles] = useState<string[]>([])
  const q = typed.trim()
  useEffect(() => {
    if (q.length < selector.autocompleteFrom) return
    const asking = new AbortController()
    const timer = setTimeout(
      () =>
        load({ q, page: 1, signal: asking.signal }).then(
          ({ items }) => setTitles(items.map(({ label }) => label)),
          () => {},
        ),
      selector.debounceMs,
    )
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [q])
  return titles
}
