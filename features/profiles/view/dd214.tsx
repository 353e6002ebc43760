import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster } from '#ui/layout.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { DateText } from '#ui/text.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Dd214, ProfilePage } from '../schema.ts'
import styles from './dd214.module.css'

/** Staff read a DD214 here and approve or reject it. */
export function Validation({ person }: { person: ProfilePage & { dd214: Dd214 } }) {
  const { dd214, id } = person
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>DD214</h2>
      <CheckResult dd214={dd214} />
      {dd214.url && (
        <div>
          <ButtonLink href={dd214.url} variant="secondary" icon="download" download>
            Open the DD214
          </ButtonLink>
        </div>
      )}
      {person.mayValidate && <Decision id={id} file={dd214.url?.split('/').at(-1)} />}
    </Card>
  )
}

type Decided = {
  id: string
  /** the file that was read */
  file: string | undefined
  /** the next one opens afterwards */
  inReview?: boolean
}

/** Approves or rejects a DD214. */
export function Decision({ id, file, inReview }: Decided) {
  return (
    <Form action={`/profile/${id}/dd214`}>
      <input type="hidden" name="file" value={file} />
      {inReview && <input type="hidden" name="review" value="true" />}
      <TextInput
        label="Reason for rejection"
        help="Emailed to the person when you reject it."
        name="reason"
        maxLength={500}
      />
      <Cluster>
        <SubmitButton name="valid" value="yes" icon="check">
          Approve
        </SubmitButton>
        <SubmitButton name="valid" value="no" variant="secondary">
          Reject
        </SubmitButton>
      </Cluster>
    </Form>
  )
}

function CheckResult({ dd214 }: { dd214: Dd214 }) {
  if (!dd214.url) return <p>No DD214 was uploaded.</p>
  if (!dd214.status) return <Alert tone="warning" title="Waiting for review." />
  return (
    <Alert
      tone={dd214.status === 'validated' ? 'success' : 'danger'}
      title={dd214.status === 'validated' ? 'Service verified.' : 'It was not accepted.'}
    >
      {dd214.reason && <p>{dd214.reason}</p>}
      {dd214.checkedAt && (
        <p>
          <DateText date={dd214.checkedAt} exact />
          {dd214.checkedBy && `, ${dd214.checkedBy}`}
        </p>
      )}
    </Alert>
  )
}
