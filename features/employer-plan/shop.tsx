import { useState } from 'react'
import { money } from '#schema/money.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { RadioGroup } from '#ui/choice.tsx'
import { Form } from '#ui/form.tsx'
import { useForm } from '#ui/form-context.ts'
import { Link } from '#ui/link.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './plan.module.css'
import type { PlanPage } from './schema.ts'

type Props = { shop: NonNullable<PlanPage['shop']>; employer: PlanPage['employer'] }

/** What an employer can buy, and the card that pays for it. */
export function Shop({ shop, employer }: Props) {
  const { offers, key } = shop
  return (
    <Card as="section" className={styles.card}>
      <h2>Add to it</h2>
      <Form
        action={`/employer/plan/purchases?employer=${employer.id}`}
        name="buy"
        values={{ offer: offers[0]?.id }}
        key={key}
      >
        <input type="hidden" name="key" value={key} />
        <RadioGroup
          label="What to buy"
          name="offer"
          options={offers.map(({ id, label, cents }) => ({ value: id, label, help: money(cents) }))}
        />
        <CardChoice shop={shop} />
        <SubmitButton icon="lock">Buy</SubmitButton>
      </Form>
    </Card>
  )
}

const another = { value: '', label: 'Another card' }

function CardChoice({ shop: { provider, savedCards } }: Pick<Props, 'shop'>) {
  const { errors } = useForm()
  const [card, setCard] = useState(savedCards[0]?.id ?? '')
  const cards = savedCards.map(({ id, brand, last4 }) => ({ value: id, label: `${brand} ending ${last4}` }))
  const canType = provider === 'demo'
  if (!canType && cards.length === 0)
    return (
      <Alert tone="warning">
        Pay with a saved card. <Link href="/donations/saved-cards">Your cards</Link>
      </Alert>
    )
  return (
    <>
      {canType && (
        <Alert tone="warning" title="Demonstration: no money moves">
          Use card 4242 4242 4242 4242 for success, 4000 0000 0000 0002 for a decline.
        </Alert>
      )}
      {cards.length > 0 && (
        <RadioGroup
          label="Card"
          name="selectedCard"
          defaultValue={card}
          onChange={setCard}
          error={card ? errors.card : undefined}
          options={canType ? [...cards, another] : cards}
        />
      )}
      {canType && !card && (
        <TextInput
          label="Card number"
          name="demoCard"
          inputMode="numeric"
          autoComplete="off"
          placeholder="4242 4242 4242 4242"
          error={errors.card}
        />
      )}
    </>
  )
}
