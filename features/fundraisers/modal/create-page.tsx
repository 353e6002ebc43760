import { Alert } from '#ui/alert.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Stack } from '#ui/layout.tsx'
import { usePage } from '#ui/nav.ts'
import { fundraiserMessages } from '../messages.ts'
import { Participation } from './participation.tsx'

type Props = {
  fundraiser: { id: string; isOpen: boolean; signUpsClosed: boolean }
  join: () => void
  give: () => void
}

/** Signed out it asks to sign in or up, and keeps where one was going; signed in it is the participation chooser. */
export function CreatePage({ fundraiser, join, give }: Props) {
  const { viewer } = usePage<{ viewer: object | null }>().props
  if (fundraiser.signUpsClosed || !fundraiser.isOpen)
    return (
      <Stack>
        <Alert>{fundraiserMessages.signUpsClosed}</Alert>
        {fundraiser.isOpen && <Button onClick={give}>Donate instead</Button>}
      </Stack>
    )
  if (viewer) return <Participation fundraiser={fundraiser.id} join={join} />
  const back = encodeURIComponent(`/fundraisers/${fundraiser.id}/team-pages/new`)
  return (
    <Stack>
      <p>Sign in first, so that your page has an owner who can change it.</p>
      <ButtonLink href={`/user/login?redirectTo=${back}`} rel="nofollow">
        Sign in
      </ButtonLink>
      <ButtonLink href={`/auth/signup?redirectTo=${back}`} variant="secondary" rel="nofollow">
        Sign up
      </ButtonLink>
      <p>You come back to exactly this place.</p>
    </Stack>
  )
}
