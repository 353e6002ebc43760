import { Alert } from '#ui/alert.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster, Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Head } from '#ui/nav.ts'
import styles from './form/page.module.css'
import { type Restoration, RestorationChanges } from './restoration.tsx'

export type Props = {
  page: { id: string; theme: string; name: string; rev: number }
  restoration: Restoration
}

/** Says what a version brings back before it does. */
export default function RestorePage({ page, restoration }: Props) {
  const versions = `/admin/themes/${page.theme}/pages/${page.id}/revisions`
  const title = `Restore version ${restoration.rev}?`
  return (
    <Container narrow>
      <Head title={title} />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader title={title} lead={page.name} />
          <RestorationChanges {...restoration} />
          <Form action={`${versions}/${restoration.rev}`}>
            {({ busy, errors }) => (
              <>
                <Refusals errors={Object.values(errors)} />
                <input type="hidden" name="seen" value={page.rev} />
                <p>It becomes the newest version; the versions in between stay.</p>
                <Cluster>
                  <Button type="submit" busy={busy}>
                    Restore version {restoration.rev}
                  </Button>
                  <ButtonLink href={versions} variant="quiet">
                    Cancel
                  </ButtonLink>
                </Cluster>
              </>
            )}
          </Form>
        </Stack>
      </div>
    </Container>
  )
}

/** Another page has its route by now, or another is the home page. */
function Refusals({ errors }: { errors: (string | undefined)[] }) {
  return errors.map((error) => (
    <Alert key={error} tone="danger">
      {error}
    </Alert>
  ))
}
