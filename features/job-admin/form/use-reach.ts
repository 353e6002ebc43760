import { useEffect, useRef, useState } from 'react'
import type { Posting } from '../model/posting.ts'
import type { Reach } from './schema.ts'

const pause = 400

/** Who finds the job as it is written now: asked when title and place have rested. What fails leaves the last answer. */
export function useReach({ title, place }: Posting, first: Reach): Reach {
  const [reach, setReach] = useState(first)
  const query = String(new URLSearchParams({ title, place }))
  const answered = useRef(query)
  useEffect(() => {
    if (answered.current === query) return
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      const found = await ask(query, asking.signal)
      if (!found) return
      answered.current = query
      setReach(found)
    }, pause)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [query])
  return reach
}

async function ask(query: string, signal: AbortSignal): Promise<Reach | null> {
  const answer = await fetch(`/employer/jobs/reach?${query}`, {
    headers: { accept: 'application/json' },
    signal,
  }).catch(() => null)
  return answer?.ok ? answer.json() : null
}
