import { shortMoney } from '#schema/money.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { figure } from '#ui/figure.ts'
import { Grid, Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Progress } from '#ui/progress.tsx'
import type { TeamCard } from './schema.ts'

type Shown = Omit<TeamCard, 'amountRaised' | 'amountRaisedCents' | 'percentage'> & Partial<TeamCard>

export function TeamList({ teams }: { teams: readonly Shown[] }) {
  return (
    <Grid>
      {teams.map(({ id, slug, name, status, members, goalCents, amountRaisedCents }) => (
        <Card key={id} as="article" clickable>
          <Stack gap="small">
            <h2>
              <Link href={`/teams/${slug}`} data-cover>
                {name}
              </Link>
            </h2>
            <p>
              {figure(members)} {members === 1 ? 'person' : 'people'}
              {status === 'archived' && (
                <>
                  {' '}
                  <Badge>Past event</Badge>
                </>
              )}
            </p>
            <Raised cents={amountRaisedCents} of={goalCents} />
          </Stack>
        </Card>
      ))}
    </Grid>
  )
}

/** A bar toward the goal where there is one, else the sum; without a sum that may be shown, the goal. */
function Raised({ cents, of }: { cents: number | undefined; of: number }) {
  if (cents === undefined) return of > 0 ? <p>Goal {shortMoney(of)}</p> : null
  if (of === 0) return <p>{shortMoney(cents)} raised</p>
  const text = `${shortMoney(cents)} of ${shortMoney(of)}`
  return (
    <Progress label="Raised" value={cents} max={of} text={text} tone={cents >= of ? 'success' : 'brand'} />
  )
}
