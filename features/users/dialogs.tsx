import { userMessages } from '#spec/messages.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxGroup } from '#ui/choice.tsx'
import { ConfirmDialog } from '#ui/confirm.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Modal } from '#ui/modal.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import type { PendingAction } from './perform.tsx'
import type { UserCard } from './schema.ts'

type Props = {
  pending: PendingAction | null
  badges: { value: string; label: string }[]
  onClose: () => void
}

const named = (users: UserCard[]) =>
  users.length === 1 ? `${users[0]!.firstName} ${users[0]!.lastName}` : `${users.length} people`

/** The questions that actions on people ask first. */
export function Dialogs({ pending, badges, onClose }: Props) {
  if (!pending) return null
  const { action, users } = pending
  if (action === 'badges') return <BadgesDialog {...{ users, badges, onClose }} />
  if (action === 'disable')
    return (
      <ConfirmDialog
        action="/admin/users/disable"
        title={`Disable ${named(users)}?`}
        verb="Disable"
        isOpen
        onClose={onClose}
      >
        <Whom users={users} />
        <p>They are signed out immediately and cannot sign in until the account is enabled again.</p>
      </ConfirmDialog>
    )
  return (
    <ConfirmDialog
      action={deleteAddress(users[0]!)}
      title={userMessages.confirmDelete}
      isOpen
      onClose={onClose}
    >
      <DeletionWarning users={users} />
    </ConfirmDialog>
  )
}

export const deleteAddress = ({ id }: UserCard) => `/admin/users/${id}/delete`

export const DeletionWarning = ({ users }: { users: UserCard[] }) => (
  <p>
    The account of {named(users)} is deleted permanently, with its profile, files, lists and emails. This
    cannot be undone.
  </p>
)

const Whom = ({ users }: { users: UserCard[] }) =>
  users.map(({ id }) => <input key={id} type="hidden" name="user" value={id} />)

type BadgesProps = Pick<Props, 'badges' | 'onClose'> & { users: UserCard[] }

function BadgesDialog({ users, badges, onClose }: BadgesProps) {
  const shared = badges
    .filter(({ value }) => users.every((user) => user.badges.some(({ id }) => id === value)))
    .map(({ value }) => value)
  return (
    <Modal title={`Badges of ${named(users)}`} isOpen onClose={onClose} size="small">
      {badges.length ? (
        <Form action="/admin/users/set-badges" name="badges">
          <Whom users={users} />
          <CheckboxGroup
            label="Badges"
            hideLabel
            name="badges"
            options={badges}
            defaultValue={shared}
            help={users.length > 1 ? 'These badges replace the ones they have.' : undefined}
          />
          <Cluster>
            <SubmitButton>Save badges</SubmitButton>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
          </Cluster>
        </Form>
      ) : (
        <p>There are no badges yet.</p>
      )}
    </Modal>
  )
}
