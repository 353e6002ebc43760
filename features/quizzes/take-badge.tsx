import { Badge } from '#ui/badge.tsx'
import { figure } from '#ui/figure.ts'

type Take = { passed: boolean | null; pointsAwarded: number; pointsPossible: number }

/** How a take ended, in words. */
export function TakeBadge({ take: { passed, pointsAwarded, pointsPossible } }: { take: Take }) {
  const points = `${figure(pointsAwarded)} of ${figure(pointsPossible)} points`
  if (passed === null) return <Badge>{pointsPossible ? points : 'Sent'}</Badge>
  return (
    <Badge tone={passed ? 'success' : 'warning'} icon={passed ? 'check' : 'close'}>
      {`${passed ? 'Passed' : 'Not passed'}, ${points}`}
    </Badge>
  )
}
