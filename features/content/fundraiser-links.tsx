import { FundraiserActions } from '#features/fundraisers/widgets.ts'
import { donationMessages } from '#spec/messages.ts'
import type { loadFundraiser } from './fundraiser-data.ts'
import { NoFundraiser } from './no-fundraiser.tsx'
import { Quiet, Waiting } from './quiet.tsx'

type Data = Awaited<ReturnType<typeof loadFundraiser>>
type Words = { donateButtonText?: string; findTeamButtonText?: string; createPageButtonText?: string }

/** What one can do for a fundraiser: give, find a team, create a page. Each opens the modal. */
export function FundraiserLinks({ data, words }: { data: Data | undefined; words: Words }) {
  if (!data) return <Waiting icon="heart">The buttons of the fundraiser appear here.</Waiting>
  if (data.status === 'unavailable') return <Quiet>{donationMessages.off}</Quiet>
  if (!data.fundraiser) return <NoFundraiser isConfigured={data.isConfigured} />
  const { donateButtonText, findTeamButtonText: findTeam, createPageButtonText: createPage } = words
  return (
    <FundraiserActions
      fundraiser={data.fundraiser}
      words={{ donate: donateButtonText || 'Donate', findTeam, createPage }}
    />
  )
}
