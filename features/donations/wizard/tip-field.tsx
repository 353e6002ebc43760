import { centsTyped, inDollars, proposedTip, typedAs } from '#schema/money.ts'
import { FieldGroup } from '#ui/field.tsx'
import { useForm } from '#ui/form-context.ts'
import { useHydrated } from '#ui/hydrated.ts'
import { TextInput } from '#ui/text-input.tsx'
import type { Gift } from '../model/use-gift.ts'
import { Tiles } from './tiles.tsx'
import styles from './wizard.module.css'

const percents = [0, 10, 15]

/** What runs the site, and is no part of the gift: never less visible than the gift itself. */
export function TipField({ siteName, gift }: { siteName: string; gift: Gift }) {
  const hydrated = useHydrated()
  const { errors } = useForm()
  const chosen = percents.find((percent) => proposedTip(gift.amount, percent) === gift.tip)
  const help =
    'A tip pays for running this site. It is not part of your gift, and the fundraiser gets the same with or without it.'
  return (
    <FieldGroup label={`Tip for ${siteName} (optional)`} help={help}>
      {() => (
        <div className={styles.tip}>
          <Tiles
            name="tipPercent"
            options={percents.map((percent) => ({
              value: String(percent),
              label: percent ? `${percent}%` : 'No tip',
            }))}
            value={chosen === undefined ? null : String(chosen)}
            onChoose={(value) => gift.setTip(value === '15' ? null : proposedTip(gift.amount, Number(value)))}
            isSmall
          />
          {hydrated && (
            <>
              <input type="hidden" name="tip" value={inDollars(gift.totals.tip)} />
              <TextInput
                label="Tip in dollars"
                hideLabel
                prefix="$"
                inputMode="numeric"
                autoComplete="off"
                placeholder="0.00"
                value={typedAs(gift.tip)}
                onChange={(event) => gift.setTip(centsTyped(event.target.value))}
                onBlur={gift.settleTip}
                error={errors.tip}
              />
            </>
          )}
        </div>
      )}
    </FieldGroup>
  )
}
