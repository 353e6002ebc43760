import { useState } from 'react'
import { asDollars, inDollars, money, shortMoney } from '#schema/money.ts'
import { donationMessages } from '#spec/messages.ts'
import { Checkbox } from '#ui/choice.tsx'
import { FieldGroup } from '#ui/field.tsx'
import { useForm } from '#ui/form-context.ts'
import { useHydrated } from '#ui/hydrated.ts'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import type { Gift } from '../model/use-gift.ts'
import type { GiveProps } from '../schema.ts'
import { Tiles } from './tiles.tsx'
import { TipField } from './tip-field.tsx'
import styles from './wizard.module.css'

/** Step 1 (document 1, section 4): how often, how much, tip, costs, message, anonymity. */
export function GiftStep({ give, gift }: { give: GiveProps; gift: Gift }) {
  return (
    <>
      {give.takesMonthly && (
        <FieldGroup label="How often">
          {() => (
            <Tiles
              name="frequency"
              options={[
                { value: 'one-time', label: 'One time' },
                { value: 'monthly', label: 'Monthly' },
              ]}
              value={gift.frequency}
              onChoose={(value) => gift.repeat(value as 'monthly')}
            />
          )}
        </FieldGroup>
      )}
      <AmountField give={give} gift={gift} />
      {give.takesTips && <TipField siteName={give.siteName} gift={gift} />}
      <CoverCosts gift={gift} />
      <hr className={styles.rule} />
      <Textarea label="Message (optional)" name="message" rows={2} maxLength={500} />
      <Checkbox
        label="Give anonymously"
        name="anonymous"
        help="Your name stays off this page and away from the team. Site administrators see it, for your receipt."
      />
    </>
  )
}

function AmountField({ give, gift }: { give: GiveProps; gift: Gift }) {
  const hydrated = useHydrated()
  const { errors } = useForm()
  const [isLeft, leave] = useState(false)
  const tooLow = isLeft && !gift.isEnough ? donationMessages.minimum(shortMoney(give.minimum)) : undefined
  const chosen = gift.other ? null : String(asDollars(gift.amount))
  return (
    <FieldGroup label="Amount">
      {() => (
        <>
          <Tiles
            name="preset"
            options={give.presets.map((cents) => ({
              value: String(asDollars(cents)),
              label: shortMoney(cents),
            }))}
            value={chosen}
            onChoose={(value) => gift.preset(Math.round(Number(value) * 100))}
          />
          {hydrated && <input type="hidden" name="amount" value={inDollars(gift.amount)} />}
          <TextInput
            label="Other amount"
            help={hydrated ? 'Type digits only: 7500 makes $75.00.' : 'In dollars, such as 75.00.'}
            prefix="$"
            inputMode={hydrated ? 'numeric' : 'decimal'}
            placeholder="0.00"
            autoComplete="off"
            error={errors.amount ?? tooLow}
            {...(hydrated
              ? {
                  value: gift.other,
                  onChange: (event) => gift.type(event.target.value),
                  onBlur: () => leave(true),
                }
              : { name: 'amount' })}
          />
        </>
      )}
    </FieldGroup>
  )
}

/** Document 1, section 9: on by default; the label says how much. */
export function CoverCosts({ gift }: { gift: Gift }) {
  const { amount, coversCosts, totals } = gift
  const hydrated = useHydrated()
  return (
    <Checkbox
      label={
        hydrated && coversCosts ? `Add ${money(totals.fee)} to cover the card costs` : 'Cover the card costs'
      }
      name="coverCosts"
      checked={coversCosts}
      onChange={(event) => gift.coverCosts(event.target.checked)}
      help={
        coversCosts
          ? `So all ${money(amount)} arrive. Our estimate of what the card company takes.`
          : 'The card company takes its costs out of your gift.'
      }
    />
  )
}
