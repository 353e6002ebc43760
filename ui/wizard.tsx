import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { cx } from './class-names.ts'
import { keepTyped, restoreTyped } from './form-storage.ts'
import { useHydrated } from './hydrated.ts'
import { Steps } from './steps.tsx'
import styles from './wizard.module.css'

type Props = {
  label: string
  steps: { label: string; content: ReactNode }[]
  /** The label of the last button. */
  submit: string
  busy?: boolean
  /** The key for input kept in this tab; call forgetTyped(keep) once it is saved. */
  keep?: string
  /** The step with server-side errors. */
  startAt?: number
}

/**
 * The content of a form, one step at a time. All steps are in the page, so going back loses nothing, and without
 * script it is one long form. The URL hash holds the step, so a reload returns to it.
 */
export function Wizard({ label, steps, submit, busy, keep, startAt = 0 }: Props) {
  const hydrated = useHydrated()
  const [at, setAt] = useState(startAt)
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const owner = root.current?.closest('form')
    const fromHash = Number(location.hash.slice(1)) - 1
    if (owner && keep) restoreTyped(owner, keep)
    if (!startAt && fromHash > 0 && fromHash < steps.length) setAt(fromHash)
    const remember = () => owner && keep && keepTyped(owner, keep)
    owner?.addEventListener('change', remember)
    return () => owner?.removeEventListener('change', remember)
  }, [keep, startAt, steps.length])

  function go(to: number) {
    history.replaceState(history.state, '', `#${to + 1}`)
    setAt(to)
    requestAnimationFrame(() =>
      root.current?.querySelector<HTMLElement>(`.${styles.step}:not([hidden])`)?.focus(),
    )
  }

  function advance() {
    const here = root.current?.querySelectorAll<HTMLInputElement>(
      `.${styles.step}:not([hidden]) :is(input, select, textarea)`,
    )
    if ([...(here ?? [])].every((field) => field.reportValidity())) go(at + 1)
  }

  // Before hydration both buttons are rendered; CSS shows the right one, so nothing shifts.
  const isNextShown = at < steps.length - 1

  return (
    <div ref={root} className={styles.wizard}>
      <Steps label={label} steps={steps} current={at} />
      {steps.map((step, i) => (
        <fieldset
          key={step.label}
          className={cx(styles.step, !hydrated && i !== startAt && styles.later)}
          tabIndex={-1}
          aria-label={step.label}
          hidden={hydrated && i !== at}
        >
          {step.content}
        </fieldset>
      ))}
      <div className={styles.actions}>
        {hydrated && at > 0 && (
          <Button variant="secondary" icon="chevron-left" onClick={() => go(at - 1)}>
            Back
          </Button>
        )}
        {isNextShown && (
          <Button className={styles.withScript} onClick={advance}>
            Next
          </Button>
        )}
        {(!hydrated || !isNextShown) && (
          <Button className={isNextShown ? styles.withoutScript : undefined} type="submit" busy={busy}>
            {submit}
          </Button>
        )}
      </div>
    </div>
  )
}
