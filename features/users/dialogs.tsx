import { useState } from 'react'
import { userMessages } from '#spec/messages.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxGroup } from '#ui/choice.tsx'
import { Modal } from '#ui/modal.tsx'
import { router } from '#ui/nav.ts'
import type { Asked } from './perform.tsx'
import type { UserCard } from './schema.ts'

type Props = {
  asked: Asked | null
  badges: { value: string; label: string }[]
  onClose: () => void
  onDone?: () => void
}

const named = (users: UserCard[]) =>
  users.length === 1 ? `${users[0]!.firstName} ${users[0]!.lastName}` : `${users.length} people`

/** What is asked before something is done to people. */
export function Dialogs({ asked, badges, onClose, onDone }: Props) {
  const visit = {
    preserveScroll: true,
    preserveState: true,
    onSuccess: onDone,
    onFinish: onClose,
  }
  const users = asked?.users ?? []
  const user = users.map(({ id }) => id)
  if (asked?.action === 'badges')
    return (
      <Badges
        key={user.join()}
        {...{ users, badges, onClose }}
        onSave={(chosen) => router.post('/admin/users/set-badges', { user, badges: chosen }, visit)}
      />
    )
  if (asked?.action === 'disable')
    return (
      <Question
        title={`Disable ${named(users)}?`}
        text="They are signed out at once and can not sign in until the account is enabled again."
        verb="Disable"
        onClose={onClose}
        onConfirm={() => router.post('/admin/users/disable', { user }, visit)}
      />
    )
  return (
    <Question
      title={userMessages.confirmDelete}
      text={`The account of ${named(users)} is deleted for good, with its profile, files, lists and mails. This can not be undone.`}
      verb="Delete"
      isOpen={asked?.action === 'delete'}
      onClose={onClose}
      onConfirm={() => router.delete(`/admin/users/${user[0]}`, { onFinish: onClose })}
    />
  )
}

type QuestionProps = {
  title: string
  text: string
  verb: string
  isOpen?: boolean
  onClose: () => void
  onConfirm: () => void
}

function Question({ title, text, verb, isOpen = true, onClose, onConfirm }: QuestionProps) {
  const [busy, setBusy] = useState(false)
  const confirm = () => {
    setBusy(true)
    onConfirm()
  }
  const close = () => {
    setBusy(false)
    onClose()
  }
  return (
    <Modal
      title={title}
      isOpen={isOpen}
      onClose={close}
      size="small"
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button variant="danger" busy={busy} onClick={confirm}>
            {verb}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Modal>
  )
}

type BadgesProps = Pick<Props, 'badges' | 'onClose'> & {
  users: UserCard[]
  onSave: (badges: string[]) => void
}

function Badges({ users, badges, onClose, onSave }: BadgesProps) {
  const shared = badges.filter(({ value }) =>
    users.every((user) => user.badges.some(({ id }) => id === value)),
  )
  const [chosen, setChosen] = useState(shared.map(({ value }) => value))
  return (
    <Modal
      title={`Badges of ${named(users)}`}
      isOpen
      onClose={onClose}
      size="small"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => onSave(chosen)}>Save badges</Button>
        </>
      }
    >
      {badges.length ? (
        <CheckboxGroup
          label="Badges"
          hideLabel
          name="badges"
          options={badges}
          value={chosen}
          onChange={setChosen}
          help={users.length > 1 ? 'Each of them gets these badges and no others.' : undefined}
        />
      ) : (
        <p>There are no badges yet.</p>
      )}
    </Modal>
  )
}
