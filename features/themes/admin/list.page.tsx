import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Cluster, Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Head } from '#ui/nav.ts'
import { Pagination } from '#ui/pagination.tsx'
import { Select } from '#ui/select.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText } from '#ui/text.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './page.module.css'
import { type ThemeList, type ThemeRow, themeStatuses } from './schema.ts'

export type Props = ThemeList

/** The sites that one makes or owns. */
export default function Themes(page: Props) {
  return (
    <Container>
      <Head title="Sites" />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader
            title="Sites"
            lead="Each has its own domains, look, words and pages."
            actions={
              page.mayManage && (
                <Cluster>
                  <ButtonLink href="/website-builder" icon="plus">
                    New from a template
                  </ButtonLink>
                  <ButtonLink href="/admin/themes/new" variant="secondary">
                    New, empty
                  </ButtonLink>
                </Cluster>
              )
            }
          />
          <Filters key={hrefOf(page, 1)} {...page} />
          <Table
            caption="Sites"
            hideCaption
            columns={columns}
            rows={page.themes}
            rowKey={({ id }) => id}
            empty={<EmptyState title="No results." icon="home" />}
          />
          <Pagination
            page={page.page}
            total={page.totalDocs}
            perPage={page.limit}
            href={(to) => hrefOf(page, to)}
            label="Pages of sites"
          />
        </Stack>
      </div>
    </Container>
  )
}

function Filters({ q, status }: Props) {
  return (
    <form method="get" action="/admin/themes" data-visit className={styles.filters}>
      <TextInput label="Name, domain or owner" name="q" defaultValue={q} icon="search" type="search" />
      <Select
        label="Status"
        name="status"
        options={themeStatuses}
        empty="Every status"
        defaultValue={status ?? ''}
      />
      <Button type="submit" variant="secondary" icon="search">
        Search
      </Button>
    </form>
  )
}

const columns: Column<ThemeRow>[] = [
  { key: 'name', header: 'Site', cell: (theme) => <Name theme={theme} /> },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) =>
      status === 'draft' ? <Badge tone="warning">Draft</Badge> : <Badge tone="success">Live</Badge>,
  },
  { key: 'domains', header: 'Domains', cell: ({ domains }) => <Lines of={domains} /> },
  { key: 'owners', header: 'Owners', cell: ({ owners }) => <Lines of={owners} /> },
  { key: 'updatedAt', header: 'Changed', cell: ({ updatedAt }) => <DateText date={updatedAt} /> },
  { key: 'actions', header: 'Actions', align: 'end', cell: (theme) => <Actions theme={theme} /> },
]

function Name({ theme: { id, name, isTemplate, fromBuilder } }: { theme: ThemeRow }) {
  return (
    <div className={styles.name}>
      <Link href={`/admin/themes/${id}`}>{name}</Link>
      {isTemplate && <Badge tone="accent">Template</Badge>}
      {fromBuilder && <Badge>Website builder</Badge>}
    </div>
  )
}

function Lines({ of }: { of: string[] }) {
  if (!of.length) return <>–</>
  return (
    <ul className={styles.list}>
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function Actions({ theme: { id, name, pages, address, status } }: { theme: ThemeRow }) {
  const of = <VisuallyHidden> of {name}</VisuallyHidden>
  return (
    <div className={styles.actions}>
      <Link href={`/admin/themes/${id}/pages`}>
        {pages === 1 ? '1 page' : `${pages} pages`}
        {of}
      </Link>
      <Link href={`/website-builder/customize/${id}`}>
        Customize<VisuallyHidden> {name}</VisuallyHidden>
      </Link>
      {address && (
        <a href={address}>
          {status === 'draft' ? 'Preview' : 'Open'}
          {of}
        </a>
      )}
    </div>
  )
}

function hrefOf({ q, status }: Props, page: number): string {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(status && { status }),
    ...(page > 1 && { page: String(page) }),
  })
  return `/admin/themes${query.size ? `?${query}` : ''}`
}
