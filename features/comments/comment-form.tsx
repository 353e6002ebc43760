import { comments } from '#spec/limits.ts'
import { commentMessages, emailMessages } from '#spec/messages.ts'
import { Form, type FormErrors } from '#ui/form.tsx'
import { MessageFields } from '#ui/message-fields.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { useComplete } from '#ui/use-complete.ts'

type Props = { identifier: string; name?: string; teamPage?: string }

/** Sends a message to the site (document 1, section 2): name, email and message are all required. */
export function CommentForm({ identifier, name, teamPage }: Props) {
  const { button, isReady, look } = useComplete(isComplete)
  return (
    <Form
      action="/comments"
      name={name}
      keep={`comment ${teamPage ?? identifier}`}
      check={missing}
      onChange={look}
    >
      <input type="hidden" name="commentIdentifier" value={identifier} />
      {teamPage && <input type="hidden" name="teamPage" value={teamPage} />}
      <MessageFields emailHelp="It is not shown." longest={comments.longest} />
      <div>
        <SubmitButton ref={button} disabled={!isReady}>
          Submit
        </SubmitButton>
      </div>
    </Form>
  )
}

const words = {
  name: commentMessages.name,
  email: emailMessages.emailRequired,
  message: commentMessages.message,
}

const isComplete = (fields: FormData) => Object.keys(missing(fields)).length === 0

function missing(fields: FormData): FormErrors {
  const empty = Object.entries(words).filter(([name]) => !String(fields.get(name) ?? '').trim())
  return Object.fromEntries(empty)
}
