import { type DragEvent, useState } from 'react'
import { Favorites } from '#features/job-cards/widgets.ts'
import type { ApplicationStatus } from '#spec/lists.ts'
import { emptyMessages } from '#spec/messages.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Page } from '#ui/page.tsx'
import { ApplicationCard } from './application-card.tsx'
import styles from './board.module.css'
import { boardColumns } from './model/board-columns.ts'
import { move } from './move.tsx'
import type { ApplicationBoard, TrackedApplication } from './schema.ts'

export type Props = ApplicationBoard

/** A person's applications: a column per status on wide screens, a list on a phone. */
export default function Applications({ applications }: Props) {
  return (
    <Page
      title="Applications"
      lead={applications.length > 0 && moving}
      actions={<ButtonLink href="/jobs/search">Search jobs</ButtonLink>}
    >
      {applications.length === 0 ? (
        <EmptyState title={emptyMessages.nothing} icon="briefcase">
          <p>Apply for a job, or mark one as interesting on its page, and follow it here.</p>
        </EmptyState>
      ) : (
        <div className={styles.room}>
          <div className={styles.board}>
            {boardColumns.map(({ value, label }) => (
              <Column
                key={value}
                status={value}
                label={label}
                applications={applications.filter(({ status }) => status === value)}
              />
            ))}
          </div>
        </div>
      )}
      <Favorites />
    </Page>
  )
}

const moving = (
  <>
    Change a job’s status in its menu
    <span className={styles.byHand}>, drag it, or press Alt and an arrow key</span>. Only you see your notes.
  </>
)

type ColumnProps = { status: ApplicationStatus; label: string; applications: TrackedApplication[] }

function Column({ status, label, applications }: ColumnProps) {
  const [over, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const id = event.dataTransfer.getData('text/application')
    if (id && !applications.some((one) => one.id === id)) move(id, status)
  }

  return (
    <section
      aria-labelledby={`status-${status}`}
      className={styles.column}
      data-over={over || undefined}
      data-empty={applications.length === 0 || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2 id={`status-${status}`} className={styles.status}>
        {label} <span className={styles.count}>{applications.length}</span>
      </h2>
      <ul className={styles.cards}>
        {applications.map((application) => (
          <li key={application.id}>
            <ApplicationCard application={application} />
          </li>
        ))}
      </ul>
    </section>
  )
}
