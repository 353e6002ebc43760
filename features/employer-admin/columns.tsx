import { approvalStates } from '#spec/lists.ts'
import { Badge } from '#ui/badge.tsx'
import { cx } from '#ui/class-names.ts'
import { figure } from '#ui/figure.ts'
import { Link } from '#ui/link.tsx'
import type { ListColumn } from '#ui/list-rows.tsx'
import { Logo } from '#ui/logo.tsx'
import { DateText } from '#ui/text.tsx'
import styles from './employers.module.css'
import { approvalOf } from './model/approval.ts'
import { RowMenu } from './row-menu.tsx'
import type { EmployerRow } from './schema.ts'

export const columns: ListColumn<EmployerRow>[] = [
  {
    key: 'name',
    header: 'Employer',
    onPhone: 'title',
    sort: { ascending: 'name', descending: '-name' },
    cell: (row) => (
      <div className={styles.employer}>
        <Logo name={row.name} src={row.logo} size="small" />
        <div className={styles.words}>
          <Link href={`/admin/employers/${row.id}/edit`}>{row.name}</Link>
          {row.place && <span className={styles.line}>{row.place}</span>}
        </div>
      </div>
    ),
  },
  { key: 'state', header: 'State', cell: (row) => <ApprovalBadge {...row} /> },
  {
    key: 'subscription',
    header: 'Subscription',
    wideOnly: true,
    cell: ({ subscribed, paidSearch }) => (subscribed ? 'Subscribed' : paidSearch ? 'Paid search' : '–'),
  },
  {
    key: 'type',
    header: 'Type and site',
    wideOnly: true,
    cell: ({ type, site }) => (
      <div className={cx(styles.words, styles.site)}>
        {type && <span>{type}</span>}
        <span className={styles.line}>{site ?? 'All sites'}</span>
      </div>
    ),
  },
  {
    key: 'jobs',
    header: 'Jobs',
    align: 'end',
    sort: { ascending: 'jobs', descending: '-jobs', first: 'descending' },
    cell: ({ id, name, jobCount }) => (
      <Link href={`/admin/jobs?employer=${id}`} aria-label={`${jobCount} jobs of ${name}`}>
        {figure(jobCount)}
      </Link>
    ),
  },
  {
    key: 'managers',
    header: 'Managers',
    wideOnly: true,
    align: 'end',
    sort: { ascending: 'managers', descending: '-managers', first: 'descending' },
    cell: ({ id, name, managerCount }) => (
      <Link href={`/users/search?employer=${id}`} aria-label={`${managerCount} managers of ${name}`}>
        {figure(managerCount)}
      </Link>
    ),
  },
  {
    key: 'created',
    header: 'Created',
    wideOnly: true,
    sort: { ascending: 'created', descending: '-created', first: 'descending' },
    cell: ({ createdAt }) => <DateText date={createdAt} exact />,
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    onPhone: 'corner',
    cell: (row) => <RowMenu row={row} />,
  },
]

const looks = {
  approved: { tone: 'success', icon: 'check' },
  refused: { tone: 'danger', icon: 'close' },
  awaiting: { tone: 'warning', icon: 'clock' },
} as const

/** Document 1, section 4: only an employer that needs approval has a state. */
export function ApprovalBadge(
  row: Pick<EmployerRow, 'needsApproval' | 'approved' | 'approvalReason' | 'isOwn'>,
) {
  if (!row.needsApproval) return <>–</>
  const state = approvalOf(row)
  return (
    <div className={styles.state}>
      <Badge {...looks[state]}>{approvalStates[state]}</Badge>
      {state === 'refused' && row.approvalReason && <span className={styles.line}>{row.approvalReason}</span>}
      {row.isOwn && <span className={styles.line}>Your own employer: another administrator decides.</span>}
    </div>
  )
}
