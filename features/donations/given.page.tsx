import { money } from '#schema/money.ts'
import { donationMessages } from '#spec/messages.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { GiftLines } from './gift-lines.tsx'
import type { GivenPage } from './given.ts'
import { givingMessages } from './messages.ts'

export type Props = GivenPage

/** What became of a gift: the page behind its link. */
export default function GivenGift(gift: Props) {
  if (gift.state === 'failed') return <NotCharged {...gift} />
  if (gift.state !== 'succeeded')
    return (
      <Page title="Still checking" narrow>
        <Alert>
          {gift.state === 'action' ? givingMessages.confirmWithBank : givingMessages.stillChecking}
        </Alert>
      </Page>
    )
  const card = gift.card ? `Charged to card ending ${gift.card.last4}` : 'Received'
  return (
    <Page title={donationMessages.done} lead={donationMessages.thanks} narrow>
      {gift.refundedCents > 0 && <Alert>{money(gift.refundedCents)} of this gift was refunded.</Alert>}
      <GiftLines gift={gift} to={gift.to} siteName={gift.siteName} charged={card} />
      <p>
        {gift.on}. Receipt {gift.receiptNumber}
        {gift.email && `, sent to ${gift.email}`}.
      </p>
      <Cluster>
        <ButtonLink href={`${gift.url}/receipt.pdf`} icon="download" download>
          Receipt (PDF)
        </ButtonLink>
      </Cluster>
    </Page>
  )
}

function NotCharged({ failure, fundraiser }: Props) {
  return (
    <Page title={givingMessages.notCharged} narrow>
      <Alert tone="danger">{failure}</Alert>
      <p>You were not charged. You can try again right away; you will not be charged twice.</p>
      <Link href={`/donations/new${fundraiser ? `?fundraiser=${fundraiser}` : ''}`}>Try again</Link>
    </Page>
  )
}
