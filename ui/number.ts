export type Bounds = { min?: number; max?: number }

/** '007' is 7; '0', '0.5' and '-0.25' stay as typed; a lone '.' and other text stay for validation to report. */
export function withoutLeadingZeros(text: string): string {
  return text.trim().replace(/^([+-]?)0+(?=\d)/, '$1')
}

/**
 * Normalizes a number field on blur and clamps it to its bounds (document 3, section 5). Text that is not a
 * number stays, so that no input is lost and the form can report it.
 */
export function settledNumber(text: string, { min, max }: Bounds): string {
  const tidy = withoutLeadingZeros(text)
  if (tidy === '' || !/^[+-]?(\d+\.?\d*|\.\d+)$/.test(tidy)) return tidy
  const value = Number(tidy)
  if (min !== undefined && value < min) return String(min)
  if (max !== undefined && value > max) return String(max)
  return tidy
}
