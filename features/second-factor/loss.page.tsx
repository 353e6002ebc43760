import { Alert } from '#ui/alert.tsx'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { Page } from '#ui/page.tsx'
import type { Factors } from './schema.ts'

export type Props = { person: { id: string; name: string }; factors: Factors }

/** A person's second factor, and its removal after a loss. */
export default function Loss({ person, factors }: Props) {
  const card = `/admin/users/${person.id}`
  return (
    <Page narrow title={`Second factor of ${person.name}`}>
      {factors.any ? (
        <>
          <Alert tone="warning" title="Verify who you are talking to">
            Remove it only for someone you know who has lost their phone, key and recovery codes. They are
            signed out everywhere and notified by email.
          </Alert>
          <Form action={`${card}/second-factor`}>
            <FormEnd cancel={card} variant="danger">
              Remove the second factor
            </FormEnd>
          </Form>
        </>
      ) : (
        <p>This account has none: the password alone signs in.</p>
      )}
    </Page>
  )
}
