import { addressOf } from '#schema/address.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { figure } from '#ui/figure.ts'
import { Form } from '#ui/form.tsx'
import { InstantSelect } from '#ui/instant-select.tsx'
import { router } from '#ui/nav.ts'
import { Page } from '#ui/page.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Score } from '#ui/score.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { DateText } from '#ui/text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './list.module.css'
import { daysInWords, isUrgent } from './model/filing.ts'
import { type Exam, type ExamList, ExamQuery } from './schema.ts'

export type Props = ExamList

const path = '/nyc-exams/list'
const orders = [
  { value: 'fit', label: 'Best fit first' },
  { value: 'closing', label: 'Closing first' },
]

/** Civil service exams of the city: how each fits, when one may apply, and a reminder. */
export default function Exams({ data, totalDocs, counts, profileId, isScored, ...query }: Props) {
  const at = (change: Partial<ExamQuery>) => addressOf(path, ExamQuery, query, change)
  const isOpen = query.active === 'true'
  return (
    <Page
      title="City exams"
      lead="Civil service exams of New York City. Pass to join the list agencies hire from."
    >
      <div className={styles.tools}>
        <Tabs
          label="Exams by filing"
          tabs={[
            {
              label: 'Open now',
              href: at({ active: 'true', when: '' }),
              count: counts.open,
              isCurrent: isOpen,
            },
            {
              label: 'Opening soon',
              href: at({ active: 'false', when: 'soon' }),
              count: counts.soon,
              isCurrent: !isOpen && query.when === 'soon',
            },
            {
              label: 'Past',
              href: at({ active: 'false', when: 'past' }),
              count: counts.past,
              isCurrent: !isOpen && query.when === 'past',
            },
          ]}
        />
        <form method="get" action={path} className={styles.order}>
          <input type="hidden" name="active" value={query.active} />
          <input type="hidden" name="when" value={query.when} />
          <InstantSelect
            label="Order"
            name="sort"
            options={orders}
            defaultValue={query.sort}
            onChoose={(sort) => router.visit(at({ sort: sort as ExamQuery['sort'] }))}
          />
          <noscript>
            <button type="submit">Sort</button>
          </noscript>
        </form>
      </div>
      {!isScored && (
        <p className={styles.quiet}>
          Add your military occupation or job interests to see the exams that fit you first.{' '}
          <ButtonLink href={`/profile/${profileId}/edit/interests`} variant="secondary" size="small">
            Add interests
          </ButtonLink>
        </p>
      )}
      {data.length === 0 ? (
        <EmptyState title={isOpen ? 'No exams are open today.' : 'No exams here.'} icon="document">
          <p>The city publishes new ones every month.</p>
        </EmptyState>
      ) : (
        <Table caption="Exams" hideCaption columns={columns} rows={data} rowKey={({ id }) => id} />
      )}
      {totalDocs > query.limit && (
        <Pagination
          page={query.page}
          total={totalDocs}
          perPage={query.limit}
          href={(page) => at({ page })}
          label="Pages of exams"
        />
      )}
      <p className={styles.quiet}>
        Reminders come when filing opens and two days before it ends, in New York time. Apply on the city’s
        own site: <a href="https://www.nyc.gov/examsforjobs">nyc.gov</a>
      </p>
    </Page>
  )
}

const columns: Column<Exam>[] = [
  {
    key: 'name',
    header: 'Exam',
    onPhone: 'title',
    cell: ({ name, number, fee }) => (
      <>
        <bdi className={styles.name}>{name}</bdi>
        <div className={styles.quiet}>
          No. {number}
          {fee !== null && ` · fee $${figure(fee)}`}
        </div>
      </>
    ),
  },
  {
    key: 'fit',
    header: 'Fit',
    cell: ({ score, factors }) =>
      score === null ? (
        '–'
      ) : (
        <Score value={score} factors={factors.map(({ label, value, text }) => ({ label, value, text }))} />
      ),
  },
  { key: 'filing', header: 'Filing', cell: (exam) => <Filing {...exam} /> },
  {
    key: 'notice',
    header: 'Notice',
    cell: ({ name, pdfLink }) =>
      pdfLink ? (
        <a href={pdfLink} className={styles.pdf} rel="external">
          PDF<VisuallyHidden>: notice of {name}</VisuallyHidden>
        </a>
      ) : (
        '–'
      ),
  },
  { key: 'actions', header: 'Reminder', align: 'end', cell: (exam) => <Remind {...exam} /> },
]

function Filing(exam: Exam) {
  const { filingStart, filingEnd, days, daysOver } = exam
  return (
    <div className={styles.filing}>
      <span>
        <DateText date={filingStart} exact />
        {'\u00a0to '}
        <DateText date={filingEnd} exact />
      </span>
      <Badge tone={isUrgent(exam) ? 'warning' : 'neutral'}>{daysInWords(exam)}</Badge>
      {exam.state === 'open' && (
        <progress value={daysOver} max={days} aria-label={`${daysOver} of ${days} days of filing are over`} />
      )}
    </div>
  )
}

function Remind({ id, name, isReminded, mayRemind }: Exam) {
  if (!mayRemind && !isReminded) return null
  return (
    <Form action={`/nyc-exams/${id}/reminder`} name={id}>
      <SubmitButton
        name="remind"
        value={String(!isReminded)}
        variant="secondary"
        size="small"
        icon={isReminded ? 'check' : 'bell'}
        aria-pressed={isReminded}
      >
        {isReminded ? 'Reminder on' : 'Remind me'} <VisuallyHidden>of {name}</VisuallyHidden>
      </SubmitButton>
    </Form>
  )
}
