import type { Fundraiser } from '#features/fundraisers/schema.ts'
import { Participation } from '#features/fundraisers/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import { Form } from '#ui/form.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TeamFields } from './team-fields.tsx'

export type Props = {
  fundraiser: Fundraiser
  organizations: string[]
  /** null: not chosen yet */
  userType: 'Manager' | 'User' | null
  team: { id: string; name: string; slug: string } | null
}

/** Taking part: making a team, or joining one (document 2, section 2). */
export default function NewTeam({ fundraiser, organizations, userType, team }: Props) {
  const path = `/fundraisers/${fundraiser.id}/team-pages`
  if (!fundraiser.isOpen || fundraiser.signUpsClosed)
    return (
      <Page title={fundraiser.name} narrow>
        <Alert>This fundraiser is closed for Sign Ups</Alert>
      </Page>
    )
  if (userType === 'User' && team)
    return (
      <Page title={`Join ${team.name}`} lead={fundraiser.name} narrow>
        <Form action={`/team-pages/${team.id}/join`}>
          <SubmitButton>Join this team</SubmitButton>
        </Form>
      </Page>
    )
  if (userType === null)
    return (
      <Page title="How do you want to take part?" lead={fundraiser.name} narrow>
        <Participation fundraiser={fundraiser.id} />
      </Page>
    )
  return (
    <Page title="Create a team page" lead={fundraiser.name} narrow>
      <p>
        Rather join a team that is there? <Link href={`${path}/search`}>Find a team</Link>
      </p>
      <Form action={path} keep={`team ${fundraiser.id}`} encType="multipart/form-data">
        <TeamFields organizations={organizations} />
        <SubmitButton>Create the page</SubmitButton>
      </Form>
    </Page>
  )
}
