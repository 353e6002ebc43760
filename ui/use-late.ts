import { useEffect, useState } from 'react'

/**
 * Loads data that was not ready in time for the page from the screen at `path`.
 * @param of selects it from the screen's props
 * @param nothing the fallback when the request fails
 * @returns null while loading
 */
export function useLate<Data, Props>(
  given: Data | null,
  path: string,
  of: (props: Props) => Data,
  nothing: Data,
): Data | null {
  const [late, setLate] = useState<Data | null>(null)
  const isGiven = given !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` and `nothing` are constants of the caller
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
