import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ValueBars } from '#ui/chart/value-bars.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { figure } from '#ui/figure.ts'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText } from '#ui/text.tsx'
import { quizMessages } from './messages.ts'
import styles from './quiz.module.css'
import type { Results } from './schema.ts'
import { TakeBadge } from './take-badge.tsx'

export type Props = Results
type Person = Results['people'][number]

/** What was answered: a chart a question, and who took it. */
export default function QuizResults({ quiz, takes, passed, mean, questions, people }: Props) {
  return (
    <Page
      title={`Results: ${quiz.name}`}
      above={<Link href={`/quizzes/${quiz.id}`}>{quiz.name}</Link>}
      actions={
        takes > 0 && (
          <ButtonLink href={`/quizzes/${quiz.id}/results.csv`} variant="secondary" icon="download" download>
            Download CSV
          </ButtonLink>
        )
      }
    >
      {takes === 0 && (
        <EmptyState
          title={quizMessages.none}
          icon="document"
          actions={<ButtonLink href={`/quizzes/${quiz.id}`}>See the quiz</ButtonLink>}
        >
          <p>Answers appear here once someone sends them.</p>
        </EmptyState>
      )}
      {takes > 0 && (
        <dl className={styles.figures}>
          <Figure label={quiz.type === 'survey' ? 'Answers' : 'Takes'} value={figure(takes)} />
          {quiz.type === 'quiz' && <Figure label="Passed" value={figure(passed)} />}
          {mean !== null && <Figure label="Mean of the points" value={`${mean}%`} />}
        </dl>
      )}
      {takes > 0 && (
        <div className={styles.columns}>
          {questions.map((question, at) => (
            <QuestionCard key={question.id} {...{ question, at, takes }} />
          ))}
        </div>
      )}
      {people.length > 0 && (
        <Table caption="Who took it" columns={columnsOf(quiz.id)} rows={people} rowKey={({ id }) => id} />
      )}
    </Page>
  )
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)

type QuestionProps = { question: Results['questions'][number]; at: number; takes: number }

function QuestionCard({ question, at, takes }: QuestionProps) {
  const { title, answered, counts, rows, latest, files } = question
  return (
    <Card as="section" className={styles.question}>
      <h2 className={styles.title}>
        {at + 1}. {title}
      </h2>
      <p className={styles.facts}>
        {figure(answered)} of {figure(takes)} answered
      </p>
      {counts.length > 0 && <Counts of={title} {...{ counts, answered }} />}
      {rows.map(({ label, counts: ofRow }) => (
        <div key={label}>
          <h3 className={styles.row}>{label}</h3>
          <Counts of={`${title}: ${label}`} counts={ofRow} answered={answered} />
        </div>
      ))}
      {files.length > 0 && (
        <ul>
          {files.map(({ name, href }) => (
            <li key={href} className={styles.answer}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      )}
      {latest.length > 0 && (
        <ul>
          {latest.map((text, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: answers may be the same
            <li key={place} className={styles.answer} dir="auto">
              {text}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

type CountsProps = { of: string; counts: Results['questions'][number]['counts']; answered: number }

function Counts({ of, counts, answered }: CountsProps) {
  return (
    <ValueBars
      summary={`Answers to “${of}”`}
      heads={['Answer', 'People']}
      bars={counts.map(({ label, value, isRight }) => ({
        label: isRight ? `${label} (right)` : label,
        value,
        note: answered > 0 ? `${Math.round((value / answered) * 100)}%` : undefined,
      }))}
    />
  )
}

const columnsOf = (quizId: string): Column<Person>[] => [
  {
    key: 'name',
    header: 'Person',
    onPhone: 'title',
    cell: ({ id, name }) => <Link href={`/quizzes/${quizId}/takes/${id}`}>{name}</Link>,
  },
  { key: 'result', header: 'Result', cell: (take) => <TakeBadge take={take} /> },
  { key: 'sent', header: 'Sent', cell: ({ submittedAt }) => <DateText date={submittedAt} exact /> },
]
