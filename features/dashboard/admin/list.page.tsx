import { addressOf } from '#schema/address.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Link } from '#ui/link.tsx'
import { ListPage } from '#ui/list-page.tsx'
import type { ListColumn } from '#ui/list-rows.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { type ModuleList, type ModuleRow, ModulesQuery } from '../schema.ts'

export type Props = ModuleList

const path = '/admin/dashboard-modules'

/** What the dashboards of the sites are made of. */
export default function Modules({ dashboardModules, ...page }: Props) {
  return (
    <ListPage
      {...page}
      title="Dashboard modules"
      lead="What members, and people who hire, find on their dashboard."
      actions={
        <ButtonLink href={`${path}/new`} icon="plus">
          Add a module
        </ButtonLink>
      }
      noun="modules"
      path={path}
      href={(change) => addressOf(path, ModulesQuery, page, change)}
      query={page}
      filters={<TextInput label="Title or type" name="q" type="search" icon="search" />}
      columns={columns}
      rows={dashboardModules}
      rowKey={({ id }) => id}
      empty={{ title: 'No modules yet.', icon: 'grid' }}
    />
  )
}

const columns: ListColumn<ModuleRow>[] = [
  {
    key: 'title',
    header: 'Module',
    onPhone: 'title',
    cell: ({ id, title, mayEdit }) => (
      <bdi>{mayEdit ? <Link href={`${path}/${id}`}>{title}</Link> : title}</bdi>
    ),
  },
  { key: 'type', header: 'Type', wideOnly: true, cell: ({ type }) => type },
  {
    key: 'where',
    header: 'Dashboard',
    cell: ({ dashboardType, side }) =>
      `${dashboardType === 'User' ? 'Members' : 'Employers'}, ${side} column`,
  },
  {
    key: 'sites',
    header: 'Sites',
    cell: ({ sites }) => (sites === null ? 'All sites' : sites.join(', ') || 'None'),
  },
  {
    key: 'who',
    header: 'For',
    cell: ({ isForSome }) => (isForSome ? <Badge>Some people</Badge> : 'Everyone'),
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: ({ id, title, mayDelete }) =>
      mayDelete && (
        <Confirm
          action={`${path}/${id}/delete`}
          of={title}
          size="small"
          title={`Delete the module “${title}”?`}
        >
          <p>It disappears from every dashboard that shows it.</p>
        </Confirm>
      ),
  },
]
