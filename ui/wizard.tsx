import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { cx } from './class-names.ts'
import { useHydrated } from './hydrated.ts'
import { keepTyped, restoreTyped } from './kept.ts'
import { Steps } from './steps.tsx'
import styles from './wizard.module.css'

type Props = {
  label: string
  steps: { label: string; content: ReactNode }[]
  /** The words of the last button. */
  submit: string
  busy?: boolean
  /** Where typed values are kept in this tab; forget them with forgetTyped(keep) once they are saved. */
  keep?: string
  /** The step whose fields have errors, from the server. */
  startAt?: number
}

/**
 * The inside of a form, a step at a time. All steps are in the page, so going back loses nothing, and without
 * script it is one long form. The address's hash mirrors the step; a reload comes back to it.
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

  // Before script takes over both buttons are there; the style sheet shows the right one, so nothing jumps.
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
