import { useEffect, useRef, useState } from 'react'
import { dashboardMessages } from '../messages.ts'
import type { OneModule, ShownModule } from '../schema.ts'
import { useCollapsed } from './collapsed.ts'

/**
 * A module as the page had it, and as it is when it is asked for again. What was not ready for the page is asked for at once. What is
 * shown stays while asking; null when it turned out to show this person nothing. One that is folded is
 * asked for when it is expanded.
 */
export function useModule(given: ShownModule) {
  const [module, setModule] = useState<ShownModule | null>(given)
  const [isBusy, setBusy] = useState(false)
  const [isCollapsed, fold] = useCollapsed(given.id, given.isCollapsed)
  const asking = useRef<AbortController>(undefined)

  async function load(query: Record<string, string | number>) {
    asking.current?.abort()
    const leaving = new AbortController()
    const { signal } = leaving
    asking.current = leaving
    setBusy(true)
    try {
      const parameters = new URLSearchParams(
        Object.entries(query).map(([name, value]) => [name, String(value)]),
      )
      const answer = await fetch(`/dashboard/modules/${given.id}?${parameters}`, {
        headers: { accept: 'application/json' },
        signal,
      })
      if (!answer.ok) throw new Error(`the answer was ${answer.status}`)
      const { module: fresh }: OneModule = await answer.json()
      if (!signal.aborted) setModule(fresh)
    } catch {
      const message = dashboardMessages.noAnswer
      if (!signal.aborted) setModule({ ...given, state: 'failed', message })
    } finally {
      if (!signal.aborted) setBusy(false)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what was not ready
  useEffect(() => {
    if (given.state === 'loading' && !given.isCollapsed) void load({})
    return () => asking.current?.abort()
  }, [])
  function expand() {
    void fold(false)
    if (module?.state === 'loading') void load({})
  }
  return {
    ...{ module, isBusy, isCollapsed, expand },
    collapse: () => void fold(true),
    load: (query: Record<string, string | number>) => void load(query),
  }
}
