import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Head } from '#ui/nav.ts'
import { Table } from '#ui/table.tsx'
import { DateText } from '#ui/text.tsx'
import type { PageType } from './schema.ts'

type Row = {
  id: string
  name: string
  route: string | null
  type: PageType
  global: boolean
  updatedAt: string
}

export type Props = { theme: { id: string; name: string }; pages: Row[] }

/** The pages of a site, for those who edit them. */
export default function PageList({ theme, pages }: Props) {
  return (
    <Container>
      <Head title={`Pages of ${theme.name}`} />
      <Stack gap="large">
        <PageHeader title="Pages" lead={theme.name} />
        <Table
          caption={`Pages of ${theme.name}`}
          columns={[
            { key: 'name', header: 'Name', cell: (page) => <Link href={addressOf(page)}>{page.name}</Link> },
            { key: 'route', header: 'Route', cell: ({ route }) => route ?? '/' },
            {
              key: 'type',
              header: 'Type',
              cell: ({ type, global }) => (global ? `${type}, on all sites` : type),
            },
            { key: 'updatedAt', header: 'Changed', cell: ({ updatedAt }) => <DateText date={updatedAt} /> },
          ]}
          rows={pages}
          rowKey={(page) => page.id}
          empty={
            <EmptyState
              title="This site has no pages of its own yet."
              actions={<ButtonLink href="/">Home</ButtonLink>}
            />
          }
        />
      </Stack>
    </Container>
  )
}

const addressOf = ({ type, route }: Row) => (type === 'home' ? '/' : `/pages${route}`)
