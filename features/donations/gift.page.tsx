import { inDollars, money } from '#schema/money.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Form } from '#ui/form.tsx'
import { Link } from '#ui/link.tsx'
import { TimeText } from '#ui/local-time.tsx'
import { Page } from '#ui/page.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { GiftLines } from './gift-lines.tsx'
import type { ShownGift } from './staff/refund-gift.ts'

export type Props = { gift: ShownGift }

const disputes: Record<string, string> = {
  open: 'The donor disputes this charge with their bank',
  won: 'Dispute won',
  lost: 'Dispute lost',
}

/** One gift, for staff: who gave, what it was for, and giving it back. */
export default function StaffGift({ gift }: Props) {
  const { donor, leftCents } = gift
  const disputed = gift.disputedCents ?? 0
  const refunded = gift.refundedCents - disputed
  const to = gift.team ?? gift.fundraiser ?? 'the site'
  return (
    <Page
      title={`Gift of ${gift.name}`}
      above={<Link href="/admin/gifts">Gifts</Link>}
      lead={gift.receiptNumber ? `Receipt ${gift.receiptNumber}` : undefined}
      narrow
    >
      {gift.state === 'failed' && (
        <Alert tone="danger" title="Not charged">
          {gift.failure}
        </Alert>
      )}
      {gift.state === 'pledged' && <Alert>Promised. It counts once it is received.</Alert>}
      {gift.state === 'pending' && <Alert>The bank has not answered yet.</Alert>}
      {gift.dispute && (
        <Alert tone={gift.dispute === 'won' ? 'success' : 'warning'} title={disputes[gift.dispute]}>
          {disputed > 0
            ? `The bank has taken back ${money(disputed)}. It no longer counts as raised.`
            : 'Nothing is taken back.'}{' '}
          {gift.dispute === 'open' &&
            'Send what shows that the donor gave it, in the payment provider’s dashboard.'}
        </Alert>
      )}
      {refunded > 0 && <Alert>{money(refunded)} was refunded.</Alert>}
      <GiftLines
        gift={gift}
        to={to}
        siteName="the site"
        charged={gift.last4 ? `Card ending ${gift.last4}` : gift.paidBy || 'Total'}
      />
      <Card as="section">
        <p>
          <TimeText date={gift.createdAt} />
          {gift.anonymous && '. Given anonymously: the name is for you alone.'}
        </p>
        {donor && (
          <p>
            {donor.email} {donor.phone}
            <br />
            {[donor.address, donor.city, donor.state, donor.zip].filter(Boolean).join(', ')}
          </p>
        )}
        {gift.message && <p dir="auto">{gift.message}</p>}
      </Card>
      {gift.state === 'pledged' && (
        <Form action={`/admin/gifts/${gift.id}/receive`} name="receive">
          <SubmitButton>Mark as received</SubmitButton>
        </Form>
      )}
      {gift.state === 'succeeded' && gift.receiptNumber && donor?.email && (
        <Form action={`/admin/gifts/${gift.id}/receipt`} name="receipt">
          <SubmitButton variant="secondary" icon="mail">
            Send the receipt again
          </SubmitButton>
        </Form>
      )}
      {leftCents > 0 && (
        <Confirm
          action={`/admin/gifts/${gift.id}/refund`}
          label="Refund"
          title="Refund this gift?"
          verb="Refund"
        >
          <TextInput
            label="Amount"
            name="amount"
            prefix="$"
            inputMode="decimal"
            defaultValue={inDollars(leftCents)}
            help={`At most ${money(leftCents)}. A part is taken from gift, tip and card costs alike.`}
            required
          />
          <TextInput label="Reason (optional)" name="reason" maxLength={300} />
        </Confirm>
      )}
    </Page>
  )
}
