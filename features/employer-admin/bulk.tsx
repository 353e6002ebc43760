import { useState } from 'react'
import { addressOf } from '#schema/address.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Modal } from '#ui/modal.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { Textarea } from '#ui/text-input.tsx'
import { type EmployerRow, ExportQuery } from './schema.ts'

/** Decides about several employers at once; those that need no approval are left out. */
export function Bulk({ chosen }: { chosen: EmployerRow[] }) {
  const [isDeclining, setDeclining] = useState(false)
  const able = chosen.filter(({ needsApproval, isOwn }) => needsApproval && !isOwn)
  return (
    <>
      {able.length > 0 && (
        <>
          <Form action="/employer-signups/approve" name="approve">
            <input type="hidden" name="action" value="allow" />
            <Whom employers={able} />
            <SubmitButton size="small" icon="check">
              Approve {able.length}
            </SubmitButton>
          </Form>
          <Button size="small" variant="secondary" onClick={() => setDeclining(true)}>
            Decline…
          </Button>
        </>
      )}
      <ButtonLink
        size="small"
        variant="secondary"
        icon="download"
        href={addressOf('/admin/employers.csv', ExportQuery, { id: chosen.map(({ id }) => id) })}
        download
      >
        CSV
      </ButtonLink>
      <Modal
        title={`Decline ${able.length}?`}
        isOpen={isDeclining}
        onClose={() => setDeclining(false)}
        size="small"
      >
        <Form action="/employer-signups/approve" name="decline">
          <input type="hidden" name="action" value="revoke" />
          <Whom employers={able} />
          <p>{able.map(({ name }) => name).join(', ')}</p>
          <Textarea label="Reason" name="reason" maxLength={500} help="Sent to their managers by email." />
          <SubmitButton variant="danger">Decline</SubmitButton>
        </Form>
      </Modal>
    </>
  )
}

const Whom = ({ employers }: { employers: EmployerRow[] }) =>
  employers.map(({ id }) => <input key={id} type="hidden" name="employers" value={id} />)
