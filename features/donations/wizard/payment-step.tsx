import { useState } from 'react'
import { money } from '#schema/money.ts'
import { Button } from '#ui/button.tsx'
import { Captcha } from '#ui/captcha.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { PhoneInput } from '#ui/phone-input.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Gift } from '../model/use-gift.ts'
import type { GiveProps } from '../schema.ts'
import { CardFields } from './card-fields.tsx'
import { CoverCosts } from './gift-step.tsx'
import styles from './wizard.module.css'

type Props = { give: GiveProps; gift: Gift; change: (() => void) | null; what: string | null }

/** Step 2 (document 1, section 4): payment and personal information. A saved card needs no address. */
export function PaymentStep({ give, gift, change, what }: Props) {
  const hydrated = useHydrated()
  const [card, choose] = useState(give.savedCards[0]?.id ?? '')
  const isNew = card === ''
  const { donor } = give
  return (
    <>
      <div className={styles.given} hidden={!hydrated && !what}>
        <p>
          {what && (
            <>
              <strong>{what}</strong>
              <br />
            </>
          )}
          <strong>{money(gift.amount)}</strong> {gift.frequency === 'monthly' ? 'each month' : 'one time'}
          <span className={styles.muted}>{whereTo(give)}</span>
        </p>
        {hydrated && change && (
          <Button variant="quiet" size="small" icon="edit" onClick={change}>
            Change
          </Button>
        )}
      </div>
      {what && (
        <>
          <input type="hidden" name="amount" value={(gift.amount / 100).toFixed(2)} />
          <CoverCosts gift={gift} />
        </>
      )}
      <CardFields give={give} gift={gift} isNew={isNew} choose={choose} />
      <div className={styles.pair}>
        <TextInput label="First name" name="firstName" autoComplete="given-name" required />
        <TextInput label="Last name" name="lastName" autoComplete="family-name" required />
      </div>
      <div className={styles.pair}>
        <TextInput
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          readOnly={Boolean(donor?.email)}
          help={donor?.email ? 'From your account.' : 'Your receipt goes there.'}
        />
        <PhoneInput label="Phone" name="phone" autoComplete="tel" required />
      </div>
      {isNew && (
        <>
          <TextInput label="Address" name="address" autoComplete="street-address" required />
          <div className={styles.trio}>
            <TextInput label="City" name="city" autoComplete="address-level2" required />
            <TextInput label="State" name="state" autoComplete="address-level1" required />
            <TextInput label="ZIP" name="address_zip" autoComplete="postal-code" inputMode="numeric" />
          </div>
        </>
      )}
      <Captcha />
    </>
  )
}

function whereTo({ team, fundraiser, member }: GiveProps): string {
  const name = member?.name ?? team?.name ?? fundraiser?.name
  return name ? ` to ${name}` : ''
}
