import type { z } from 'zod'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Page } from '#ui/page.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type * as answers from './answers.ts'

export type Props = z.infer<typeof answers.ResetLink>

/** The link to copy by hand, where no script can. */
export default function ResetLink({ url, person }: Props) {
  return (
    <Page title={`Password reset link for ${person.firstName}`} narrow>
      <Alert>
        It is valid for one hour and works once. It is in the audit trail, and {person.firstName} was notified
        by email.
      </Alert>
      <TextInput label="Link" value={url} readOnly />
      <Cluster>
        <ButtonLink href={`/admin/users/${person.id}`} variant="secondary">
          Back to {person.firstName}
        </ButtonLink>
      </Cluster>
    </Page>
  )
}
