import { useState } from 'react'
import { clamp } from '#features/content/schema.ts'
import { NumberInput } from '#ui/number-input.tsx'
import { type ControlProps, labelled } from './control.ts'

/** As it is typed, so that 25 can be typed where 10 is the least; tidied, clamped and stepped on leaving (document 3, section 5). */
export function NumberControl(props: ControlProps<number>) {
  const { field, value, onChange } = props
  const [typed, type] = useState<string | null>(null)
  const kept = value === undefined ? '' : String(value)
  const shown = typed !== null && numberIn(typed) === value ? typed : kept

  function settle() {
    type(null)
    if (value !== undefined) onChange(clamp(value, field))
  }
  return (
    <NumberInput
      {...labelled(props)}
      min={field.min}
      max={field.max}
      whole={field.step !== undefined && Number.isInteger(field.step)}
      placeholder={field.default === undefined ? undefined : String(field.default)}
      suffix={field.unit}
      value={shown}
      onChange={(text) => {
        type(text)
        onChange(numberIn(text))
      }}
      onBlur={settle}
    />
  )
}

/** Nothing, and what is no number yet, is unset. */
const numberIn = (text: string) => (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text.trim()) ? Number(text) : undefined)
