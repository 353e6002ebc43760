import { Form } from '#ui/form.tsx'
import { Page } from '#ui/page.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TeamFields } from './team-fields.tsx'

export type Props = {
  team: Record<'id' | 'name' | 'slug' | 'story' | 'goal' | 'ownerJobTitle' | 'shown', string> &
    Record<string, string>
  organizations: string[]
}

export default function EditTeam({ team, organizations }: Props) {
  return (
    <Page title={`Edit ${team.name}`} narrow>
      <Form action={`/team-pages/${team.id}`} values={team} encType="multipart/form-data">
        <TeamFields organizations={organizations} picture={team.shown} />
        <SubmitButton />
      </Form>
    </Page>
  )
}
