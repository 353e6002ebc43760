import { Alert } from '#ui/alert.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster } from '#ui/layout.tsx'
import { DateText } from '#ui/text.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Dd214, ProfilePage } from '../schema.ts'
import styles from './dd214.module.css'

/** For the staff: reads a DD214 and says whether it proves service. */
export function Validation({ person }: { person: ProfilePage & { dd214: Dd214 } }) {
  const { dd214, id } = person
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>DD214</h2>
      <Found dd214={dd214} />
      {dd214.url && (
        <div>
          <ButtonLink href={dd214.url} variant="secondary" icon="download" download>
            Read the DD214
          </ButtonLink>
        </div>
      )}
      {person.mayValidate && (
        <Form action={`/profile/${id}/dd214`}>
          {({ errors, busy, typed }) => (
            <>
              <input type="hidden" name="file" value={dd214.url?.split('/').at(-1)} />
              <TextInput
                label="If it does not prove service: why"
                help="The person reads this in a mail."
                name="reason"
                maxLength={500}
                defaultValue={typed.reason}
                error={errors.reason}
              />
              <Cluster>
                <Button type="submit" name="valid" value="yes" icon="check" busy={busy}>
                  It is valid
                </Button>
                <Button type="submit" name="valid" value="no" variant="secondary" busy={busy}>
                  It is not valid
                </Button>
              </Cluster>
            </>
          )}
        </Form>
      )}
    </Card>
  )
}

function Found({ dd214 }: { dd214: Dd214 }) {
  if (!dd214.url) return <p>No DD214 was uploaded.</p>
  if (!dd214.status) return <Alert tone="warning" title="Waiting for review." />
  return (
    <Alert
      tone={dd214.status === 'validated' ? 'success' : 'danger'}
      title={dd214.status === 'validated' ? 'It proves service.' : 'It was not accepted.'}
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
