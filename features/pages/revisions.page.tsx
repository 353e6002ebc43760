import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { TimeText } from '#ui/local-time.tsx'
import { Page } from '#ui/page.tsx'
import { type Column, Table } from '#ui/table.tsx'

type Revision = {
  rev: number
  name: string
  savedAt: string
  firstName: string | null
  lastName: string | null
}

export type Props = {
  page: { id: string; theme: string; name: string; rev: number; address: string }
  revisions: Revision[]
}

/** The versions of a page: each can be viewed and restored. */
export default function Revisions({ page, revisions }: Props) {
  const title = `Versions of ${page.name}`
  return (
    <Page
      title={title}
      heading="Versions"
      lead={page.name}
      actions={<ButtonLink href={page.address}>Back to the page</ButtonLink>}
    >
      <Table
        caption={title}
        hideCaption
        columns={columns(`/admin/themes/${page.theme}/pages/${page.id}/revisions`, page.rev)}
        rows={revisions}
        rowKey={({ rev }) => String(rev)}
        empty={null}
      />
    </Page>
  )
}

const columns = (path: string, current: number): Column<Revision>[] => [
  {
    key: 'rev',
    header: 'Version',
    onPhone: 'title',
    cell: ({ rev }) => <Link href={`${path}/${rev}`}>Version {rev}</Link>,
  },
  { key: 'name', header: 'Name', cell: ({ name }) => name },
  { key: 'savedAt', header: 'Saved', cell: ({ savedAt }) => <TimeText date={savedAt} /> },
  { key: 'by', header: 'By', cell: (revision) => nameOf(revision) },
  {
    key: 'restore',
    header: 'Restore',
    cell: ({ rev }) =>
      rev === current ? (
        <Badge>Current version</Badge>
      ) : (
        <ButtonLink variant="secondary" size="small" href={`${path}/${rev}/restoration`}>
          Restore version {rev}
        </ButtonLink>
      ),
  },
]

const nameOf = ({ firstName, lastName }: Revision) => [firstName, lastName].filter(Boolean).join(' ')
