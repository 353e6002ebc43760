import { addressOf } from '#schema/address.ts'
import { ButtonLink } from '#ui/button.tsx'
import { figure } from '#ui/figure.ts'
import { ListPage } from '#ui/list-page.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { Bulk } from './bulk.tsx'
import { columns } from './columns.tsx'
import { Filters, MoreFilters } from './filters.tsx'
import { chipsOf } from './model/chips.ts'
import { type EmployerList, EmployerQuery } from './schema.ts'

export type Props = EmployerList

const path = '/admin/employers'

/** Employers, for the staff: search, filters, approval, subscriptions. */
export default function Employers(page: Props) {
  const { employers, counts, approval } = page
  const href = (change?: Record<string, unknown>) => addressOf(path, EmployerQuery, page, change)
  const tab = (value: Props['approval'], label: string, count: number) => ({
    label,
    href: href({ approval: value }),
    count,
    isCurrent: approval === value,
  })
  return (
    <ListPage
      {...page}
      title="Employers"
      lead={`${figure(counts.all)} employers. ${figure(counts.awaiting)} ${counts.awaiting === 1 ? 'awaits' : 'await'} approval.`}
      noun="employers"
      path={path}
      href={href}
      query={page}
      actions={
        <ButtonLink href={`${path}/new`} icon="plus">
          New employer
        </ButtonLink>
      }
      notice={
        <Tabs
          label="Approval"
          tabs={[
            tab('', 'All', counts.all),
            tab('awaiting', 'Awaiting Approval', counts.awaiting),
            tab('approved', 'Approved', counts.approved),
            tab('refused', 'Not Approved', counts.refused),
          ]}
        />
      }
      filters={<Filters />}
      moreFilters={<MoreFilters {...page} />}
      chips={chipsOf(page)}
      columns={columns}
      rows={employers}
      rowKey={({ id }) => id}
      empty={{
        title: 'No employers yet',
        icon: 'building',
        children: <p>They come by signing up, from a feed, or you add the first one.</p>,
      }}
      csv={addressOf(`${path}.csv`, EmployerQuery, { ...page, limit: 25 })}
      bulk={{ nameOf: ({ name }) => `Choose ${name}`, actions: (chosen) => <Bulk chosen={chosen} /> }}
    />
  )
}
