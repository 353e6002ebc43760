import { Form } from '#ui/form.tsx'
import { Page } from '#ui/page.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TeamFields } from './team-fields.tsx'

export type Props = {
  team: Record<'id' | 'name' | 'slug' | 'story' | 'goal' | 'ownerJobTitle', string> & Record<string, string>
  organizations: string[]
}

export default function EditTeam({ team, organizations }: Props) {
  return (
    <Page title={`Edit ${team.name}`} narrow>
      <Form action={`/team-pages/${team.id}`} values={team}>
        <TeamFields organizations={organizations} />
        <SubmitButton />
      </Form>
    </Page>
  )
}
