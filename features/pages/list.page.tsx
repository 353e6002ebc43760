import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Cluster, Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Head } from '#ui/nav.ts'
import { type Column, Table } from '#ui/table.tsx'
import { DateText } from '#ui/text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './form/page.module.css'
import type { PageType } from './schema.ts'

type Row = {
  id: string
  name: string
  route: string | null
  type: PageType
  global: boolean
  updatedAt: string
}

export type Props = {
  theme: { id: string; name: string }
  /** it is the site that one is on */
  isHere: boolean
  pages: Row[]
}

/** The pages of a site, for those who edit them. */
export default function PageList({ theme, pages, isHere }: Props) {
  const list = `/admin/themes/${theme.id}/pages`
  return (
    <Container>
      <Head title={`Pages of ${theme.name}`} />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader
            title="Pages"
            lead={theme.name}
            actions={
              <Cluster>
                <ButtonLink href={`${list}/new`} icon="plus">
                  New page
                </ButtonLink>
                <ButtonLink href={`/admin/themes/${theme.id}/pictures`} variant="secondary">
                  Pictures
                </ButtonLink>
                <ButtonLink href={`/website-builder/customize/${theme.id}`} variant="secondary">
                  Customize
                </ButtonLink>
                <ButtonLink href={`/admin/themes/${theme.id}`} variant="quiet">
                  The site
                </ButtonLink>
              </Cluster>
            }
          />
          <Table
            caption={`Pages of ${theme.name}`}
            columns={columns(list, theme.id, isHere)}
            rows={pages}
            rowKey={(page) => page.id}
            empty={
              <EmptyState
                title="This site has no pages of its own yet."
                actions={<ButtonLink href={`${list}/new`}>New page</ButtonLink>}
              />
            }
          />
          {pages.every(({ type }) => type !== 'home') && (
            <p>
              Its home page is the one that every site has: you may{' '}
              <Link href={`/admin/themes/${theme.id}/home`}>edit its words</Link>, or{' '}
              <Link href={`${list}/own-home`}>make one of its own</Link>.
            </p>
          )}
        </Stack>
      </div>
    </Container>
  )
}

const columns = (list: string, themeId: string, isHere: boolean): Column<Row>[] => [
  {
    key: 'name',
    header: 'Name',
    cell: (page) => <Link href={isHere ? addressOf(page) : previewOf(themeId, page)}>{page.name}</Link>,
  },
  { key: 'route', header: 'Route', cell: ({ route }) => route ?? '/' },
  { key: 'type', header: 'Type', cell: ({ type, global }) => (global ? `${type}, on all sites` : type) },
  { key: 'updatedAt', header: 'Changed', cell: ({ updatedAt }) => <DateText date={updatedAt} /> },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: ({ id, name }) => {
      const of = <VisuallyHidden> {name}</VisuallyHidden>
      return (
        <div className={styles.actions}>
          <Link href={`${list}/${id}/settings`}>Settings{of}</Link>
          <Link href={`${list}/${id}/revisions`}>Versions{of}</Link>
          <a href={`${list}/${id}/download`} download>
            Download{of}
          </a>
          <Link href={`${list}/${id}/delete`}>Delete{of}</Link>
        </div>
      )
    },
  },
]

const addressOf = ({ type, route }: Row) => (type === 'home' ? '/' : `/pages${route}`)
/** The page of another site, shown on this one, where its editor is signed in. */
const previewOf = (themeId: string, { route }: Row) =>
  `/website-builder/site/${themeId}/preview${route ?? ''}`
