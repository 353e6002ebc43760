import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { DateText } from '#ui/text.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './employers.module.css'
import type { EmployerEdit } from './schema.ts'

type Of = { employer: NonNullable<EmployerEdit['employer']> }

/** Approval and promotion credits. */
export function Decisions({ employer }: Of) {
  return (
    <>
      {employer.needsApproval && <ApprovalForms employer={employer} />}
      <Credits employer={employer} />
    </>
  )
}

function ApprovalForms({ employer: { id, approved } }: Of) {
  return (
    <section className={styles.section} aria-labelledby="approval">
      <h2 id="approval">Approval</h2>
      {approved !== true && (
        <Form action="/employer-signups/approve" name="approve">
          <input type="hidden" name="employers" value={id} />
          <input type="hidden" name="action" value="allow" />
          <SubmitButton icon="check">Approve</SubmitButton>
        </Form>
      )}
      {approved !== false && (
        <Form action="/employer-signups/approve" name="revoke">
          <input type="hidden" name="employers" value={id} />
          <input type="hidden" name="action" value="revoke" />
          <TextInput label="Reason" name="reason" maxLength={500} help="Sent to its managers by email." />
          <SubmitButton variant="secondary">{approved ? 'Revoke approval' : 'Decline'}</SubmitButton>
        </Form>
      )}
    </section>
  )
}

function Credits({ employer: { id, promotionCredits, ledger } }: Of) {
  return (
    <section className={styles.section} aria-labelledby="credits">
      <h2 id="credits">Promotion credits: {promotionCredits}</h2>
      <Form action={`/admin/employers/${id}/credits`} name="credits" key={ledger.length}>
        <div className={styles.pair}>
          <TextInput label="Credits to grant" name="amount" inputMode="numeric" short required />
          <TextInput label="Note" name="note" maxLength={200} />
        </div>
        <SubmitButton variant="secondary">Grant</SubmitButton>
      </Form>
      {ledger.length > 0 && (
        <ul className={styles.ledger}>
          {ledger.map(({ id, amount, note, job, by, at }) => (
            <li key={id}>
              <strong>{amount > 0 ? `+${amount}` : amount}</strong>{' '}
              {[job && `promoted ${job}`, note, by].filter(Boolean).join(', ')}, <DateText date={at} exact />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
