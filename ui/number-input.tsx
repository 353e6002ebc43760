import type { ComponentProps, FocusEvent } from 'react'
import { settledNumber } from './number.ts'
import { TextInput } from './text-input.tsx'

type Props = Omit<
  ComponentProps<typeof TextInput>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'
> & {
  min?: number
  max?: number
  /** Whole numbers only: the phone shows a keypad without a decimal point. */
  whole?: boolean
  value?: string
  defaultValue?: string | number
  onChange?: (value: string) => void
}

/**
 * A text field for numbers, so that the scroll wheel cannot change it and no key is swallowed. It is normalized
 * and clamped on blur, never while typing.
 */
export function NumberInput({ min, max, whole, onChange, onBlur, ...rest }: Props) {
  function settle(event: FocusEvent<HTMLInputElement>) {
    const settled = settledNumber(event.target.value, { min, max })
    if (settled !== event.target.value) {
      if (rest.value === undefined) event.target.value = settled
      onChange?.(settled)
    }
    onBlur?.(event)
  }
  return (
    <TextInput
      short
      autoComplete="off"
      {...rest}
      inputMode={whole ? 'numeric' : 'decimal'}
      pattern={whole ? '[+\\-]?[0-9]*' : '[+\\-]?[0-9]*[.]?[0-9]*'}
      onChange={onChange && ((event) => onChange(event.target.value))}
      onBlur={settle}
    />
  )
}
