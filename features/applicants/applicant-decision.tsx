import { applicantStatuses } from '#spec/lists.ts'
import { Checkbox } from '#ui/choice.tsx'
import { Form } from '#ui/form.tsx'
import { Stack } from '#ui/layout.tsx'
import { Select } from '#ui/select.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { DateText } from '#ui/text.tsx'
import { DateInput } from '#ui/text-input.tsx'
import styles from './applicants.module.css'
import { labelOfStatus } from './model/labels.ts'
import type { ApplicantDetail } from './schema.ts'

type Of = { applicant: ApplicantDetail }

/** The employer's decision: the status, the first day, and its history. */
export function Decision({ applicant }: Of) {
  const { user, job, status, statusAt, history } = applicant
  return (
    <section aria-labelledby="decision">
      <Form action="/employer/applicant/status" name="decision" key={`${status} ${statusAt}`}>
        <h3 id="decision" className={styles.subheading}>
          Status
        </h3>
        <input type="hidden" name="job" value={job.id} />
        <input type="hidden" name="user" value={user.id} />
        <Select label="Status" hideLabel name="status" options={applicantStatuses} defaultValue={status} />
        <DateInput
          label="First day"
          name="startsOn"
          defaultValue={applicant.startsOn ?? ''}
          help="If you hire them."
        />
        <Checkbox label={`Email ${user.firstName} when the status changes`} name="notify" />
        <SubmitButton>Set status</SubmitButton>
      </Form>
      {history.length > 0 && (
        <ol className={styles.history} aria-label="History">
          {history.map((change) => (
            <li key={change.at}>
              {labelOfStatus(change.status)}, <DateText date={change.at} exact />
              {change.by && `, set by ${change.by}`}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** The hire, which counts once both have confirmed it. */
export function Hire({ applicant: { id, user, startsOn, confirmed, confirmedAt } }: Of) {
  return (
    <section aria-labelledby="hire">
      <h3 id="hire" className={styles.subheading}>
        {confirmed ? 'Hire confirmed by both' : 'Hire'}
      </h3>
      <Stack gap="small">
        {startsOn && (
          <p className={styles.line}>
            First day <DateText date={startsOn} exact />
          </p>
        )}
        {confirmed ? (
          <p className={styles.line}>
            {user.firstName} confirmed on <DateText date={confirmedAt!} exact />.
          </p>
        ) : (
          <>
            <p className={styles.line}>
              {user.firstName} has not confirmed yet. It counts once both of you have.
            </p>
            <Form action={`/employer/applicants/${id}/remind`} name="remind">
              <SubmitButton size="small" variant="secondary" icon="mail">
                Ask {user.firstName} to confirm
              </SubmitButton>
            </Form>
          </>
        )}
      </Stack>
    </section>
  )
}
