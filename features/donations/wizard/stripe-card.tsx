import { useEffect, useRef } from 'react'
import { FieldGroup } from '#ui/field.tsx'
import { useForm } from '#ui/form-context.ts'
import { keepCardEntry, stripeEntry } from '../model/stripe.ts'
import type { Gift } from '../model/use-gift.ts'
import type { GiveProps } from '../schema.ts'
import styles from './wizard.module.css'

/** Stripe's Payment Element: card and wallets, in Stripe's own frame. */
export function StripeCard({ give, gift }: { give: GiveProps; gift: Gift }) {
  const { errors } = useForm()
  const place = useRef<HTMLDivElement>(null)
  const key = give.provider?.publishableKey ?? ''
  const { total } = gift.totals
  const isMonthly = gift.frequency === 'monthly'

  useEffect(() => {
    const here = place.current
    if (!here) return
    let isGone = false
    const entry = stripeEntry(here, key)
    entry.then((card) => !isGone && keepCardEntry(here.closest('form'), card)).catch(() => {})
    return () => {
      isGone = true
      entry.then((card) => card.remove()).catch(() => {})
    }
  }, [key])
  useEffect(() => {
    const here = place.current
    if (here)
      stripeEntry(here, key)
        .then((card) => card.update(total, isMonthly))
        .catch(() => {})
  }, [key, total, isMonthly])

  return (
    <FieldGroup label="Card or wallet" error={errors.card}>
      {() => (
        <>
          <div ref={place} className={styles.card} suppressHydrationWarning />
          <noscript>Paying by card needs JavaScript here: the card goes straight to Stripe.</noscript>
        </>
      )}
    </FieldGroup>
  )
}
