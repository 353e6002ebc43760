import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import type { JobRow } from './schema.ts'

/** Closes, opens again or deletes several jobs. */
export function Bulk({ chosen }: { chosen: JobRow[] }) {
  const [isDeleting, setDeleting] = useState(false)
  const open = chosen.filter(({ isOpen }) => isOpen)
  const closed = chosen.filter(({ isOpen }) => !isOpen)
  const byHand = chosen.filter(({ source }) => source === 'hand')
  const pausable = byHand.filter(({ isOpen }) => isOpen)
  return (
    <>
      {open.length > 0 && <Change verb="expire" label={`Close ${open.length}`} jobs={open} />}
      {closed.length > 0 && <Change verb="restore" label={`Open ${closed.length} again`} jobs={closed} />}
      {pausable.length > 0 && <Change verb="pause" label={`Pause ${pausable.length}`} jobs={pausable} />}
      {byHand.length > 0 && <Change verb="renew" label={`Renew ${byHand.length}`} jobs={byHand} />}
      <Button size="small" variant="secondary" icon="trash" onClick={() => setDeleting(true)}>
        Delete {chosen.length}
      </Button>
      <ConfirmDialog
        action="/admin/jobs/delete"
        title={`Delete ${chosen.length} ${chosen.length === 1 ? 'job' : 'jobs'}?`}
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
      >
        <Which jobs={chosen} />
        <p>
          Jobs that people applied for are closed instead and stay with them. A feed may bring its jobs back.
        </p>
      </ConfirmDialog>
    </>
  )
}

function Change({ verb, label, jobs }: { verb: string; label: string; jobs: JobRow[] }) {
  return (
    <Form action={`/admin/jobs/${verb}`} name={verb}>
      <Which jobs={jobs} />
      <SubmitButton size="small" variant="secondary">
        {label}
      </SubmitButton>
    </Form>
  )
}

const Which = ({ jobs }: { jobs: JobRow[] }) =>
  jobs.map(({ id }) => <input key={id} type="hidden" name="jobs" value={id} />)
