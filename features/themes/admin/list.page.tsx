import { addressOf } from '#schema/address.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { ListPage } from '#ui/list-page.tsx'
import type { ListColumn } from '#ui/list-rows.tsx'
import { Select } from '#ui/select.tsx'
import { Breakable, DateText } from '#ui/text.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './page.module.css'
import { type ThemeList, ThemeQuery, type ThemeRow, themeStatuses } from './schema.ts'

export type Props = ThemeList

const path = '/admin/themes'

/** The sites that the viewer may edit. */
export default function Themes({ themes, mayManage, ...page }: Props) {
  return (
    <ListPage
      {...page}
      title="Sites"
      lead="Each has its own domains, look, text and pages."
      noun="sites"
      path={path}
      href={(change) => addressOf(path, ThemeQuery, page, change)}
      actions={mayManage && <NewSite />}
      filters={<Filters {...page} />}
      chips={[
        ...(page.q ? [{ label: `“${page.q}”`, clears: { q: '' } }] : []),
        ...themeStatuses
          .filter(({ value }) => value === page.status)
          .map(({ label }) => ({ label, clears: { status: null } })),
      ]}
      columns={columns}
      rows={themes}
      rowKey={({ id }) => id}
      empty={{ title: 'No sites yet.', icon: 'home' }}
    />
  )
}

const NewSite = () => (
  <>
    <ButtonLink href="/website-builder" icon="plus">
      New from a template
    </ButtonLink>
    <ButtonLink href="/admin/themes/new" variant="secondary">
      New, empty
    </ButtonLink>
  </>
)

const Filters = ({ q, status }: Pick<Props, 'q' | 'status'>) => (
  <>
    <TextInput label="Name, domain or owner" name="q" defaultValue={q} icon="search" type="search" />
    <Select
      label="Status"
      name="status"
      options={themeStatuses}
      empty="All statuses"
      defaultValue={status ?? ''}
    />
  </>
)

const columns: ListColumn<ThemeRow>[] = [
  { key: 'name', header: 'Site', onPhone: 'title', cell: (theme) => <Name theme={theme} /> },
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
        <li key={line}>
          <Breakable after=".">{line}</Breakable>
        </li>
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
