import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { TeamPage } from './schema.ts'

/** For the owner and the site's staff. */
export function Manage({ team: { id, name, status, mayDelete } }: { team: TeamPage }) {
  const path = `/team-pages/${id}`
  return (
    <Card as="section">
      <Stack gap="small">
        <h2>This page is yours</h2>
        <Cluster>
          <ButtonLink href={`${path}/edit`} variant="secondary" icon="edit">
            Edit
          </ButtonLink>
          {status === 'active' ? (
            <Confirm action={`${path}/archive`} label="Archive" title={`Archive “${name}”?`} verb="Archive">
              <p>
                It no longer accepts gifts and is shown as a past event. Monthly gifts pause. You can reopen
                it.
              </p>
            </Confirm>
          ) : (
            <Form action={`${path}/reopen`} name="reopen">
              <SubmitButton variant="secondary">Reopen</SubmitButton>
            </Form>
          )}
          {mayDelete && (
            <Confirm action={`${path}/delete`} label="Delete" title={`Delete “${name}”?`}>
              <p>Nothing has been raised, so the page can be deleted for good.</p>
              <TextInput label="Type “delete” to confirm" name="confirm" autoComplete="off" required />
            </Confirm>
          )}
        </Cluster>
      </Stack>
    </Card>
  )
}
