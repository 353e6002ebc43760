import { type MouseEvent, useState } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Modal } from '#ui/modal.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { Textarea } from '#ui/text-input.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { longestNote } from './model/limits.ts'
import type { Standing } from './schema.ts'

/** Opens the note in a dialog; without script, the page that has the same form. */
export function ConnectButton({ standing, isLeading }: { standing: Standing; isLeading?: boolean }) {
  const { personId, name } = standing
  const [isOpen, setOpen] = useState(false)
  const open = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <ButtonLink
        href={`/connections/${personId}/connect`}
        size="small"
        variant={isLeading ? 'primary' : 'secondary'}
        onClick={open}
        rel="nofollow"
      >
        Connect<VisuallyHidden> with {name}</VisuallyHidden>
      </ButtonLink>
      <Modal title={`Connect with ${name}`} isOpen={isOpen} onClose={() => setOpen(false)} size="small">
        <ConnectForm standing={standing} />
      </Modal>
    </>
  )
}

/** A personal note, and the request. */
export function ConnectForm({ standing: { personId, name } }: { standing: Standing }) {
  return (
    <Form action={`/connections/${personId}/connect`} name={`connect-${personId}`}>
      <Textarea
        label="Personal note"
        help={`Optional. Say who you are and why you write, in ${longestNote} characters.`}
        name="message"
        rows={4}
        maxLength={longestNote}
      />
      <SubmitButton>
        Connect<VisuallyHidden> with {name}</VisuallyHidden>
      </SubmitButton>
    </Form>
  )
}
