import { useState } from 'react'
import {
  type Cents,
  cappedTip,
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
export function useGift({ presets, takesTips, minimum }: GiveProps, fixed?: Cents) {
  const [amount, setAmount] = useState(fixed ?? presetToBegin(presets, minimum))
  const [other, setOther] = useState('')
  const [tipSet, setTip] = useState<Cents | null>(fixed || !takesTips ? 0 : null)
  const [coversCosts, coverCosts] = useState(true)
  const [frequency, repeat] = useState<'one-time' | 'monthly'>('one-time')
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
