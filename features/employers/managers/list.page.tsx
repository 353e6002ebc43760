import { ChatButton } from '#features/connections/widgets.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/choice.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Page } from '#ui/page.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Breakable, DateText } from '#ui/text.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { EmployerChoice } from '../employer-choice.tsx'
import styles from './list.module.css'
import type { Invitation, Manager, ManagerList } from './schema.ts'

export type Props = ManagerList

/** Who works for an employer, with what its owners can do (document 1, section 2). */
export default function Managers(page: Props) {
  const { employer, employers, managers, invitations, isOwner } = page
  const of = `?employer=${employer.id}`
  return (
    <Page
      title="Managers"
      lead={
        isOwner
          ? `Who hires for ${employer.name}. Owners invite others, and decide who is an owner.`
          : `Who hires for ${employer.name}. Its owners invite others.`
      }
      actions={<EmployerChoice employers={employers} current={employer.id} path="/employer/manage" />}
    >
      <Table
        caption="Managers"
        hideCaption
        columns={columnsFor(isOwner, of)}
        rows={managers}
        rowKey={({ id }) => id}
      />
      {isOwner && (
        <Card as="section" className={styles.card}>
          <h2>Invite a colleague</h2>
          <Form action={`/employer/manage/invitations${of}`} name="invite" key={invitations.length}>
            <TextInput label="Email address" name="email" type="email" required maxLength={254} />
            <Checkbox
              label="As an owner"
              help="Can invite and remove others, including you."
              name="isOwner"
              value="true"
            />
            <Cluster>
              <SubmitButton icon="mail">Send the invitation</SubmitButton>
            </Cluster>
          </Form>
        </Card>
      )}
      {invitations.length > 0 && (
        <section className={styles.card} aria-labelledby="invited">
          <h2 id="invited">Invited</h2>
          <Table
            caption="Invitations"
            hideCaption
            columns={invitationColumns(isOwner, of)}
            rows={invitations}
            rowKey={({ id }) => id}
          />
        </section>
      )}
    </Page>
  )
}

const nameOf = ({ firstName, lastName }: Manager) => `${firstName} ${lastName}`

const columnsFor = (isOwner: boolean, of: string): Column<Manager>[] => [
  {
    key: 'name',
    header: 'Name',
    onPhone: 'title',
    cell: (manager) => (
      <>
        <strong>{nameOf(manager)}</strong>
        {manager.isYou && ' (you)'}
        <div className={styles.small}>
          <Breakable after="@">{manager.email}</Breakable>
        </div>
      </>
    ),
  },
  {
    key: 'role',
    header: 'Role',
    cell: ({ isOwner: owns, activated }) => (
      <Cluster>
        <Badge tone={owns ? 'brand' : undefined}>{owns ? 'Owner' : 'Manager'}</Badge>
        {!activated && <Badge tone="warning">Not activated</Badge>}
      </Cluster>
    ),
  },
  {
    key: 'since',
    header: 'Since',
    cell: ({ since, invitedBy }) => (
      <>
        <DateText date={since} />
        {invitedBy && <div className={styles.small}>invited by {invitedBy}</div>}
      </>
    ),
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (manager) =>
      manager.isYou ? null : (
        <Cluster>
          {manager.activated && <ChatButton to={{ uid: manager.id }} name={nameOf(manager)} />}
          {isOwner && <OwnersActions manager={manager} of={of} />}
        </Cluster>
      ),
  },
]

function OwnersActions({ manager, of }: { manager: Manager; of: string }) {
  const name = nameOf(manager)
  return (
    <>
      <Form action={`/employer/manage/ownership${of}`} name={`ownership-${manager.id}`}>
        <input type="hidden" name="manager" value={manager.id} />
        <input type="hidden" name="ownership" value={String(!manager.isOwner)} />
        <SubmitButton size="small" variant="secondary">
          {manager.isOwner ? 'Remove ownership' : 'Make owner'} <VisuallyHidden>of {name}</VisuallyHidden>
        </SubmitButton>
      </Form>
      <Confirm
        action={`/employer/manage/${manager.id}/delete${of}`}
        label="Remove"
        of={name}
        size="small"
        icon="trash"
        title={`Remove ${name}?`}
        verb="Remove"
      >
        <p>They immediately lose access to applicants and candidates. Their account stays.</p>
      </Confirm>
    </>
  )
}

const invitationColumns = (isOwner: boolean, of: string): Column<Invitation>[] => [
  {
    key: 'email',
    header: 'Email',
    onPhone: 'title',
    cell: ({ email }) => <Breakable after="@">{email}</Breakable>,
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ isOwner: asOwner, isExpired }) => (
      <Cluster>
        <Badge tone={isExpired ? 'warning' : undefined}>{isExpired ? 'Expired' : 'Waiting'}</Badge>
        {asOwner && <Badge tone="brand">As owner</Badge>}
      </Cluster>
    ),
  },
  {
    key: 'sent',
    header: 'Sent',
    cell: ({ sentAt, invitedBy }) => (
      <>
        <DateText date={sentAt} />
        {invitedBy && <div className={styles.small}>by {invitedBy}</div>}
      </>
    ),
  },
  ...(isOwner
    ? [
        {
          key: 'actions',
          header: 'Actions',
          align: 'end' as const,
          cell: ({ id, email }: Invitation) => (
            <Cluster>
              <Form action={`/employer/manage/invitations/${id}/resend${of}`} name={`resend-${id}`}>
                <SubmitButton size="small" variant="secondary">
                  Send again <VisuallyHidden>to {email}</VisuallyHidden>
                </SubmitButton>
              </Form>
              <Confirm
                action={`/employer/manage/invitations/${id}/delete${of}`}
                label="Withdraw"
                of={email}
                size="small"
                title={`Withdraw the invitation of ${email}?`}
                verb="Withdraw"
              >
                <p>The link in the email stops working.</p>
              </Confirm>
            </Cluster>
          ),
        },
      ]
    : []),
]
