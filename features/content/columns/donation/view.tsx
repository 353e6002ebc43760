import type { GiveProps } from '#features/donations/schema.ts'
import { Give } from '#features/donations/widgets.ts'
import { donationMessages } from '#spec/messages.ts'
import { Quiet, Waiting } from '../../quiet.tsx'
import type { ViewProps } from '../../views.tsx'

/** Document 1, section 4: the form, the notice, or for any other status nothing. */
export default function DonationView({ data }: ViewProps<object, GiveProps | undefined>) {
  if (!data) return <Waiting icon="heart">The donation form appears here.</Waiting>
  if (data.status === 'unavailable') return <Quiet>{donationMessages.off}</Quiet>
  return <Give give={data} />
}
