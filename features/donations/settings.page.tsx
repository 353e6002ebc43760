import { Card } from '#ui/card.tsx'
import { Form } from '#ui/form.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import type { GivingSettings } from './settings/settings.ts'

export type Props = { siteName: string; settings: GivingSettings }

/** What a site says on its receipts and statements. */
export default function Settings({ siteName, settings }: Props) {
  const values = {
    legalName: settings.legalName ?? '',
    taxNumber: settings.taxNumber ?? '',
    taxWords: settings.taxWords ?? '',
  }
  return (
    <Page title="Receipts" lead={siteName} above={<Link href="/admin/gifts">Gifts</Link>} narrow>
      <Card as="section">
        <Form action="/admin/gifts/settings" values={values}>
          <TextInput
            label="Legal name (optional)"
            name="legalName"
            help={`Who receives the gifts, where that is not ${siteName} itself.`}
            maxLength={200}
          />
          <TextInput label="Tax number, EIN (optional)" name="taxNumber" maxLength={40} short />
          <Textarea
            label="Words for the donor’s tax office (optional)"
            name="taxWords"
            rows={4}
            maxLength={1_000}
            help="Printed at the foot of each receipt and yearly statement."
          />
          <SubmitButton />
        </Form>
      </Card>
    </Page>
  )
}
