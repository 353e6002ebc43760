import type { StaticPageList } from '#features/donations/schema.ts'
import { GiftItems } from '#features/donations/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Sidebar, Stack } from '#ui/layout.tsx'
import { Page } from '#ui/page.tsx'
import { DateText } from '#ui/text.tsx'
import { TopDonors, TopTeams } from './boards.tsx'
import { GoalBar } from './goal-bar.tsx'
import { FundraiserActions } from './modal/actions.tsx'
import type { Fundraiser, Statistics } from './schema.ts'
import styles from './show.module.css'

export type Props = Statistics & { fundraiser: Fundraiser; gifts: StaticPageList['list'] }

/** A fundraiser: goal, story, teams, gifts, and the three things one can do. */
export default function ShowFundraiser({ fundraiser, gifts, ...boards }: Props) {
  const { name, story, isOpen, endsOn } = fundraiser
  return (
    <Page title={name}>
      <Sidebar
        side={
          <Card as="section">
            <Stack>
              <GoalBar
                raised={fundraiser.totalRaisedCents}
                goal={fundraiser.goalCents}
                percentage={fundraiser.percentage}
                gifts={fundraiser.donationCount}
              />
              {isOpen && endsOn && (
                <p>
                  Ends on <DateText date={endsOn} exact />
                </p>
              )}
              {isOpen ? (
                <FundraiserActions
                  fundraiser={fundraiser}
                  words={{ donate: 'Donate', findTeam: 'Find a team', createPage: 'Create a team page' }}
                />
              ) : (
                <Alert>This fundraiser is over. Thank you to everyone who gave.</Alert>
              )}
            </Stack>
          </Card>
        }
      >
        <Stack gap="large">
          <div className={styles.story} dir="auto">
            {story}
          </div>
          <section className={styles.part}>
            <h2>Top teams</h2>
            <TopTeams mostRaised={boards.mostRaised} />
          </section>
          <section className={styles.part}>
            <h2>Top donors</h2>
            <TopDonors topDonors={boards.topDonors} />
          </section>
          <section className={styles.part}>
            <h2>Latest gifts</h2>
            <GiftItems list={gifts} />
          </section>
        </Stack>
      </Sidebar>
    </Page>
  )
}
