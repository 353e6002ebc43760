import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { type ApplicantStatus, applicantStatuses } from '#spec/lists.ts'
import { Badge } from '#ui/badge.tsx'
import { figure } from '#ui/figure.ts'
import { Link } from '#ui/link.tsx'
import { Score } from '#ui/score.tsx'
import { DateText } from '#ui/text.tsx'
import { toast } from '#ui/toast-store.ts'
import styles from './board.module.css'
import { labelOfStatus } from './model/labels.ts'
import { moveTo } from './move.tsx'
import { ratingWords } from './rating.tsx'
import type { ApplicantList, ApplicantRow } from './schema.ts'

type Href = (change?: Record<string, unknown>) => string
type Props = ApplicantList & { href: Href }

/** A column for each status. Cards are moved by dragging, with Alt and an arrow key, or by their own page. */
export function Board({ applicants, counts, href }: Props) {
  return (
    <>
      <p className={styles.help}>
        Drag a card to another column, or press Alt and an arrow key on it. Moving a card sends no email.
      </p>
      <div className={styles.board}>
        {applicantStatuses.map(({ value, label }) => (
          <Column
            key={value}
            status={value}
            label={label}
            count={counts[value]}
            applicants={applicants.filter(({ status }) => status === value)}
            all={applicants}
            href={href}
          />
        ))}
      </div>
    </>
  )
}

type ColumnProps = {
  status: ApplicantStatus
  label: string
  count: number
  applicants: ApplicantRow[]
  all: ApplicantRow[]
  href: Href
}

function Column({ status, label, count, applicants, all, href }: ColumnProps) {
  const [over, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const id = event.dataTransfer.getData('text/applicant')
    const row = all.find((one) => one.id === id)
    if (row && row.status !== status) moveCard(row, status)
  }

  return (
    <section
      aria-labelledby={`column-${status}`}
      className={styles.column}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2 id={`column-${status}`} className={styles.title}>
        {label} <span className={styles.count}>{figure(count)}</span>
      </h2>
      {count === 0 ? (
        <p className={styles.line}>No applicants.</p>
      ) : (
        <ul className={styles.cards}>
          {applicants.map((row) => (
            <li key={row.id}>
              <BoardCard row={row} href={href} />
            </li>
          ))}
        </ul>
      )}
      {count > applicants.length && (
        <Link href={href({ view: 'table', status })}>{figure(count - applicants.length)} more</Link>
      )}
    </section>
  )
}

function BoardCard({ row, href }: { row: ApplicantRow; href: Href }) {
  const { id, user, job, score, isNew, rating, status, statusAt, confirmed } = row

  function press(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const at = applicantStatuses.findIndex(({ value }) => value === status)
    const to = step && event.altKey && applicantStatuses[at + step]
    if (!to) return
    event.preventDefault()
    moveCard(row, to.value)
  }

  return (
    <article
      className={styles.card}
      draggable
      onDragStart={(event) => event.dataTransfer.setData('text/applicant', id)}
    >
      <h3 className={styles.name}>
        <Link id={`card-${id}`} href={href({ show: id })} keepScroll onKeyDown={press}>
          {user.firstName} {user.lastName}
        </Link>
      </h3>
      <p className={styles.line}>{job.title}</p>
      {score !== null && <Score value={score} />}
      <p className={styles.line}>
        {isNew && <Badge tone="accent">New</Badge>} {rating && `${ratingWords(rating)}, `}
        <DateText date={statusAt} />
      </p>
      {status === 'HIRED' && (
        <p className={styles.line}>{confirmed ? 'Confirmed by both' : `Waiting for ${user.firstName}`}</p>
      )}
    </article>
  )
}

/** The card is now in another column: the focus goes along, and the move is said. */
function moveCard(row: ApplicantRow, status: ApplicantStatus) {
  moveTo(row, status, () => {
    requestAnimationFrame(() => document.getElementById(`card-${row.id}`)?.focus())
    toast(`${row.user.firstName} is now “${labelOfStatus(status)}”.`)
  })
}
