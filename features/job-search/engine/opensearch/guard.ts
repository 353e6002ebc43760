import CircuitBreaker from 'opossum'
import { Problem } from '#lib/problem.ts'
import type { SearchSettings } from '#lib/search-settings.ts'
import { isAside } from '../aside.ts'
import { patience } from './cluster.ts'

/** The search is away; everything else works. */
export class SearchAway extends Problem {
  constructor() {
    super(503, 'The job search is being repaired. Please try again in a minute: everything else works.', {
      'retry-after': '30',
    })
  }
}

export type Guard = {
  /**
   * Asks the cluster; while it does not answer, what is at hand here. @param nothing for a search beside something else (aside.ts)
   * @throws SearchAway where there is nothing at hand
   */
  answer<T>(there: () => Promise<T>, here: () => Promise<T>, nothing: () => T): Promise<T>
  /** whether the cluster is asked at all at the moment */
  isOpen(): boolean
  /** told about each failure */
  onFailure(tell: (error: Error) => void): void
}

/**
 * A cluster that fails is not asked again by every visitor, each of whom would wait: after half of some questions failed, one at a
 * time tries again.
 */
export function guarded(fallback: SearchSettings['fallback']): Guard {
  const breaker = new CircuitBreaker((there: () => Promise<unknown>) => there(), {
    // Two questions, each on up to three nodes.
    timeout: patience.search * 3,
    errorThresholdPercentage: 50,
    volumeThreshold: 4,
    resetTimeout: 5_000,
    rollingCountTimeout: 10_000,
  })
  let tell: (error: Error) => void = () => {}
  breaker.on('failure', (error: Error) => tell(error))
  return {
    async answer<T>(there: () => Promise<T>, here: () => Promise<T>, nothing: () => T): Promise<T> {
      try {
        return (await breaker.fire(there)) as T
      } catch {
        if (fallback === 'local') return here()
        if (isAside()) return nothing()
        throw new SearchAway()
      }
    },
    isOpen: () => breaker.opened,
    onFailure(listener) {
      tell = listener
    },
  }
}
