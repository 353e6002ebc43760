import { useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Checkbox, RadioGroup } from '#ui/choice.tsx'
import { useForm } from '#ui/form-context.ts'
import { Icon } from '#ui/icon.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Gift } from '../model/use-gift.ts'
import type { GiveProps } from '../schema.ts'
import { StripeCard } from './stripe-card.tsx'
import styles from './wizard.module.css'

type Props = { give: GiveProps; gift: Gift; isNew: boolean; choose: (card: string) => void }

/** The card: a saved one, or another that goes straight to the payment provider. */
export function CardFields({ give, gift, isNew, choose }: Props) {
  const { savedCards, provider } = give
  const { errors } = useForm()
  return (
    <>
      {provider?.name === 'demo' && (
        <Alert tone="warning" title="Demonstration: no money moves">
          Use card 4242 4242 4242 4242 for success, 4000 0000 0000 0002 for a decline.
        </Alert>
      )}
      {savedCards.length > 0 && (
        <RadioGroup
          label="Card"
          name="selectedCard"
          defaultValue={savedCards[0]!.id}
          error={isNew ? undefined : errors.card}
          onChange={choose}
          options={[
            ...savedCards.map(({ id, brand, last4 }) => ({
              value: id,
              label: `${nameOf(brand)} ending ${last4}`,
            })),
            { value: '', label: 'Another card' },
          ]}
        />
      )}
      {isNew && (provider?.name === 'stripe' ? <StripeCard give={give} gift={gift} /> : <DemoCard />)}
      {isNew && (
        <p className={styles.assurance}>
          <Icon name="lock" />
          <span>The card goes straight to the payment provider. We keep only its last four digits.</span>
        </p>
      )}
      {isNew && give.donor && gift.frequency === 'one-time' && (
        <Checkbox label="Keep this card for next time" name="keepCard" />
      )}
    </>
  )
}

const nameOf = (brand: string) => brand.charAt(0).toUpperCase() + brand.slice(1)

function DemoCard() {
  const { errors } = useForm()
  const [number, setNumber] = useState('')
  return (
    <TextInput
      label="Card number"
      name="demoCard"
      value={number}
      onChange={(event) => setNumber(inFours(event.target.value))}
      inputMode="numeric"
      autoComplete="off"
      placeholder="4242 4242 4242 4242"
      required
      error={errors.card}
    />
  )
}

const inFours = (typed: string) =>
  typed
    .replace(/\D/g, '')
    .slice(0, 16)
    .replace(/(\d{4})(?=\d)/g, '$1 ')
