import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Form } from '#ui/form.tsx'
import { Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import { AdminFields } from './admin-fields.tsx'
import { LinkRows } from './link-rows.tsx'
import type { FormProps } from './schema.ts'
import { PackageFields } from './scorm/package-fields.tsx'

export type Props = FormProps

/** The training form (document 3, section 3). */
export default function TrainingFormPage({
  training,
  here,
  mayShowEverywhere,
  hasPackages,
  ...choices
}: Props) {
  const action = `/admin/trainings${training ? `/${training.id}` : ''}`
  return (
    <Page
      title={training ? training.title : 'New training'}
      above={<Link href="/admin/trainings">Edit trainings</Link>}
      actions={
        training && (
          <ButtonLink href={`/trainings/${training.id}`} variant="secondary" icon="eye">
            View
          </ButtonLink>
        )
      }
      narrow
    >
      <Form
        action={action}
        keep={training ? undefined : 'new-training'}
        values={training ?? { site: here, promoted: 0, icon: 'book', type: 'default' }}
        encType="multipart/form-data"
        summary
      >
        {training && <input type="hidden" name="unmodifiedSince" value={training.unmodifiedSince} />}
        <Card as="section">
          <Stack>
            <TextInput label="Title" name="title" required maxLength={200} />
            <Textarea label="Description" name="description" required rows={6} maxLength={10_000} />
          </Stack>
        </Card>
        <Card as="section">
          <Stack>
            <LinkRows />
          </Stack>
        </Card>
        {(hasPackages || training?.type === 'scorm') && <PackageFields course={training?.course ?? null} />}
        {mayShowEverywhere && <AdminFields {...choices} />}
        <SubmitButton />
      </Form>
      {training && (
        <Confirm
          action={`${action}/delete`}
          label="Delete this training"
          icon="trash"
          title={`Delete “${training.title}”?`}
        >
          <p>The progress and the certificates of everyone who took it go, too.</p>
        </Confirm>
      )}
    </Page>
  )
}
