import { shortMoney } from '#schema/money.ts'
import { emptyMessages } from '#spec/messages.ts'
import { Badge } from '#ui/badge.tsx'
import { figure } from '#ui/figure.ts'
import { Link } from '#ui/link.tsx'
import { Foot, None, Row, Rows } from '../parts.tsx'
import type { ViewProps } from '../views.tsx'
import type { TeamsData } from './load.ts'

export default function MyTeams({ data: { teams, total, hasFundraisers } }: ViewProps<TeamsData>) {
  if (total === 0)
    return (
      <None>
        {emptyMessages.nothing}. Teams that you join or start appear here.{' '}
        {hasFundraisers && <Link href="/fundraisers">Find a fundraiser</Link>}
      </None>
    )
  return (
    <>
      <Rows>
        {teams.map(({ id, slug, name, members, amountRaisedCents, goalCents, status }) => (
          <Row
            key={id}
            title={name}
            href={`/teams/${slug}`}
            lines={[
              `${figure(members)} ${members === 1 ? 'person' : 'people'}`,
              `${shortMoney(amountRaisedCents)} raised${goalCents > 0 ? ` of ${shortMoney(goalCents)}` : ''}`,
            ]}
          >
            {status === 'archived' && <Badge>Past event</Badge>}
          </Row>
        ))}
      </Rows>
      {total > teams.length && (
        <Foot>
          <Link href="/team-pages/my-teams">See all {total} teams</Link>
        </Foot>
      )}
    </>
  )
}
