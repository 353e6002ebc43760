import { ButtonLink } from '#ui/button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './buttons.module.css'
import { ChatButton } from './chat-button.tsx'
import { ConnectButton } from './connect-form.tsx'
import type { Standing } from './schema.ts'

type Props = {
  standing: Standing | null | undefined
  /** where the person's resume is, for those who may see it */
  resume?: string | null
  /** there is one person on the page: asking is the first thing to do */
  isLeading?: boolean
}

/** What can be done with a person, by state (document 1, section 4). Every button carries the person's name. */
export function ConnectionButtons({ standing, resume, isLeading }: Props) {
  if (!standing) return null
  const { connection, name } = standing
  const chat = standing.mayChat && <ChatButton to={{ uid: standing.personId }} name={name} />
  const view = resume && <ResumeLink href={resume} name={name} />
  if (!connection)
    return (
      <Row>
        {standing.isFull && <span className={styles.full}>Takes no more mentees now</span>}
        {standing.maySend && <ConnectButton standing={standing} isLeading={isLeading} />}
        {chat}
        {view}
      </Row>
    )
  if (connection.isApproved)
    return (
      <Row>
        {chat}
        {view}
        <Confirm
          action={`/connections/${connection.id}/delete`}
          label="Remove"
          of={name}
          variant="quiet"
          size="small"
          title={`Remove ${name}?`}
          verb="Remove"
        >
          <p>You keep your messages, and can ask to connect again.</p>
        </Confirm>
      </Row>
    )
  return (
    <Row>
      {connection.isSender ? (
        <Act
          action={`/connections/${connection.id}/delete`}
          label="Cancel Request"
          name={name}
          variant="secondary"
        />
      ) : (
        <>
          <Act action={`/connections/${connection.id}/confirm`} label="Confirm" name={name} />
          <Act
            action={`/connections/${connection.id}/delete`}
            label="Reject"
            name={name}
            variant="secondary"
          />
        </>
      )}
    </Row>
  )
}

const Row = ({ children }: { children: React.ReactNode }) => <div className={styles.row}>{children}</div>

type ActProps = { action: string; label: string; name: string; variant?: 'primary' | 'secondary' }

const Act = ({ action, label, name, variant = 'primary' }: ActProps) => (
  <Form action={action} name={action.slice(-60)}>
    <SubmitButton size="small" variant={variant}>
      {label}
      <VisuallyHidden> {name}</VisuallyHidden>
    </SubmitButton>
  </Form>
)

const ResumeLink = ({ href, name }: { href: string; name: string }) => (
  <ButtonLink href={href} size="small" variant="secondary">
    View Resume<VisuallyHidden> of {name}</VisuallyHidden>
  </ButtonLink>
)
