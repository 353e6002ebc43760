import { Alert } from '#ui/alert.tsx'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import type { RankEdit } from './schema.ts'

export type Props = RankEdit

/** A rank as profiles and dashboards show it. */
export default function EditRank({ rank, editedAt, branches }: Props) {
  return (
    <Page
      narrow
      title={`Edit ${rank.title}`}
      heading={rank.title}
      lead={`${rank.abbreviation}, pay grade ${rank.grade}`}
      above={<Link href={`/admin/ranks?c=${rank.corp}`}>All ranks</Link>}
    >
      <Alert>
        {editedAt
          ? 'This rank was edited here. Catalog updates will not change it.'
          : 'This rank is as the catalog ships it. Once you save it, catalog updates will not change it.'}
      </Alert>
      <Form values={rank}>
        <TextInput label="Title" name="title" required />
        <TextInput label="Pay grade" name="grade" required short help="E-1 to E-9, W-1 to W-5, O-1 to O-11" />
        <Select label="Branch" name="corp" required options={branches} />
        <Textarea label="Description" name="description" required rows={6} />
        <FormEnd cancel={`/admin/ranks?c=${rank.corp}`} />
      </Form>
    </Page>
  )
}
