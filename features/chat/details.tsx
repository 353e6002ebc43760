import { Checkbox, RadioGroup } from '#ui/choice.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Form } from '#ui/form.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { Textarea } from '#ui/text-input.tsx'
import styles from './details.module.css'
import { reasonNames, reportReasons } from './model/limits.ts'
import type { Room } from './schema.ts'
import { SharedHere } from './shared-here.tsx'

const reasons = reasonNames.map((value) => ({ value, label: reportReasons[value] }))

type Props = { room: Room; now: string }

/** On narrow screens what is beside the conversation on wide ones (decision 391). */
export const Details = ({ room, now }: Props) => (
  <details className={styles.details}>
    <summary>
      <Icon name="info" /> Details
    </summary>
    <div className={styles.sheet}>
      <Sheet room={room} now={now} />
    </div>
  </details>
)

/** It stays closed where it was closed. */
export const DetailsColumn = ({ room, now, isOpen }: Props & { isOpen: boolean }) => (
  <aside className={styles.column} id="about" aria-label={`About ${room.name}`} hidden={!isOpen}>
    <Sheet room={room} now={now} />
  </aside>
)

/** Who is in the conversation, what was shared in it, and what can be done with it. */
function Sheet({ room, now }: Props) {
  const [person] = room.people
  const path = `/chat/${room.id}`
  return (
    <>
      <ul>
        {room.people.map(({ id, name, profile, line }) => (
          <li key={id}>
            <Link href={profile}>
              <bdi>{name}</bdi>
            </Link>
            {line && <span className={styles.line}>{line}</span>}
          </li>
        ))}
      </ul>
      <SharedHere shared={room.shared} now={now} />
      <Toggle action={`${path}/mute`} isOn={room.isMuted} on="Mute" off="Unmute" />
      <Toggle action={`${path}/archive`} isOn={room.isArchived} on="Archive" off="Bring back" />
      {room.isGroup && (
        <Confirm
          action={`${path}/leave`}
          label="Leave"
          title={`Leave ${room.name}?`}
          verb="Leave"
          size="small"
        >
          <p>You no longer get its messages.</p>
        </Confirm>
      )}
      <Confirm
        action={`${path}/report`}
        label="Report"
        title="Report this conversation?"
        verb="Report"
        size="small"
      >
        <p>Our staff see what they wrote last, and nothing else of your conversation.</p>
        <RadioGroup label="What is wrong" name="reason" options={reasons} defaultValue="abuse" />
        <Textarea label="In your words" help="Optional." name="words" rows={3} maxLength={1_000} />
        {!room.isGroup && <Checkbox label="Block too" name="block" value="true" defaultChecked />}
      </Confirm>
      {person && !room.isGroup && (
        <Confirm
          action={`/connections/${person.id}/block`}
          label={`Block ${person.name.split(' ')[0]}`}
          title={`Block ${person.name}?`}
          verb="Block"
          size="small"
        >
          <p>They can neither write to you nor ask to connect.</p>
        </Confirm>
      )}
    </>
  )
}

const Toggle = ({ action, isOn, on, off }: { action: string; isOn: boolean; on: string; off: string }) => (
  <Form action={action} name={action.slice(-8)}>
    <input type="hidden" name="on" value={isOn ? '' : 'true'} />
    <SubmitButton variant="secondary" size="small">
      {isOn ? off : on}
    </SubmitButton>
  </Form>
)
