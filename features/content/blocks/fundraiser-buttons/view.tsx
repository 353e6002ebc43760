import { NoFundraiser } from '../../no-fundraiser.tsx'

/** Fundraisers are to come: there is none that a page could name. */
export default function FundraiserButtonsView() {
  return <NoFundraiser />
}
