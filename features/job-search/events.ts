import type { PageEvent } from '#lib/page-events.ts'
import type { SearchPage } from './schema.ts'

const longest = 60

type Found = Pick<SearchPage, 'query' | 'canonical' | 'totalDocs' | 'occupation' | 'place'>

/** What a search is counted as: later pages, and the list of all jobs, are no search. */
export function eventsOf(found: Found): PageEvent[] {
  const { query, canonical, totalDocs, occupation } = found
  if (query.page > 1 || query.menteeToRecommend || canonical === '/jobs/search') return []
  const subject = wordsOf(found)
  return [
    { kind: 'searches', subject },
    ...(totalDocs === 0 ? [{ kind: 'searchesWithoutResults', subject }] : []),
    ...(occupation ? [{ kind: 'codesTranslated', subject: occupation.id }] : []),
  ]
}

/**
 * The search in words: what was typed, and the place that it was understood as, never an address as it was typed. Words with an
 * email address or a long number could be somebody's: they are left out.
 */
function wordsOf({ query, occupation, place }: Found): string {
  const typed = query.q.toLowerCase().replace(/\s+/g, ' ').trim()
  const isPrivate = typed.includes('@') || typed.replace(/[\s().-]/g, '').match(/\d{7}/)
  const words = isPrivate ? '' : typed.slice(0, longest) || (occupation?.code ?? '')
  if (!place || !query.l) return words
  return words ? `${words} near ${place.label}` : `near ${place.label}`
}
