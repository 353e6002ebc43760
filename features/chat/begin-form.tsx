import { Form } from '#ui/form.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { lookup } from '#ui/lookup.ts'
import { Selector } from '#ui/selector.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import styles from './conversation.module.css'
import { longestMessage } from './model/limits.ts'
import type { ChatPage } from './schema.ts'

type Props = { begin: NonNullable<ChatPage['begin']>; clientId: string }

const everybody = lookup('/chat/connections')

/** A new conversation: with one person, or with several as a group. */
export function BeginForm({ begin: { people, hasMore }, clientId }: Props) {
  const hydrated = useHydrated()
  const from = hasMore && hydrated ? { load: everybody } : { items: people }
  return (
    <div className={styles.begin}>
      <h1 className={styles.title}>New message</h1>
      {people.length ? (
        <Form action="/chat" name="begin">
          <input type="hidden" name="clientId" value={clientId} />
          <Selector
            label="To"
            help="One person, or several for a group."
            name="people"
            multiple
            required
            {...from}
          />
          <TextInput label="Name of the group" help="Optional." name="name" maxLength={80} />
          <Textarea label="Message" name="body" rows={5} maxLength={longestMessage} required />
          <SubmitButton icon="send">Send</SubmitButton>
        </Form>
      ) : (
        <p>
          You can write to people once you are connected. <a href="/users/search/mentors">Find a mentor</a> or
          answer your <a href="/connections">requests</a>.
        </p>
      )}
    </div>
  )
}
