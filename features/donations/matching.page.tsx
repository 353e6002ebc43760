import { money, shortMoney } from '#schema/money.ts'
import { Card } from '#ui/card.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Form } from '#ui/form.tsx'
import { Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { Progress } from '#ui/progress.tsx'
import { Select } from '#ui/select.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { listFunds } from './matching-funds/funds.ts'

export type Props = Awaited<ReturnType<typeof listFunds>>
type Fund = Props['funds'][number]

/** Sponsors who double gifts, dollar for dollar, until their sum is used. */
export default function MatchingFunds({ funds, fundraisers }: Props) {
  return (
    <Page
      title="Matching funds"
      lead="A sponsor doubles gifts by card, dollar for dollar, until the sum is used."
      above={<Link href="/admin/gifts">Gifts</Link>}
      narrow
    >
      {funds.map((fund) => (
        <FundCard key={fund.id} fund={fund} />
      ))}
      <Card as="section">
        <Stack>
          <h2>Add a matching fund</h2>
          <Form action="/admin/gifts/matching" name="fund">
            <Select
              label="Fundraiser"
              name="fundraiser"
              options={fundraisers}
              empty="Please choose"
              required
            />
            <TextInput label="Matched by" name="sponsor" maxLength={120} required />
            <TextInput label="Matched up to" name="amount" prefix="$" inputMode="decimal" short required />
            <SubmitButton>Add the fund</SubmitButton>
          </Form>
        </Stack>
      </Card>
    </Page>
  )
}

function FundCard({ fund: { id, sponsor, fundraiser, cents, usedCents } }: { fund: Fund }) {
  return (
    <Card as="section">
      <Stack>
        <div>
          <h2>{sponsor}</h2>
          <p>{fundraiser}</p>
        </div>
        <Progress
          label="Used"
          value={usedCents}
          max={cents}
          text={`${money(usedCents)} of ${shortMoney(cents)}`}
          tone={usedCents >= cents ? 'success' : 'brand'}
        />
        {usedCents < cents && (
          <Confirm
            action={`/admin/gifts/matching/${id}/delete`}
            label="End this fund"
            of={sponsor}
            title={`End the matching by ${sponsor}?`}
            verb="End it"
          >
            <p>What it has doubled stays. {money(cents - usedCents)} are taken back.</p>
          </Confirm>
        )}
      </Stack>
    </Card>
  )
}
