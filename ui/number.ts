export type Bounds = { min?: number; max?: number }

/** '007' is 7; '0', '0.5' and '-0.25' stay as typed; a lone '.' and words stay for the message that follows. */
export function withoutLeadingZeros(text: string): string {
  return text.trim().replace(/^([+-]?)0+(?=\d)/, '$1')
}

/**
 * What a number field holds once the person leaves it: tidied and kept within its bounds (document 3,
 * section 5). Text that is no number stays, so that nothing typed is lost and the form can say so.
 */
export function settledNumber(text: string, { min, max }: Bounds): string {
  const tidy = withoutLeadingZeros(text)
  if (tidy === '' || !/^[+-]?(\d+\.?\d*|\.\d+)$/.test(tidy)) return tidy
  const value = Number(tidy)
  if (min !== undefined && value < min) return String(min)
  if (max !== undefined && value > max) return String(max)
  return tidy
}
