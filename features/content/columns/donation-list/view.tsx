import type { StaticPageList } from '#features/donations/schema.ts'
import { GiftItems } from '#features/donations/widgets.ts'
import { donationMessages } from '#spec/messages.ts'
import { figure } from '#ui/figure.ts'
import { Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import type { ValuesOf } from '../../model/types.ts'
import { Quiet, Waiting } from '../../quiet.tsx'
import type { ViewProps } from '../../views.tsx'
import type { donationList } from './schema.ts'

export default function DonationListView({
  values,
  data,
}: ViewProps<ValuesOf<typeof donationList>, StaticPageList | undefined>) {
  if (!data) return <Waiting icon="heart">The latest donations appear here.</Waiting>
  return (
    <Stack gap="small">
      {values.title && <h3>{values.title}</h3>}
      {data.isEnabled ? <GiftItems list={data.list} /> : <Quiet>{donationMessages.off}</Quiet>}
      {data.totalDocs > data.list.length && (
        <Link href="/donations/static-page-list">All {figure(data.totalDocs)} gifts</Link>
      )}
    </Stack>
  )
}
