import { Alert } from '#ui/alert.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster, Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Head } from '#ui/nav.ts'
import type { Factors } from './schema.ts'
import styles from './second-factor.module.css'

export type Props = { person: { id: string; name: string }; factors: Factors }

/** Asks before somebody's second factor is taken away. */
export default function Loss({ person, factors }: Props) {
  const card = `/admin/users/${person.id}`
  return (
    <Container narrow>
      <Head title={`Second factor of ${person.name}`} />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader title={`Second factor of ${person.name}`} />
          {factors.any ? (
            <>
              <Alert tone="warning" title="Be sure whom you speak to">
                Remove it only for somebody who has lost phone, key and recovery codes, and whom you know.
                They are signed out everywhere and told by mail.
              </Alert>
              <Form action={`${card}/second-factor`}>
                {({ busy }) => (
                  <Cluster>
                    <Button type="submit" variant="danger" busy={busy}>
                      Remove the second factor
                    </Button>
                    <ButtonLink href={card} variant="quiet">
                      Keep it
                    </ButtonLink>
                  </Cluster>
                )}
              </Form>
            </>
          ) : (
            <p>This account has none: the password alone opens it.</p>
          )}
        </Stack>
      </div>
    </Container>
  )
}
