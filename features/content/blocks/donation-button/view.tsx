import { NoFundraiser } from '../../no-fundraiser.tsx'

/** There are no fundraisers yet that a page could name. */
export default function DonationButtonView() {
  return <NoFundraiser />
}
