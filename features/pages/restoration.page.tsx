import { Alert } from '#ui/alert.tsx'
import { Form } from '#ui/form.tsx'
import { useForm } from '#ui/form-context.ts'
import { FormEnd } from '#ui/form-end.tsx'
import { Page } from '#ui/page.tsx'
import { type Restoration, RestorationChanges } from './restoration.tsx'

export type Props = {
  page: { id: string; theme: string; name: string; rev: number }
  restoration: Restoration
}

/** Compares a version with the page, and restores it. */
export default function RestorePage({ page, restoration }: Props) {
  const versions = `/admin/themes/${page.theme}/pages/${page.id}/revisions`
  const title = `Restore version ${restoration.rev}`
  return (
    <Page narrow title={title} lead={page.name}>
      <RestorationChanges {...restoration} />
      <Form action={`${versions}/${restoration.rev}`}>
        <Conflicts />
        <input type="hidden" name="seen" value={page.rev} />
        <p>It becomes the newest version. The versions in between are kept.</p>
        <FormEnd cancel={versions}>{title}</FormEnd>
      </Form>
    </Page>
  )
}

/** Another page has taken the route, or is the home page. */
function Conflicts() {
  const { form: _, formName: __, ...errors } = useForm().errors
  return Object.values(errors).map((error) => (
    <Alert key={error} tone="danger">
      {error}
    </Alert>
  ))
}
