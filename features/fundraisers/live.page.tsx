import { EmptyState } from '#ui/empty-state.tsx'
import { Page } from '#ui/page.tsx'
import { FundraiserGrid } from './fundraiser-grid.tsx'
import { fundraiserMessages } from './messages.ts'
import type { LiveFundraisers } from './schema.ts'

export type Props = LiveFundraisers

/** What can be given to on this site now. */
export default function Live({ fundraisers }: Props) {
  return (
    <Page title="Fundraisers" lead="Open for gifts now. Each page explains what the money is for.">
      {fundraisers.length === 0 ? (
        <EmptyState icon="heart" title={fundraiserMessages.noneLive} />
      ) : (
        <FundraiserGrid fundraisers={fundraisers} heading="h2" />
      )}
    </Page>
  )
}
