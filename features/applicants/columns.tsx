import { applicantStatuses } from '#spec/lists.ts'
import { Badge } from '#ui/badge.tsx'
import { Form } from '#ui/form.tsx'
import { InstantSelect } from '#ui/instant-select.tsx'
import { Link } from '#ui/link.tsx'
import type { ListColumn } from '#ui/list-rows.tsx'
import { Logo } from '#ui/logo.tsx'
import { Score } from '#ui/score.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { DateText } from '#ui/text.tsx'
import styles from './applicants.module.css'
import { moveTo } from './move.tsx'
import { ratingWords } from './rating.tsx'
import type { ApplicantList, ApplicantRow } from './schema.ts'

type Href = (change?: Record<string, unknown>) => string
type Column = ListColumn<ApplicantRow>

/** Beside an opened applicant the list shows only what distinguishes people. */
export const columnsOf = ({ applicant, applicants }: ApplicantList, href: Href): Column[] => [
  {
    key: 'user',
    header: 'Applicant',
    onPhone: 'title',
    cell: (row) => <Person row={row} href={href({ show: row.id, page: undefined })} />,
  },
  {
    key: 'score',
    header: 'Score',
    sort: { ascending: 'score', descending: '-score', first: 'descending' },
    cell: ({ score }) => (score === null ? '–' : <Score value={score} />),
  },
  { key: 'status', header: 'Status', cell: (row) => <StatusOf row={row} /> },
  ...(applicants.some(({ quizTakes }) => quizTakes.length) && !applicant ? [quiz] : []),
  ...(applicant ? [] : [rating, confirmed]),
  {
    key: 'applied',
    header: 'Applied',
    sort: { ascending: 'applied', descending: '-applied', first: 'descending' },
    cell: ({ createdAt }) => <DateText date={createdAt} exact />,
  },
]

function Person({ row: { user, job, isNew }, href }: { row: ApplicantRow; href: string }) {
  return (
    <div className={styles.person}>
      <Logo name={`${user.firstName} ${user.lastName}`} src={user.photo} size="small" />
      <div className={styles.words}>
        <span className={styles.name}>
          <Link href={href} keepScroll>
            {user.firstName} {user.lastName}
          </Link>
          {isNew && <Badge tone="accent">New</Badge>}
        </span>
        <span className={styles.line}>{job.title}</span>
        {user.DD214Validated && (
          <Badge tone="success" icon="check">
            Service verified
          </Badge>
        )}
      </div>
    </div>
  )
}

/** Sets the status at once; the page reloads (document 2, section 4). Mails are sent from the applicant's own form. */
function StatusOf({ row }: { row: ApplicantRow }) {
  const { user, job, status } = row
  return (
    <Form action="/employer/applicant/status" name={`status-${row.id}`} className={styles.status}>
      <input type="hidden" name="job" value={job.id} />
      <input type="hidden" name="user" value={user.id} />
      <InstantSelect
        key={status}
        label={`Status of ${user.firstName} ${user.lastName}`}
        hideLabel
        name="status"
        options={applicantStatuses}
        defaultValue={status}
        onChoose={(value) => moveTo(row, value)}
      />
      <noscript>
        <SubmitButton size="small" variant="secondary">
          Set
        </SubmitButton>
      </noscript>
    </Form>
  )
}

const quiz: Column = {
  key: 'quizTakes',
  header: 'Questions',
  wideOnly: true,
  cell: ({ quizTakes: [take] }) =>
    take ? (
      <Badge tone={take.passed ? 'success' : 'warning'}>{`${take.answers.length} answered`}</Badge>
    ) : (
      '–'
    ),
}

const rating: Column = {
  key: 'rating',
  header: 'Rating',
  wideOnly: true,
  cell: ({ rating }) => (rating ? ratingWords(rating) : '–'),
}

const confirmed: Column = {
  key: 'confirmed',
  header: 'Hire',
  wideOnly: true,
  cell: ({ status, confirmed }) =>
    status !== 'HIRED' ? '–' : confirmed ? 'Confirmed by both' : 'Not confirmed yet',
}
