import { useEffect, useState } from 'react'

/**
 * What the server had not found in time for the page: the browser asks the screen at `path` for it.
 * @param of takes it out of the screen's props
 * @param nothing what is shown when there is no answer
 * @returns null while it is awaited
 */
export function useLate<Found, Props>(
  given: Found | null,
  path: string,
  of: (props: Props) => Found,
  nothing: Found,
): Found | null {
  const [late, setLate] = useState<Found | null>(null)
  const isGiven = given !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` and `nothing` are words of the caller, the same each time
  useEffect(() => {
    if (isGiven) return
    const leaving = new AbortController()
    const { signal } = leaving
    fetch(path, { headers: { accept: 'application/json' }, signal })
      .then(async (answer) => setLate(answer.ok ? of(await answer.json()) : nothing))
      .catch(() => {
        if (!signal.aborted) setLate(nothing)
      })
    return () => leaving.abort()
  }, [path, isGiven])
  return given ?? late
}
