/**
 * Whether a code is one of the levels that an Air Force code with X stands for: 1A0X1 → 1A031, 1A071;
 * 11BXX → 11B1A, 11B3. The X of other shapes (11X) is a letter.
 */
export function levels(code: string): (other: string) => boolean {
  const enlisted = /^(\d[A-Z]\d)X(\d)([A-Z]?)$/.exec(code)
  const officer = /^(\d\d[A-Z])X([A-Z]?)$/.exec(code)
  if (enlisted) return match(`${enlisted[1]}\\d${enlisted[2]}${enlisted[3] || '[A-Z]?'}`)
  if (officer) return match(`${officer[1]}\\d${officer[2] && officer[2] !== 'X' ? officer[2] : '[A-Z]?'}`)
  return () => false
}

function match(pattern: string) {
  const whole = new RegExp(`^${pattern}$`)
  return (other: string) => whole.test(other)
}
