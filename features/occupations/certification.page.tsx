import { Alert } from '#ui/alert.tsx'
import { Checkbox } from '#ui/choice.tsx'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { Rows } from '#ui/rows.tsx'
import { Textarea } from '#ui/text-input.tsx'
import { type CertificationEdit, mostLinks } from './schema.ts'

export type Props = CertificationEdit

const list = '/admin/certifications'

/** A certification as profiles and dashboards show it. */
export default function EditCertification({ certification, editedAt }: Props) {
  const { name, issuer, external_links: links, ...values } = certification
  return (
    <Page
      narrow
      title={`Edit ${name}`}
      heading={name}
      lead={issuer}
      above={<Link href={list}>All certifications</Link>}
    >
      <Alert>
        {editedAt
          ? 'This certification was edited here. Catalog updates change its name and issuer only.'
          : 'This certification is as the catalog ships it.'}
      </Alert>
      <Form values={{ ...values, links, published: values.published }}>
        {editedAt && <input type="hidden" name="unmodifiedSince" value={editedAt} />}
        <Textarea
          label="Description (optional)"
          name="description"
          rows={4}
          maxLength={2_000}
          help={`Without one it says: ${name} is issued by ${issuer}.`}
        />
        <Checkbox
          label="Published"
          name="published"
          value="true"
          help="Unpublished ones appear nowhere but here."
        />
        <Rows<{ name: string; url: string }>
          name="links"
          label="Links"
          help="Without one, the issuer’s own page is shown."
          fields={[
            { name: 'name', label: 'Name', most: 100 },
            { name: 'url', label: 'Address', most: 2_000 },
          ]}
          noun="link"
          most={mostLinks}
        />
        <FormEnd cancel={list} />
      </Form>
    </Page>
  )
}
