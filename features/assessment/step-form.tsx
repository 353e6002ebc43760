import { useEffect, useRef, useState } from 'react'
import { cx } from '#ui/class-names.ts'
import { Form } from '#ui/form.tsx'
import { useForm } from '#ui/form-context.ts'
import { useHydrated } from '#ui/hydrated.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { useKept } from '#ui/use-kept.ts'
import { statements as all, mostPoints, stepCount } from './model/statements.ts'
import { useKeys } from './model/use-keys.ts'
import type { AssessmentPage } from './schema.ts'
import styles from './statements.module.css'
import { StepBars } from './step-bars.tsx'

type Open = NonNullable<AssessmentPage['open']>
type Answers = Record<string, number>
type Answer = (id: string, points: number | null) => void

const scale = ['Strongly dislike', 'Dislike', 'Not sure', 'Like', 'Strongly like']
const minutes = 12

/** The statements of a step, kept while they are answered. */
export function StepForm({ open: { step, number, answered, statements } }: { open: Open }) {
  const path = `/assessment/steps/${step}`
  const { state, keep, next, pause } = useKept(path, { number, with: { to: 'here' } })
  const [answers, setAnswers] = useState<Answers>(() => answersOf(statements))
  const count = answered.with(step - 1, Object.keys(answers).length)
  const sum = count.reduce((one, other) => one + other)
  function answer(id: string, points: number | null) {
    const { [id]: _, ...others } = answers
    const now = points === null ? others : { ...others, [id]: points }
    setAnswers(now)
    keep(now)
  }
  return (
    <Form action={path} className={styles.form}>
      {/* The first button of a form is the one that Enter presses. */}
      <button type="submit" name="to" value="next" className={styles.enter} tabIndex={-1} aria-hidden="true">
        Next step
      </button>
      <input type="hidden" name="number" value={next} />
      <StepBars step={step} answered={count} />
      <Rows {...{ statements, answers, answer, pause }} />
      <div className={styles.foot}>
        {step > 1 && (
          <SubmitButton name="to" value="back" variant="secondary" formNoValidate>
            Back
          </SubmitButton>
        )}
        <span className={styles.left}>
          {sum} of {all.length} answered, {timeLeft(all.length - sum)}. <span role="status">{state}</span>
        </span>
        <SubmitButton name="to" value="next">
          {step < stepCount ? 'Next step' : 'See my result'}
        </SubmitButton>
      </div>
    </Form>
  )
}

const answersOf = (statements: Open['statements']): Answers =>
  Object.fromEntries(statements.flatMap(({ id, answer }) => (answer === null ? [] : [[id, answer]])))

function timeLeft(statements: number): string {
  if (statements === 0) return 'all done'
  const left = Math.max(1, Math.round((statements / all.length) * minutes))
  return left === 1 ? 'about 1 minute left' : `about ${left} minutes left`
}

type RowsProps = {
  statements: Open['statements']
  answers: Answers
  answer: Answer
  pause: (isSending: boolean) => void
}

function Rows({ statements, answers, answer, pause }: RowsProps) {
  const list = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const { errors, busy } = useForm()
  useEffect(() => {
    pause(busy)
  })
  const keys = useKeys(list, answer)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the radio buttons inside it
    <div ref={list} onKeyDown={keys}>
      {hydrated && (
        <p className={styles.keys}>
          <kbd>1</kbd> to <kbd>{mostPoints}</kbd> answers and moves on, <kbd>↑</kbd> <kbd>↓</kbd> moves,{' '}
          <kbd>Backspace</kbd> clears.
        </p>
      )}
      <div className={styles.scale} aria-hidden="true">
        <span>Statement</span>
        <ol>
          {scale.map((label, at) => (
            <li key={label}>
              <b>{at + 1}</b> {label}
            </li>
          ))}
        </ol>
      </div>
      {statements.map(({ id, number, text }) => {
        const missing = answers[id] === undefined && errors[`answers.${id}`]
        return (
          <fieldset key={id} className={cx(styles.statement, missing && styles.missing)} data-statement={id}>
            <legend>
              <span className={styles.number}>{number}</span>
              <span>{text}</span>
            </legend>
            {missing && <p className={styles.why}>{missing}</p>}
            <div className={styles.five}>
              {scale.map((label, at) => (
                <label key={label}>
                  <input
                    type="radio"
                    name={`answers.${id}`}
                    value={at + 1}
                    aria-label={`${at + 1}, ${label}`}
                    checked={answers[id] === at + 1}
                    onChange={() => answer(id, at + 1)}
                  />
                  <span aria-hidden="true">{at + 1}</span>
                </label>
              ))}
            </div>
            <span className={styles.ends} aria-hidden="true">
              <span>{scale[0]}</span>
              <span>{scale.at(-1)}</span>
            </span>
          </fieldset>
        )
      })}
    </div>
  )
}
