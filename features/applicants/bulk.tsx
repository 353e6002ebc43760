import { useState } from 'react'
import { addressOf } from '#schema/address.ts'
import { applicantStatuses } from '#spec/lists.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/choice.tsx'
import { Form } from '#ui/form.tsx'
import { Modal } from '#ui/modal.tsx'
import { Select } from '#ui/select.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { Textarea } from '#ui/text-input.tsx'
import { type ApplicantList, type ApplicantRow, ExportQuery } from './schema.ts'

type Props = { chosen: ApplicantRow[]; page: ApplicantList; onDone: () => void }

/** What can be done with several applicants at once. */
export function Bulk({ chosen, page }: Props) {
  const [asked, setAsked] = useState<'status' | 'message' | null>(null)
  const close = () => setAsked(null)
  const csv = addressOf('/employer/applicants.csv', ExportQuery, {
    employer: page.employer,
    sort: page.sort,
    id: chosen.map(({ id }) => id),
  })
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setAsked('status')}>
        Set status
      </Button>
      <Button size="small" variant="secondary" icon="mail" onClick={() => setAsked('message')}>
        Message
      </Button>
      <ButtonLink size="small" variant="secondary" icon="download" href={csv} download>
        CSV
      </ButtonLink>
      <Modal
        title={`Set the status of ${counted(chosen)}`}
        isOpen={asked === 'status'}
        onClose={close}
        size="small"
      >
        <Form action="/employer/applicants/status" name="bulk-status">
          <Whom chosen={chosen} />
          <Select label="Status" name="status" options={applicantStatuses} />
          <Checkbox
            label="Tell them by email"
            name="notify"
            help="They see it among their own applications either way. Their own notes stay theirs."
          />
          <SubmitButton>Set status</SubmitButton>
        </Form>
      </Modal>
      <Modal title={`Message ${counted(chosen)}`} isOpen={asked === 'message'} onClose={close}>
        <Form action="/employer/applicants/message" name="bulk-message">
          <Whom chosen={chosen} />
          <Textarea
            label="Message"
            name="message"
            rows={6}
            required
            defaultValue="Hello {first name}, thank you for applying as {job}. "
            help="Each person gets a message of their own and does not see the others. {first name} and {job} become theirs."
          />
          <SubmitButton icon="mail">Send {counted(chosen, 'message')}</SubmitButton>
        </Form>
      </Modal>
    </>
  )
}

const plurals: Record<string, string> = { person: 'people', message: 'messages' }
const counted = (chosen: unknown[], noun = 'person') =>
  `${chosen.length} ${chosen.length === 1 ? noun : plurals[noun]}`

function Whom({ chosen }: Pick<Props, 'chosen'>) {
  return (
    <>
      <p>{chosen.map(({ user }) => `${user.firstName} ${user.lastName}`).join(', ')}</p>
      {chosen.map(({ id }) => (
        <input key={id} type="hidden" name="applicants" value={id} />
      ))}
    </>
  )
}
