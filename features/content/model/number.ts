import type { Field } from './fields.ts'

/** A number as it is kept: within its bounds, on its step, without the noise of binary fractions. */
export function clamp(value: number, { min, max, step }: Pick<Field, 'min' | 'max' | 'step'>): number {
  const stepped = step ? Math.round(value / step) * step : value
  const bounded = Math.min(
    max ?? Number.POSITIVE_INFINITY,
    Math.max(min ?? Number.NEGATIVE_INFINITY, stepped),
  )
  return Number(bounded.toFixed(4))
}
