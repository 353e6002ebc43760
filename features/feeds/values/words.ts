const marks = /\p{M}/gu

/** Lower case without accents. */
export const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(marks, '')

const nothing =
  /^(?:not specified|unspecified|n\/?a|none specified|null|undefined|non renseigne|non precise|-+|\.+)$/

/** What these begin with, so that nearly every value is passed without a look at its accents. */
const mayBeNothing = /^\s*[nu.\-\u0080-\uffff]/i

/** "Not Specified", "N/A" and their like say nothing. */
export const saysNothing = (text: string) =>
  text.length < 24 && mayBeNothing.test(text) && nothing.test(plain(text.trim()))

const yes = /^(?:y|yes|true|1|oui|vrai|x)$/
const no = /^(?:n|no|false|0|non|faux|none|aucun|aucune)$/

/** yes, true, 1, oui → true; no, false, 0, non → false; else null. */
export function readFlag(text: string): boolean | null {
  const word = plain(text.trim())
  return yes.test(word) ? true : no.test(word) ? false : null
}
