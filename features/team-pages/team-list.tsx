import { shortMoney } from '#schema/money.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { figure } from '#ui/figure.ts'
import { Grid } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import type { TeamCard } from './schema.ts'

type Shown = Omit<TeamCard, 'amountRaised' | 'amountRaisedCents' | 'percentage'> & Partial<TeamCard>

export function TeamList({ teams }: { teams: readonly Shown[] }) {
  return (
    <Grid>
      {teams.map(({ id, slug, name, status, members, goalCents, amountRaisedCents }) => (
        <Card key={id} as="article" clickable>
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
          <p>
            {amountRaisedCents !== undefined && `${shortMoney(amountRaisedCents)} raised`}
            {goalCents > 0 && ` Goal ${shortMoney(goalCents)}`}
          </p>
        </Card>
      ))}
    </Grid>
  )
}
