import { Card } from '#ui/card.tsx'
import { Checkbox, RadioGroup } from '#ui/choice.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { Select } from '#ui/select.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { type OfflineProps, offlineStates, paidBy } from './offline/schema.ts'

export type Props = OfflineProps

/** A gift that came another way, or is promised. */
export default function OfflineGift({ fundraisers, teams }: Props) {
  return (
    <Page title="Record an offline gift" above={<Link href="/admin/gifts">Gifts</Link>} narrow>
      <Form action="/admin/gifts" keep="offline-gift" values={{ state: 'received', paidBy: 'Check' }}>
        <Card as="section">
          <Stack>
            <RadioGroup label="State" name="state" options={[...offlineStates]} defaultValue="received" />
            <TextInput label="Amount" name="amount" prefix="$" inputMode="decimal" short required />
            <Cluster>
              <Select
                label="Paid by"
                name="paidBy"
                options={paidBy.map((value) => ({ value, label: value }))}
              />
              <TextInput label="Number (optional)" name="number" maxLength={40} short />
            </Cluster>
          </Stack>
        </Card>
        <Card as="section">
          <Stack>
            <TextInput label="First name or organization" name="firstName" required maxLength={100} />
            <TextInput label="Last name (optional)" name="lastName" maxLength={100} />
            <TextInput
              label="Email (optional)"
              name="email"
              type="email"
              help="For the receipt."
              maxLength={320}
            />
            <Checkbox label="Anonymous to the public" name="anonymous" />
          </Stack>
        </Card>
        <Card as="section">
          <Stack>
            <Select
              label="Fundraiser (optional)"
              name="fundraiser"
              options={fundraisers}
              empty="The site itself"
            />
            <Select label="Team (optional)" name="teamPage" options={teams} empty="No team" />
            <TextInput label="Message (optional)" name="message" maxLength={500} />
          </Stack>
        </Card>
        <SubmitButton>Record the gift</SubmitButton>
      </Form>
    </Page>
  )
}
