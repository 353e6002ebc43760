import { Page } from '#ui/page.tsx'
import { TopDonors, TopTeams } from './boards.tsx'
import type { Statistics } from './schema.ts'

export type Props = Statistics & { fundraiser: { id: string; name: string } }

export default function FundraiserStatistics({ fundraiser, mostRaised, topDonors }: Props) {
  return (
    <Page title={`${fundraiser.name}: leaders`} narrow>
      <section>
        <h2>Top teams</h2>
        <TopTeams mostRaised={mostRaised} />
      </section>
      <section>
        <h2>Top donors</h2>
        <TopDonors topDonors={topDonors} />
      </section>
    </Page>
  )
}
