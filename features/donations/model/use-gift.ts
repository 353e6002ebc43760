import { useState } from 'react'
import {
  type Cents,
  cappedTip,
  centsOf,
  centsTyped,
  proposedTip,
  type Totals,
  totalsOf,
  typedAs,
} from '#schema/money.ts'
import { gifts } from '#spec/limits.ts'
import type { GiveProps } from '../schema.ts'

export type Gift = ReturnType<typeof useGift>

/** The amounts of a gift while it is being chosen. The tip follows the amount until the donor sets it. */
export function useGift(
  { presets, takesTips, minimum }: GiveProps,
  fixed?: Cents,
  /** a form without script that was refused */
  typed: Record<string, string | string[]> = {},
) {
  const typedOther = centsOf(typed.amount) || 0
  const begun = fixed ?? (typedOther || centsOf(typed.preset) || presetToBegin(presets, minimum))
  const [amount, setAmount] = useState(begun)
  const [other, setOther] = useState(typedAs(typedOther))
  const [tipSet, setTip] = useState<Cents | null>(
    fixed || !takesTips ? 0 : typed.tipPercent ? proposedTip(begun, Number(typed.tipPercent)) : null,
  )
  const [coversCosts, coverCosts] = useState(typed.key === undefined || typed.coverCosts === 'on')
  const [frequency, repeat] = useState<'one-time' | 'monthly'>(
    typed.frequency === 'monthly' ? 'monthly' : 'one-time',
  )
  const tip = tipSet ?? proposedTip(amount)
  const totals: Totals = totalsOf({ amount, tip: cappedTip(tip, amount), coversCosts })
  return {
    ...{ amount, other, tip, coversCosts, frequency, totals },
    isEnough: amount > 0 && amount >= minimum && amount <= gifts.most,
    preset(cents: Cents) {
      setAmount(cents)
      setOther('')
    },
    /** Document 1, section 5: digits only, read as cents. */
    type(text: string) {
      setAmount(centsTyped(text))
      setOther(typedAs(centsTyped(text)))
    },
    setTip,
    /** Document 1, section 5: reset to the amount when the field loses focus. */
    settleTip: () => setTip((set) => (set === null ? null : cappedTip(set, amount))),
    coverCosts,
    repeat,
  }
}

const presetToBegin = (presets: Cents[], minimum: Cents): Cents =>
  presets.filter((cents) => cents >= minimum)[1] ?? presets.find((cents) => cents >= minimum) ?? 0
