import { Alert } from '#ui/alert.tsx'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Head } from '#ui/nav.ts'
import { Select } from '#ui/select.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import styles from './rank.module.css'
import type { RankEdit } from './schema.ts'

export type Props = RankEdit

/** A rank as profiles and dashboards show it. */
export default function EditRank({ rank, editedAt, branches }: Props) {
  return (
    <Container narrow>
      <Head title={`Edit ${rank.title}`} />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader
            above={<Link href={`/admin/ranks?c=${rank.corp}`}>All ranks</Link>}
            title={rank.title}
            lead={`${rank.abbreviation}, pay grade ${rank.grade}`}
          />
          <Alert>
            {editedAt
              ? 'This rank was changed here. A new edition of the catalog leaves it as it is.'
              : 'This rank is as the catalog ships it. Once you save it, a new edition leaves it as it is.'}
          </Alert>
          <Form>
            {({ errors, typed, busy }) => (
              <>
                <TextInput
                  label="Title"
                  name="title"
                  required
                  defaultValue={typed.title ?? rank.title}
                  error={errors.title}
                />
                <TextInput
                  label="Pay grade"
                  name="grade"
                  required
                  short
                  help="E-1 to E-9, W-1 to W-5, O-1 to O-11"
                  defaultValue={typed.grade ?? rank.grade}
                  error={errors.grade}
                />
                <Select
                  label="Branch"
                  name="corp"
                  required
                  options={branches}
                  defaultValue={typed.corp ?? rank.corp}
                  error={errors.corp}
                />
                <Textarea
                  label="Description"
                  name="description"
                  required
                  rows={6}
                  defaultValue={typed.description ?? rank.description}
                  error={errors.description}
                />
                <FormEnd cancel={`/admin/ranks?c=${rank.corp}`} busy={busy} />
              </>
            )}
          </Form>
        </Stack>
      </div>
    </Container>
  )
}
