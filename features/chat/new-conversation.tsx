import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { Textarea } from '#ui/text-input.tsx'
import styles from './conversation.module.css'
import { longestMessage } from './model/limits.ts'
import type { ChatPage } from './schema.ts'

type Props = { to: NonNullable<ChatPage['to']>; clientId: string }

/** The first message begins the conversation. */
export function NewConversation({ to, clientId }: Props) {
  return (
    <div className={styles.begin}>
      <h1 className={styles.title}>
        Write to <bdi>{to.name}</bdi>
      </h1>
      {to.isStranger && (
        <p>You are not connected. They see your message as a request, and answer if they want to.</p>
      )}
      <Form action="/chat" name="begin">
        <input type="hidden" name="people" value={to.id} />
        <input type="hidden" name="clientId" value={clientId} />
        {to.fromModule && <input type="hidden" name="fromModule" value={to.fromModule} />}
        <Textarea
          label="Message"
          name="body"
          rows={5}
          maxLength={longestMessage}
          defaultValue={to.draft}
          required
        />
        <SubmitButton icon="send">Send</SubmitButton>
      </Form>
    </div>
  )
}
