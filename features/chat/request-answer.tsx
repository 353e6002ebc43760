import { Form } from '#ui/form.tsx'
import { Cluster } from '#ui/layout.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import styles from './conversation.module.css'
import type { Room } from './schema.ts'

/** A first message from somebody new: there is nothing to write with until it is accepted. */
export function RequestAnswer({ room }: { room: Room }) {
  return (
    <div className={styles.closed}>
      <p>
        <bdi>{room.name}</bdi> wants to message you. They can’t see whether you have read this until you
        accept.
      </p>
      <Cluster>
        <Form action={`/chat/${room.id}/accept`} name="accept">
          <SubmitButton>Accept</SubmitButton>
        </Form>
        <Form action={`/chat/${room.id}/decline`} name="decline">
          <SubmitButton variant="secondary">Decline</SubmitButton>
        </Form>
      </Cluster>
    </div>
  )
}
