// The most common passwords of eight characters or more: from published lists, and likely ones for this audience.
// Compared without case and without trailing digits and symbols.
const words = `
password passw0rd p@ssword p@ssw0rd pa55word passwort mypassword thepassword newpassword secretpassword
qwertyui qwertyuiop qwerty qwertz azerty asdfghjk asdfghjkl zxcvbnm 1q2w3e4r 1qaz2wsx q1w2e3r4 qazwsxedc zaq12wsx 1q2w3e4r5t
iloveyou loveyou letmein letmeinnow welcome welcomehome changeme change-me trustno1 whatever dragon monkey sunshine princess
football baseball basketball superman batman spiderman starwars pokemon master shadow michael jennifer jordan charlie
computer internet samsung facebook linkedin google microsoft abcdefgh abcd abcabc aaaaaaaa administrator admin root guest
user test tester testtest default temporary temppass secret access hello helloworld freedom america american liberty patriot
soldier marines marine semperfi semper-fi airforce navyseal navy army armystrong hooah hooyah coastguard spaceforce veteran
veterans military deployed combat infantry airborne ranger sergeant captain january february march april summer winter
spring autumn monday friday christmas birthday family jesus blessed forever friends flower butterfly chocolate cookie
`
const common = new Set(words.split(/\s+/).filter(Boolean))

/** Whether a password is too common: a listed word with digits or symbols, or a repeated one. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  return (
    common.has(plain) ||
    common.has(plain.replace(/[^a-z]+$/, '')) ||
    common.has(plain.replace(/^[^a-z]+|[^a-z]+$/g, '')) ||
    /^(.{1,4})\1+$/.test(plain) ||
    isRow(plain)
  )
}

/** 12345678, 87654321, abcdefgh. */
function isRow(text: string): boolean {
  const steps = new Set([...text].slice(1).map((letter, at) => letter.charCodeAt(0) - text.charCodeAt(at)))
  const [step = 0] = steps
  return steps.size === 1 && Math.abs(step) <= 1 ? true : /^1234567890?$|^0987654321$/.test(text)
}
