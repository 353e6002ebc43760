import { Score } from '#ui/score.tsx'
import type { JobScore } from './schema.ts'

/** The score and its parts, for staff who match people and jobs. Nothing where nothing was searched that a job could match. */
export function JobScoring({ score: { result, factors, parameters } }: { score: JobScore }) {
  if (factors.title + factors.description + factors.paramA === 0) return null
  return (
    <Score
      value={result}
      factors={[
        { label: 'Title', value: factors.title },
        { label: 'Description', value: factors.description },
        { label: 'Military or occupation fit', value: factors.paramA, text: parameters.paramA },
        { label: 'Place and freshness', value: factors.paramB, text: parameters.paramB },
      ]}
    />
  )
}
