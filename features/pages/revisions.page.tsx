import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Head } from '#ui/nav.ts'
import { Table } from '#ui/table.tsx'
import { TimeText } from '#ui/text.tsx'
import styles from './form/page.module.css'

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

/** The versions that a page had: each can be looked at, and brought back. */
export default function Revisions({ page, revisions }: Props) {
  const path = `/admin/themes/${page.theme}/pages/${page.id}/revisions`
  return (
    <Container>
      <Head title={`Versions of ${page.name}`} />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader
            title="Versions"
            lead={page.name}
            actions={<ButtonLink href={page.address}>Back to the page</ButtonLink>}
          />
          <Table
            caption={`Versions of ${page.name}`}
            columns={[
              {
                key: 'rev',
                header: 'Version',
                cell: ({ rev }) => <Link href={`${path}/${rev}`}>Version {rev}</Link>,
              },
              { key: 'name', header: 'Name', cell: ({ name }) => name },
              { key: 'savedAt', header: 'Saved', cell: ({ savedAt }) => <TimeText date={savedAt} /> },
              { key: 'by', header: 'By', cell: (revision) => nameOf(revision) },
              {
                key: 'restore',
                header: 'Restore',
                cell: ({ rev }) =>
                  rev === page.rev ? (
                    <Badge>Shown now</Badge>
                  ) : (
                    <ButtonLink variant="secondary" size="small" href={`${path}/${rev}/restoration`}>
                      Restore version {rev}
                    </ButtonLink>
                  ),
              },
            ]}
            rows={revisions}
            rowKey={({ rev }) => String(rev)}
            empty={null}
          />
        </Stack>
      </div>
    </Container>
  )
}

const nameOf = ({ firstName, lastName }: Revision) => [firstName, lastName].filter(Boolean).join(' ')
