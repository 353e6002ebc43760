import { money } from '#schema/money.ts'
import { Button } from '#ui/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import type { Gift } from '../model/use-gift.ts'
import { Sum } from './sum.tsx'
import styles from './wizard.module.css'

type Props = { gift: Gift; step: number; back: (() => void) | null; busy: boolean; close?: () => void }

/** The sum and the buttons; it never scrolls away. The last button carries the total. */
export function Foot({ gift, step, back, busy, close }: Props) {
  const hydrated = useHydrated()
  const { totals, frequency } = gift
  if (close)
    return (
      <footer className={styles.foot}>
        <div className={styles.buttons}>
          <Button onClick={close}>Close</Button>
        </div>
      </footer>
    )
  const donate = hydrated
    ? `Donate ${money(totals.total)}${frequency === 'monthly' ? ' monthly' : ''}`
    : 'Donate'
  return (
    <footer className={styles.foot}>
      {hydrated && <Sum gift={gift} />}
      <div className={styles.buttons}>
        {hydrated && step === 1 && back && (
          <Button variant="secondary" onClick={back} disabled={busy}>
            Back
          </Button>
        )}
        {hydrated && step === 0 ? (
          <Button type="submit" disabled={!gift.isEnough}>
            Next
          </Button>
        ) : (
          <Button type="submit" busy={busy}>
            {busy ? 'Checking your card…' : donate}
          </Button>
        )}
      </div>
    </footer>
  )
}
