import { addressOf } from '#schema/address.ts'
import { applicantStatuses } from '#spec/lists.ts'
import { ButtonLink } from '#ui/button.tsx'
import { figure } from '#ui/figure.ts'
import { ListPage } from '#ui/list-page.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { ApplicantPanel } from './applicant-panel.tsx'
import { Board } from './board.tsx'
import { Bulk } from './bulk.tsx'
import { columnsOf } from './columns.tsx'
import { Filters, MoreFilters } from './filters.tsx'
import { chipsOf } from './model/chips.ts'
import { type ApplicantList, ApplicantQuery } from './schema.ts'

export type Props = ApplicantList

const path = '/employer/applicants'

/** Who applied for the jobs of an employer, as a table or as a board, with one of them opened beside. */
export default function Applicants(page: Props) {
  const { applicants, applicant, counts, view } = page
  const href = (change?: Record<string, unknown>) => addressOf(path, ApplicantQuery, page, change)
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <ListPage
      {...page}
      title="Applicants"
      lead={all > 0 && `${figure(all)} ${all === 1 ? 'person has' : 'people have'} applied.`}
      noun="applicants"
      path={path}
      href={href}
      query={page}
      actions={<Views view={view} href={href} />}
      filters={<Filters {...page} />}
      moreFilters={<MoreFilters />}
      chips={chipsOf(page)}
      notice={view === 'table' && <StatusTabs {...page} all={all} href={href} />}
      columns={columnsOf(page, href)}
      rows={applicants}
      rowKey={({ id }) => id}
      empty={{
        title: 'No applicants yet',
        icon: 'user',
        children: <p>People who apply on this site or by an email that it sends appear here.</p>,
      }}
      csv={addressOf(`${path}.csv`, ApplicantQuery, { ...page, show: '', view: 'table', limit: 25 })}
      bulk={{
        nameOf: ({ user }) => `Choose ${user.firstName} ${user.lastName}`,
        actions: (chosen, clear) => <Bulk chosen={chosen} page={page} onDone={clear} />,
      }}
      totalDocs={view === 'board' ? Math.min(page.totalDocs, applicants.length) : page.totalDocs}
      {...(view === 'board' && { page: 1, limit: 100, children: <Board {...page} href={href} /> })}
      {...(applicant && {
        beside: <ApplicantPanel key={applicant.id} applicant={applicant} page={page} href={href} />,
      })}
    />
  )
}

type Address = { href: (change?: Record<string, unknown>) => string }

function Views({ view, href }: Address & Pick<Props, 'view'>) {
  const other = view === 'table' ? 'board' : 'table'
  return (
    <ButtonLink
      href={href({ view: other, status: '' })}
      variant="secondary"
      icon={other === 'board' ? 'switch' : 'menu'}
    >
      {other === 'board' ? 'Board' : 'Table'}
    </ButtonLink>
  )
}

function StatusTabs({
  status,
  counts,
  all,
  href,
}: Address & Pick<Props, 'status' | 'counts'> & { all: number }) {
  return (
    <Tabs
      label="Status"
      tabs={[
        { label: 'All', href: href({ status: '', show: '' }), count: all, isCurrent: status === '' },
        ...applicantStatuses.map(({ value, label }) => ({
          label,
          href: href({ status: value, show: '' }),
          count: counts[value],
          isCurrent: status === value,
        })),
      ]}
    />
  )
}
