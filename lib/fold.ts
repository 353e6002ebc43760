const accents = /[\u0300-\u036f]/g

/** Folds case and accents and preserves offsets: positions in the result are positions in the text. */
export function fold(text: string): string {
  const plain = /[^\0-\x7f]/.test(text) ? text.replace(/[^\0-\x7f]/gu, plainLetter) : text
  return plain.toLowerCase()
}

function plainLetter(letter: string): string {
  const plain = letter === '’' ? "'" : letter.normalize('NFKD').replace(accents, '').toLowerCase()
  return plain.length === letter.length ? plain : letter
}
