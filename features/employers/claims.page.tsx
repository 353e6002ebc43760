import { addressOf } from '#schema/address.ts'
import { Badge } from '#ui/badge.tsx'
import { Confirm } from '#ui/confirm.tsx'
import type { FilterChip } from '#ui/filter-chips.tsx'
import { Form } from '#ui/form.tsx'
import { Link } from '#ui/link.tsx'
import { ListPage } from '#ui/list-page.tsx'
import type { ListColumn } from '#ui/list-rows.tsx'
import { Select } from '#ui/select.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { Breakable, DateText } from '#ui/text.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { type ClaimList, ClaimQuery, type ClaimRow, type ClaimState } from './claims/schema.ts'
import styles from './claims.module.css'

export type Props = ClaimList

const path = '/admin/employer-claims'

const states = {
  pending: { tone: 'warning', label: 'Waiting' },
  approved: { tone: 'success', label: 'Approved' },
  rejected: { tone: 'danger', label: 'Rejected' },
} as const satisfies Record<ClaimState, object>

const choices = [
  { value: 'pending', label: 'Waiting' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'all', label: 'All' },
]

/** People who say that an employer is theirs. */
export default function EmployerClaims({ claims, ...page }: Props) {
  return (
    <ListPage
      {...page}
      title="Employer claims"
      lead="People who say an employer is theirs. Approving a claim makes them an owner."
      noun="claims"
      path={path}
      href={(change) => addressOf(path, ClaimQuery, page, change)}
      query={page}
      filters={
        <>
          <TextInput label="Person or employer" name="q" type="search" icon="search" />
          <Select label="State" name="state" options={choices} />
        </>
      }
      chips={chipsOf(page)}
      columns={columns}
      rows={claims}
      rowKey={({ id }) => id}
      empty={{ title: 'No claims are waiting.', icon: 'building' }}
    />
  )
}

const chipsOf = ({ q, state }: Pick<Props, 'q' | 'state'>): FilterChip[] => [
  ...(q ? [{ label: `“${q}”`, clears: { q: '' } }] : []),
  ...(state === 'pending' ? [] : [{ label: labelOf(state), clears: { state: 'pending' } }]),
]

const labelOf = (state: string) => choices.find(({ value }) => value === state)!.label

const columns: ListColumn<ClaimRow>[] = [
  { key: 'person', header: 'Person', onPhone: 'title', cell: (row) => <Claimant {...row} /> },
  { key: 'employer', header: 'Employer', cell: ({ employer }) => <Claimed {...employer} /> },
  {
    key: 'at',
    header: 'Claimed',
    wideOnly: true,
    cell: ({ createdAt }) => <DateText date={createdAt} exact />,
  },
  { key: 'state', header: 'State', cell: (row) => <State {...row} /> },
  { key: 'actions', header: 'Actions', cell: (row) => row.state === 'pending' && <Actions {...row} /> },
]

function Claimant({ person, message }: ClaimRow) {
  return (
    <div className={styles.cell}>
      <Link href={`/admin/users/${person.id}`}>
        {person.firstName} {person.lastName}
      </Link>
      <span className={styles.small}>
        <Breakable after="@">{person.email}</Breakable>
      </span>
      {message && (
        <p className={styles.message} dir="auto">
          {message}
        </p>
      )}
    </div>
  )
}

function Claimed({ id, name, site, url, managerCount, jobCount }: ClaimRow['employer']) {
  return (
    <div className={styles.cell}>
      <strong>{name}</strong>
      <span className={styles.small}>{site ?? 'All sites'}</span>
      {url && <span className={styles.small}>{url}</span>}
      <span className={styles.small}>
        <Link href={`/jobs/search?employer=${id}`}>{counted(jobCount, 'job')}</Link>,{' '}
        <Link href={`/users/search?employer=${id}`}>{counted(managerCount, 'manager')}</Link>
      </span>
    </div>
  )
}

const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : `${noun}s`}`

function State({ state, decidedAt, decidedBy, reason }: ClaimRow) {
  const { tone, label } = states[state]
  return (
    <div className={styles.state}>
      <span>
        <Badge tone={tone}>{label}</Badge>
      </span>
      {decidedAt && (
        <span className={styles.small}>
          <DateText date={decidedAt} />
          {decidedBy && ` by ${decidedBy}`}
        </span>
      )}
      {reason && <span className={styles.small}>{reason}</span>}
    </div>
  )
}

function Actions({ id, person, employer }: ClaimRow) {
  const whose = `the claim of ${person.firstName} ${person.lastName} to ${employer.name}`
  return (
    <div className={styles.actions}>
      <Form action={`${path}/${id}/approve`} name={`approve-${id}`}>
        <SubmitButton size="small">
          Approve <VisuallyHidden>{whose}</VisuallyHidden>
        </SubmitButton>
      </Form>
      <Confirm
        action={`${path}/${id}/reject`}
        label="Reject"
        of={whose}
        size="small"
        title={`Reject ${whose}?`}
        verb="Reject"
      >
        <p>{person.firstName} gets an email saying so.</p>
        <Textarea label="Reason" name="reason" maxLength={500} help="Included in the email." />
      </Confirm>
    </div>
  )
}
