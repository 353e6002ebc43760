import { type KeyboardEvent, useState } from 'react'
import { clamp, type Field } from '#features/content/schema.ts'
import { NumberInput } from '#ui/number-input.tsx'
import { type ControlProps, labelled } from './control.ts'
import styles from './controls.module.css'

/** As it is typed, so that 25 can be typed where 10 is the least; tidied, clamped and stepped on leaving (document 3, section 5). */
export function NumberControl(props: ControlProps<number>) {
  const { field, value, onChange } = props
  const [typed, type] = useState<string | null>(null)
  const stored = value === undefined ? '' : String(value)
  const shown = typed !== null && numberIn(typed) === value ? typed : stored

  function settle() {
    type(null)
    if (value !== undefined) onChange(clamp(value, field))
  }
  /** From what is shown: a value that is unset begins at what it means. */
  function step(by: number) {
    type(null)
    const from = value ?? (typeof field.default === 'number' ? field.default : (field.min ?? 0))
    onChange(clamp(from + by * (field.step ?? 1), field))
  }
  return (
    <NumberInput
      {...labelled(props)}
      help={field.help ?? rangeOf(field)}
      min={field.min}
      max={field.max}
      whole={field.step !== undefined && Number.isInteger(field.step)}
      placeholder={field.default === undefined ? undefined : String(field.default)}
      suffix={
        <>
          {field.unit}
          <Step label="Less" onStep={() => step(-1)}>
            −
          </Step>
          <Step label="More" onStep={() => step(1)}>
            +
          </Step>
        </>
      }
      onKeyDown={(event: KeyboardEvent) => {
        const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
        if (!by) return
        event.preventDefault()
        step(by)
      }}
      value={shown}
      onChange={(text) => {
        type(text)
        onChange(numberIn(text))
      }}
      onBlur={settle}
    />
  )
}

type StepProps = { label: string; onStep: () => void; children: string }

/** For the pointer; the keyboard has its arrows. */
const Step = ({ label, onStep, children }: StepProps) => (
  <button
    type="button"
    tabIndex={-1}
    className={styles.step}
    title={label}
    aria-hidden="true"
    onClick={onStep}
  >
    {children}
  </button>
)

function rangeOf({ min, max, unit }: Field): string | undefined {
  if (min === undefined || max === undefined) return undefined
  return `${min} to ${max}${unit ? ` ${unit}` : ''}`
}

/** Nothing, and what is no number yet, is unset. */
const numberIn = (text: string) => (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text.trim()) ? Number(text) : undefined)
