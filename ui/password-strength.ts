import { isCommonPassword } from '#spec/common-passwords.ts'
import { passwordLength } from '#spec/limits.ts'

/** The strength of a password, from 0 to 4, and how to improve it. A guide: length counts most, as in guessing attacks. */
export function strengthOf(password: string): { level: 0 | 1 | 2 | 3 | 4; words: string } {
  const { least } = passwordLength
  if (!password) return { level: 0, words: 'Three or four words work well.' }
  if (password.length < least) return { level: 1, words: count(least - password.length) }
  if (isCommonPassword(password))
    return { level: 1, words: 'This is one of the first passwords attackers try.' }
  const different = new Set(password.toLowerCase()).size
  if (different < 6) return { level: 1, words: 'Use more different characters.' }
  if (password.length < 11) return { level: 2, words: 'Fair. One more word makes it strong.' }
  if (password.length < 15) return { level: 3, words: 'Strong.' }
  return { level: 4, words: 'Very strong.' }
}

const count = (missing: number) => `${missing} more ${missing === 1 ? 'character' : 'characters'}.`
