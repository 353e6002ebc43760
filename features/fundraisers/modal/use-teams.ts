import { useEffect, useState } from 'react'
import { selector } from '#spec/limits.ts'

export type FoundTeam = { id: string; name: string; members: number; amountRaisedCents?: number }
type Found = { teams: FoundTeam[]; totalDocs: number; limit: number }

/** Document 2, section 7: GET /fundraisers/{id}/team-pages/search. */
export function useTeams(fundraiser: string) {
  const [query, setQuery] = useState('')
  const [page, setPage] = useState(1)
  const [found, setFound] = useState<Found | null>(null)
  const [state, setState] = useState<'loading' | 'found' | 'failed'>('loading')
  const [attempt, retry] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const stop = new AbortController()
    setState('loading')
    const timer = setTimeout(() => ask(stop.signal), query ? selector.debounceMs : 0)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }

    async function ask(signal: AbortSignal) {
      const asked = { q: query, limit: '10', page: String(page), showAmountRaised: 'true', active: 'true' }
      const url = `/fundraisers/${fundraiser}/team-pages/search?${new URLSearchParams(asked)}`
      try {
        const answer = await fetch(url, { headers: { accept: 'application/json' }, signal })
        if (!answer.ok) throw new Error(String(answer.status))
        setFound(await answer.json())
        setState('found')
      } catch {
        if (!signal.aborted) setState('failed')
      }
    }
  }, [fundraiser, query, page, attempt])

  const search = (typed: string) => {
    setQuery(typed)
    setPage(1)
  }
  return { query, setQuery: search, page, setPage, found, state, retry: () => retry(attempt + 1) }
}
