import { donationMessages } from '#spec/messages.ts'
import { Stack } from '#ui/layout.tsx'
import type { ValuesOf } from '../../model/types.ts'
import { Quiet, Waiting } from '../../quiet.tsx'
import type { ViewProps } from '../../views.tsx'
import type { donationList } from './schema.ts'

type Data = { isEnabled: boolean }

export default function DonationListView({
  values,
  data,
}: ViewProps<ValuesOf<typeof donationList>, Data | undefined>) {
  if (!data) return <Waiting icon="heart">The latest donations appear here.</Waiting>
  return (
    <Stack gap="small">
      {values.title && <h3>{values.title}</h3>}
      <Quiet>{data.isEnabled ? donationMessages.none : donationMessages.off}</Quiet>
    </Stack>
  )
}
