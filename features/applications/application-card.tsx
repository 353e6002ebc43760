import { type KeyboardEvent, useRef } from 'react'
import type { ApplicationStatus } from '#spec/lists.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Form } from '#ui/form.tsx'
import { Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Select } from '#ui/select.tsx'
import { DateText } from '#ui/text.tsx'
import { DateInput, Textarea } from '#ui/text-input.tsx'
import styles from './board.module.css'
import { boardColumns } from './model/board-columns.ts'
import { move, notesOf } from './move.tsx'
import type { TrackedApplication } from './schema.ts'

type Props = { application: TrackedApplication }

const values = boardColumns.map(({ value }) => value)
const labelOf = (status: ApplicationStatus) => boardColumns.find(({ value }) => value === status)!.label

/** One job that a person follows: where it stands, its dates and notes. */
export function ApplicationCard({ application }: Props) {
  const { id, job, status, appliedAt, nextStepOn } = application

  function press(event: KeyboardEvent) {
    // In a field, Alt and an arrow go a word on.
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
          Applied <DateText date={appliedAt} exact />
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

/** Moves the job as soon as another status is chosen; with the arrow keys, which pass all on their way, once it is left. */
function StatusMenu({ application: { id, job, status } }: Props) {
  const isPassing = useRef(false)
  const asked = useRef<string>(status)
  const moveTo = ({ value }: HTMLSelectElement) => {
    // Whoever has chosen also leaves: once is enough.
    if (value !== asked.current) move(id, value as ApplicationStatus)
    asked.current = value
  }
  return (
    <Form action={`/jobs/applications/${id}`} className={styles.menu}>
      {({ busy }) => (
        <>
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
            <Button type="submit" size="small" variant="secondary" busy={busy}>
              Set status
            </Button>
          </noscript>
        </>
      )}
    </Form>
  )
}

function Details({ application: { id, job, notes, nextStepOn, history, isSent } }: Props) {
  return (
    <Disclosure summary="Notes and dates">
      <Stack>
        <Form action={`/jobs/applications/${id}`} name={notesOf(id)} id={notesOf(id)}>
          {({ errors, busy, typed }) => (
            <Stack>
              <Textarea
                label="Notes"
                name="notes"
                rows={3}
                defaultValue={typed.notes ?? notes}
                error={errors.notes}
              />
              <DateInput
                label="Next step"
                name="nextStepOn"
                defaultValue={typed.nextStepOn ?? nextStepOn ?? ''}
                error={errors.nextStepOn}
              />
              <Button type="submit" size="small" variant="secondary" busy={busy}>
                Save
              </Button>
            </Stack>
          )}
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
          <Form action={`/jobs/applications/${id}/removal`}>
            {({ busy }) => (
              <Button
                type="submit"
                variant="quiet"
                size="small"
                icon="trash"
                busy={busy}
                aria-label={`Remove ${job.title} from your applications`}
              >
                Remove
              </Button>
            )}
          </Form>
        )}
      </Stack>
    </Disclosure>
  )
}
