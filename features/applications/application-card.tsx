import type { KeyboardEvent } from 'react'
import { type ApplicationStatus, applicantStatuses } from '#spec/lists.ts'
import { Badge } from '#ui/badge.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Form } from '#ui/form.tsx'
import { InstantSelect } from '#ui/instant-select.tsx'
import { Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { DateText } from '#ui/text.tsx'
import { DateInput, Textarea } from '#ui/text-input.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './board.module.css'
import { boardColumns } from './model/board-columns.ts'
import { move, notesOf } from './move.tsx'
import type { TrackedApplication } from './schema.ts'

type Props = { application: TrackedApplication }

const values = boardColumns.map(({ value }) => value)
const labelOf = (status: ApplicationStatus) => boardColumns.find(({ value }) => value === status)!.label

/** The employer's words, which differ from the person's own. */
const decisionLabel = (status: string) =>
  applicantStatuses.find(({ value }) => value === status)?.label ?? status

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
      {application.decision && <Decision application={application} />}
      <StatusMenu key={status} application={application} />
      <Details application={application} />
    </article>
  )
}

/** What the employer says; a hire counts once the person has confirmed it. */
function Decision({ application: { id, job, decision } }: Props) {
  const { status, at, startsOn, confirmedAt } = decision!
  return (
    <div className={styles.decision}>
      <p>
        {job.employer.name}: <strong>{decisionLabel(status)}</strong>, <DateText date={at} exact />
      </p>
      {startsOn && (
        <p className={styles.words}>
          First day <DateText date={startsOn} exact />
        </p>
      )}
      {status === 'HIRED' &&
        (confirmedAt ? (
          <Badge tone="success" icon="check">
            Confirmed by both
          </Badge>
        ) : (
          <Form action={`/jobs/applications/${id}/confirm`} name={`confirm-${id}`}>
            <SubmitButton size="small" icon="check">
              Confirm the hire <VisuallyHidden>as {job.title}</VisuallyHidden>
            </SubmitButton>
          </Form>
        ))}
    </div>
  )
}

/** Moves the job when another status is chosen. */
function StatusMenu({ application: { id, job, status } }: Props) {
  return (
    <Form action={`/jobs/applications/${id}`} className={styles.menu}>
      <InstantSelect
        label={`Status of ${job.title}`}
        hideLabel
        name="status"
        options={boardColumns}
        defaultValue={status}
        onChoose={(value) => move(id, value as ApplicationStatus)}
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
              {change.isOwn ? labelOf(change.status) : decisionLabel(change.status)}
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
