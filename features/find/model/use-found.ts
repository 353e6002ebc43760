import { useEffect, useState } from 'react'
import type { Found } from '../schema.ts'

/** Asked this long after the last key. */
const waits = 150

/** What /find answers to the words; the last answer stays until the next one is there. */
export function useFound(q: string) {
  const [found, setFound] = useState<Found | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const ask = async () => {
      try {
        const answer = await fetch(`/find?q=${encodeURIComponent(q.trim())}`, {
          headers: { accept: 'application/json' },
          signal,
        })
        if (!answer.ok) throw new Error(`/find answered ${answer.status}`)
        const body: Found = await answer.json()
        if (signal.aborted) return
        setFound(body)
        setFailed(false)
      } catch {
        if (!signal.aborted) setFailed(true)
      }
    }
    const timer = setTimeout(ask, q ? waits : 0)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [q])
  return { found, failed }
}
