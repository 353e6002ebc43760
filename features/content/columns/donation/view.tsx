import { donationMessages } from '#spec/messages.ts'
import { Quiet, Waiting } from '../../quiet.tsx'
import type { ViewProps } from '../../views.tsx'

/** Document 1, section 4: any other status shows nothing. */
type Data = { status: 'available' | 'unavailable' | null }

export default function DonationView({ data }: ViewProps<object, Data | undefined>) {
  if (!data) return <Waiting icon="heart">The donation form appears here.</Waiting>
  return data.status === 'unavailable' ? <Quiet>{donationMessages.off}</Quiet> : null
}
