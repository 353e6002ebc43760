import { addressOf } from '#schema/address.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { ListPage } from '#ui/list-page.tsx'
import type { ListColumn } from '#ui/list-rows.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { resourceMessages } from './messages.ts'
import { AdminQuery, type ResourceRow } from './schema.ts'

export type Props = AdminQuery & { resources: ResourceRow[]; totalDocs: number }

const path = '/admin/resources'

/** The resources that one may change. */
export default function ResourcesForStaff({ resources, ...page }: Props) {
  return (
    <ListPage
      {...page}
      title="Edit resources"
      noun="resources"
      actions={
        <ButtonLink href={`${path}/new`} icon="plus">
          Add a resource
        </ButtonLink>
      }
      path={path}
      href={(change) => addressOf(path, AdminQuery, page, change)}
      filters={<TextInput label="Title" name="q" icon="search" />}
      query={page}
      columns={columns}
      rows={resources}
      rowKey={({ id }) => id}
      empty={{
        title: resourceMessages.none,
        icon: 'archive',
        children: <p>Files and links that you add appear here.</p>,
      }}
    />
  )
}

const columns: ListColumn<ResourceRow>[] = [
  {
    key: 'title',
    header: 'Resource',
    onPhone: 'title',
    cell: ({ id, title }) => <Link href={`${path}/${id}/edit`}>{title}</Link>,
  },
  { key: 'category', header: 'Category', cell: ({ category }) => category },
  { key: 'kind', header: 'Kind', cell: ({ isFile }) => (isFile ? 'File' : 'Link') },
  { key: 'site', header: 'Site', cell: ({ site }) => site ?? 'All sites' },
]
