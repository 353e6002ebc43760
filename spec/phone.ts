/** Characters of a phone number as somebody writes it. */
export const longestPhone = 40

/**
 * A number that can be dialed from anywhere: with its area code, or with + and its country (E.164: 7 to 15 digits).
 * Any separators are allowed; an extension may follow.
 */
export function isPhone(typed: string): boolean {
  if (typed.length > longestPhone) return false
  const [, plus, number, extension = ''] = form.exec(typed.trim()) ?? []
  if (number === undefined || extension.length > 6) return false
  const digits = digitsOf(number)
  if (plus && !digits.startsWith('1')) return digits.length >= 7 && digits.length <= 15
  return /^1?[2-9]\d{9}$/.test(digits)
}

/** A tel: URI (RFC 3966). */
export function dialled(phone: string): string {
  const [, plus = '', number = phone, extension] = form.exec(phone.trim()) ?? []
  const digits = digitsOf(number)
  const country = plus || digits.length === 11 ? '+' : '+1'
  return `tel:${country}${digits}${extension ? `;ext=${extension}` : ''}`
}

const form = /^(\+)?([\d\s()./-]+?)(?:\s*(?:x|ext\.?|extension|#)\s*(\d+))?$/i
const digitsOf = (text: string) => text.replace(/\D/g, '')
