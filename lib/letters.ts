// A quick look at whether two words can be alike, before the steps between them are counted: of a dictionary's words, a few in
// a hundred pass.

/** Which of the letters a to z a word has, as bits. Others do not count. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) {
    const letter = word.charCodeAt(i) - 97
    if (letter >= 0 && letter < 26) letters |= 1 << letter
  }
  return letters
}

/** Whether words with these letters are more than so many steps apart: a step brings or takes one letter at most. */
export const areFar = (one: number, other: number, steps: number): boolean =>
  ones(one & ~other) > steps || ones(other & ~one) > steps

function ones(bits: number): number {
  let count = 0
  for (let left = bits; left; left &= left - 1) count++
  return count
}
