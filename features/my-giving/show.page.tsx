import type { OwnGiving } from '#features/donations/index.ts'
import type { MyTeams } from '#features/team-pages/schema.ts'
import { TeamList } from '#features/team-pages/widgets.ts'
import type { ShownTicket } from '#features/tickets/index.ts'
import { TicketCard } from '#features/tickets/widgets.ts'
import { shortMoney } from '#schema/money.ts'
import { donationMessages } from '#spec/messages.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { Page } from '#ui/page.tsx'
import { Gifts } from './gifts.tsx'
import { MonthlyCard } from './monthly-card.tsx'
import styles from './my-giving.module.css'

export type Props = OwnGiving & {
  limit: number
  tickets: ShownTicket[]
  teams: MyTeams['docs']
}

/** A person's own giving: what was given, the monthly gift, tickets, team pages, then all gifts with receipts. */
export default function MyGiving({ tickets, teams, ...giving }: Props) {
  const { years, monthly } = giving
  const hasNothing =
    !giving.gifts.length && !years.length && !monthly.length && !tickets.length && !teams.length
  return (
    <Page title="My giving" lead={<Given years={years} />} actions={<Statements years={years} />}>
      {hasNothing && (
        <EmptyState
          title={donationMessages.none}
          icon="heart"
          actions={<ButtonLink href="/donations/new">Give</ButtonLink>}
        >
          <p>Gifts you make while signed in, or with this email, come together here.</p>
        </EmptyState>
      )}
      <div className={styles.cards}>
        {monthly.length > 0 && (
          <section className={styles.part}>
            <h2>{monthly.length === 1 ? 'Monthly gift' : 'Monthly gifts'}</h2>
            <Stack>
              {monthly.map((plan) => (
                <MonthlyCard key={plan.id} plan={plan} />
              ))}
            </Stack>
          </section>
        )}
        {tickets.length > 0 && (
          <section className={styles.part}>
            <h2>Tickets</h2>
            <Stack>
              {tickets.map((ticket) => (
                <TicketCard key={ticket.id} ticket={ticket} />
              ))}
            </Stack>
          </section>
        )}
      </div>
      {teams.length > 0 && (
        <section className={styles.part}>
          <h2>My team pages</h2>
          <TeamList teams={teams} />
        </section>
      )}
      {(giving.gifts.length > 0 || giving.year !== null) && <Gifts {...giving} />}
    </Page>
  )
}

function Given({ years }: Pick<Props, 'years'>) {
  if (!years.length) return null
  const all = years.reduce((sum, { totalCents }) => sum + totalCents, 0)
  const [newest] = years
  const first = years.at(-1)!
  return (
    <>
      You have given <strong>{shortMoney(all)}</strong> since {first.year}, {shortMoney(newest!.totalCents)}{' '}
      of it in {newest!.year}.
    </>
  )
}

const Statements = ({ years }: Pick<Props, 'years'>) => (
  <Cluster>
    {years.slice(0, 2).map(({ year, statementUrl }) => (
      <ButtonLink key={year} href={statementUrl} variant="secondary" icon="download" download>
        {`${year} statement (PDF)`}
      </ButtonLink>
    ))}
  </Cluster>
)
