import type { Facts } from './actions.ts'

const credentials: Record<string, string> = {
  password: 'a password',
  passkey: 'a passkey',
  activation: 'the link of the activation mail',
  google: 'Google',
  linkedin: 'LinkedIn',
  idme: 'ID.me',
}

/** How somebody signed in: 'a passkey', 'Google'. */
export const credentialOf = ({ how, provider }: Facts) =>
  credentials[String(how ?? provider)] ?? String(how ?? provider)

/** 'phone, last name' of 'phone last_name' */
export const listed = (words: Facts[string] | undefined) =>
  String(words ?? '')
    .split(/[ ,]+/)
    .filter(Boolean)
    .map((word) => word.replace(/_/g, ' ').replace(/(?<=[a-z])[A-Z]/g, (sign) => ` ${sign.toLowerCase()}`))
    .join(', ')

/** ': phone, last name', or nothing */
export const after = (words: string) => (words ? `: ${words}` : '')

/** ' with action user.delete, person Maria Ortiz' of the facts of a filter */
export function chosen(facts: Facts) {
  const words = Object.entries(facts).map(([name, value]) => `${listed(name)} ${value}`)
  return words.length ? ` with ${words.join(', ')}` : ''
}
