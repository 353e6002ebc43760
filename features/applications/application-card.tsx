import { type KeyboardEvent, useRef } from 'react'
import type { ApplicationStatus } from '#spec/lists.ts'
import { Badge } from '#ui/badge.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Form } from '#ui/form.tsx'
import { Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Select } from '#ui/select.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { DateText } from '#ui/text.tsx'
import { DateInput, Textarea } from '#ui/text-input.tsx'
import styles from './board.module.css'
import { boardColumns } from './model/board-columns.ts'
import { move, notesOf } from './move.tsx'
import type { TrackedApplication } from './schema.ts'

type Props = { application: TrackedApplication }

const values = boardColumns.map(({ value }) => value)
const labelOf = (status: ApplicationStatus) => boardColumns.find(({ value }) => value === status)!.label

/** A tracked job: its status, dates and notes. */
export function ApplicationCard({ application }: Props) {
  const { id, job, status, appliedAt, nextStepOn } = application

  function press(event: KeyboardEvent) {
    // In a field, Alt and an arrow key move by a word.
    if ((event.target as HTMLElement).closest('input, select, textarea')) return
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const to = step && event.altKey && values[values.indexOf(status) + step]
    if (!to) return
    event.preventDefault()
    move(id, to)
  }

  return (
    <article
      id={`application-${id}`}
      tabIndex={-1}
      className={styles.card}
      draggable
      aria-label={job.title}
      onDragStart={(event) => event.dataTransfer.setData('text/application', id)}
      onKeyDown={press}
    >
      <h3 className={styles.title}>
        <Link href={job.href}>{job.title}</Link>
      </h3>
      <p className={styles.words}>
        {[job.feedEmployer ?? job.employer.name, job.addressShort].filter(Boolean).join(', ')}
      </p>
      {job.isGone && <Badge tone="warning">No longer open</Badge>}
      {appliedAt && (
        <p className={styles.words}>
          You applied on <DateText date={appliedAt} exact />
        </p>
      )}
      {nextStepOn && (
        <p className={styles.words}>
          Next step <DateText date={nextStepOn} exact />
        </p>
      )}
      <StatusMenu key={status} application={application} />
      <Details application={application} />
    </article>
  )
}

/** Moves the job when another status is chosen. Arrow keys pass through statuses on their way: then, when the field loses focus. */
function StatusMenu({ application: { id, job, status } }: Props) {
  const isPassing = useRef(false)
  const asked = useRef<string>(status)
  const moveTo = ({ value }: HTMLSelectElement) => {
    // Choosing is followed by a blur, which must not move it again.
    if (value !== asked.current) move(id, value as ApplicationStatus)
    asked.current = value
  }
  return (
    <Form action={`/jobs/applications/${id}`} className={styles.menu}>
      <Select
        label={`Status of ${job.title}`}
        hideLabel
        name="status"
        options={boardColumns}
        defaultValue={status}
        onKeyDown={(event) => {
          isPassing.current = event.key !== 'Enter'
          if (event.key === 'Enter') moveTo(event.currentTarget)
        }}
        onPointerDown={() => {
          isPassing.current = false
        }}
        onChange={(event) => isPassing.current || moveTo(event.currentTarget)}
        onBlur={(event) => moveTo(event.currentTarget)}
      />
      <noscript>
        <SubmitButton size="small" variant="secondary">
          Set status
        </SubmitButton>
      </noscript>
    </Form>
  )
}

function Details({ application }: Props) {
  const { id, job, history, isSent } = application
  return (
    <Disclosure summary="Notes and dates">
      <Stack>
        <Form action={`/jobs/applications/${id}`} name={notesOf(id)} id={notesOf(id)} values={application}>
          <Textarea label="Notes" name="notes" rows={3} />
          <DateInput label="Next step" name="nextStepOn" />
          <SubmitButton size="small" variant="secondary" />
        </Form>
        <ol className={styles.history} aria-label="History">
          {history.map((change) => (
            <li key={change.at}>
              {labelOf(change.status)}
              {!change.isOwn && ' (set by the employer)'}, <DateText date={change.at} exact />
            </li>
          ))}
        </ol>
        {isSent ? (
          <p className={styles.words}>The employer has this application, so it stays in your list.</p>
        ) : (
          <Confirm
            action={`/jobs/applications/${id}/delete`}
            label="Remove"
            of={`${job.title} from your applications`}
            variant="quiet"
            size="small"
            icon="trash"
            title={`Remove “${job.title}” from your applications?`}
            verb="Remove"
          >
            <p>Your notes and its history will be deleted.</p>
          </Confirm>
        )}
      </Stack>
    </Disclosure>
  )
}
