import { addressOf as listAddress } from '#schema/address.ts'
import { pageTypeLabels } from '#spec/messages.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { ListPage } from '#ui/list-page.tsx'
import type { ListColumn } from '#ui/list-rows.tsx'
import { Select } from '#ui/select.tsx'
import { DateText } from '#ui/text.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './list.module.css'
import { editorAddressOf } from './model/address.ts'
import { RowMenu } from './row-menu.tsx'
import { type PageList, PageListQuery, type PageRow, pageTypes } from './schema.ts'

export type Props = PageList

/** The pages of a site, for its editors. */
export default function Pages({ theme, isHere, hasHome, pages, ...list }: Props) {
  const path = `/admin/themes/${theme.id}/pages`
  return (
    <ListPage
      {...list}
      title="Pages"
      lead={theme.name}
      noun="pages"
      path={path}
      href={(change) => listAddress(path, PageListQuery, list, change)}
      actions={<Actions themeId={theme.id} />}
      notice={!hasHome && <DefaultHome themeId={theme.id} />}
      filters={<Filters {...list} />}
      chips={[
        ...(list.q ? [{ label: `“${list.q}”`, clears: { q: '' } }] : []),
        ...(list.type ? [{ label: pageTypeLabels[list.type], clears: { type: null } }] : []),
      ]}
      columns={columns(path, (page) =>
        editorAddressOf({ ...page, themeId: theme.id }, isHere ? theme.id : ''),
      )}
      rows={pages}
      rowKey={({ id }) => id}
      empty={{
        title: 'No pages yet.',
        icon: 'edit',
        children: <ButtonLink href={`${path}/new`}>New page</ButtonLink>,
      }}
    />
  )
}

const Actions = ({ themeId }: { themeId: string }) => (
  <>
    <ButtonLink href={`/admin/themes/${themeId}/pages/new`} icon="plus">
      New page
    </ButtonLink>
    <ButtonLink href={`/admin/themes/${themeId}/pictures`} variant="secondary">
      Pictures
    </ButtonLink>
    <ButtonLink href={`/website-builder/customize/${themeId}`} variant="secondary">
      Customize
    </ButtonLink>
    <ButtonLink href={`/admin/themes/${themeId}`} variant="quiet">
      Site settings
    </ButtonLink>
  </>
)

const DefaultHome = ({ themeId }: { themeId: string }) => (
  <p>
    This site uses the default home page. <Link href={`/admin/themes/${themeId}/home`}>Edit its text</Link>,
    or <Link href={`/admin/themes/${themeId}/pages/customize-home`}>customize the home page</Link>.
  </p>
)

const Filters = ({ q, type }: Pick<Props, 'q' | 'type'>) => (
  <>
    <TextInput label="Name or route" name="q" defaultValue={q} icon="search" type="search" />
    <Select
      label="Type"
      name="type"
      options={pageTypes.map((value) => ({ value, label: pageTypeLabels[value] }))}
      empty="All types"
      defaultValue={type ?? ''}
    />
  </>
)

const columns = (path: string, address: (page: PageRow) => string): ListColumn<PageRow>[] => [
  {
    key: 'name',
    header: 'Name',
    onPhone: 'title',
    cell: (page) => <Link href={address(page)}>{page.name}</Link>,
  },
  { key: 'route', header: 'Route', cell: ({ route }) => route ?? '/' },
  {
    key: 'type',
    header: 'Type',
    cell: ({ type, global }) => (global ? `${pageTypeLabels[type]}, on all sites` : pageTypeLabels[type]),
  },
  {
    key: 'publishDate',
    header: 'Published',
    cell: ({ type, publishDate, isScheduled }) =>
      type === 'article' && publishDate ? (
        <>
          <DateText date={publishDate} exact /> {isScheduled && <Badge>Scheduled</Badge>}
        </>
      ) : (
        '–'
      ),
  },
  { key: 'updatedAt', header: 'Changed', cell: ({ updatedAt }) => <DateText date={updatedAt} /> },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (page) => <RowActions page={page} url={`${path}/${page.id}`} address={address(page)} />,
  },
]

function RowActions({ page: { name }, url, address }: { page: PageRow; url: string; address: string }) {
  return (
    <div className={styles.actions}>
      <a href={`${address}?edit`} data-reload>
        Edit<VisuallyHidden> {name}</VisuallyHidden>
      </a>
      <RowMenu name={name} url={url} />
    </div>
  )
}
