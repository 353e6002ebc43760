import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Cluster, Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Head } from '#ui/nav.ts'
import { TextInput } from '#ui/text-input.tsx'
import styles from './page.module.css'

export type Props = { url: string; person: { id: string; firstName: string } }

/** The link to copy by hand, where no script copies it. */
export default function ResetLink({ url, person }: Props) {
  return (
    <Container narrow>
      <Head title="Password reset link" />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader title={`Password reset link of ${person.firstName}`} />
          <Alert>
            It is good for one hour and works once. It is in the audit trail, and {person.firstName} was told
            by mail.
          </Alert>
          <TextInput label="Link" value={url} readOnly />
          <Cluster>
            <ButtonLink href={`/admin/users/${person.id}`} variant="secondary">
              Back to {person.firstName}
            </ButtonLink>
          </Cluster>
        </Stack>
      </div>
    </Container>
  )
}
