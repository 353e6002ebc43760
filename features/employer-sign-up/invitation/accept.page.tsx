import { Panel } from '#features/sign-in/widgets.ts'
import { Agreement } from '#features/sign-up/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { employerSignUpMessages } from '../messages.ts'
import type { InvitationPage } from './schema.ts'

export type Props = InvitationPage

/** Accepting an invitation to work for an employer. */
export default function AcceptInvitation({ token, invitation, way }: Props) {
  if (!invitation)
    return (
      <Panel title="This invitation has ended" lead={employerSignUpMessages.invitationDead}>
        <ButtonLink href="/employer" variant="secondary" wide>
          Go to your employer
        </ButtonLink>
      </Panel>
    )
  const { employer, email, isOwner, invitedBy } = invitation
  return (
    <Panel
      title={`Join ${employer}`}
      lead={
        <>
          {invitedBy ?? 'Someone there'} invites <strong>{email}</strong> as{' '}
          {isOwner ? 'an owner' : 'a manager'}.
        </>
      }
    >
      <Way token={token} way={way} email={email} />
    </Panel>
  )
}

function Way({ token, way, email }: Pick<Props, 'token' | 'way'> & { email: string }) {
  const here = encodeURIComponent(`/employer/invitation?token=${token}`)
  if (way === 'other')
    return (
      <Alert tone="warning" title="You are signed in with another address">
        Sign out, then open the link again with the account of {email}.
      </Alert>
    )
  if (way === 'sign-in')
    return (
      <ButtonLink href={`/employer/login?redirectTo=${here}`} wide>
        Sign in and accept
      </ButtonLink>
    )
  return (
    <Form action="/employer/invitation">
      <input type="hidden" name="token" value={token} />
      {way === 'new' && <Newcomer />}
      <SubmitButton wide>{way === 'new' ? 'Create account and join' : 'Accept the invitation'}</SubmitButton>
    </Form>
  )
}

const Newcomer = () => (
  <>
    <TextInput label="First name" name="firstName" autoComplete="given-name" maxLength={100} required />
    <TextInput label="Last name" name="lastName" autoComplete="family-name" maxLength={100} required />
    <PasswordInput
      label="Password"
      name="password"
      autoComplete="new-password"
      help="8 characters or more."
      advises
      required
    />
    <PasswordInput label="Password again" name="password_confirm" autoComplete="new-password" required />
    <Agreement />
  </>
)
