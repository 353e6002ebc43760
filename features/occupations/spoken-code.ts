// Codes as they are spoken: 'eleven bravo', '25 Bravo', 'sixty eight whiskey', 'oh three eleven'.

const alphabet =
  'alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey xray yankee zulu'.split(
    ' ',
  )
const letters = new Map(alphabet.map((word) => [word, word === 'xray' ? 'X' : word.charAt(0).toUpperCase()]))
for (const [word, letter] of Object.entries({
  alfa: 'A',
  juliett: 'J',
  whisky: 'W',
  'x-ray': 'X',
  fox: 'F',
}))
  letters.set(word, letter)

const units = 'zero one two three four five six seven eight nine'.split(' ')
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/**
 * The code that these words spell, in capitals and digits: ['eleven', 'bravo'] → '11B'. Null when a word is no part of a
 * code, or when none of them is a spoken or single letter or a number word.
 */
export function spokenCode(words: string[]): string | null {
  let code = ''
  let ten: string | null = null
  for (const word of words.map((each) => each.toLowerCase())) {
    const unit = units.indexOf(word)
    if (ten !== null && unit > 0) {
      code += `${ten}${unit}`
      ten = null
      continue
    }
    if (ten !== null) code += `${ten}0`
    ten = null
    if (tens.includes(word)) ten = String(tens.indexOf(word) + 2)
    else {
      const part = partOf(word)
      if (part === null) return null
      code += part
    }
  }
  if (ten !== null) code += `${ten}0`
  return words.some((word) => !/^\d+$/.test(word)) ? code : null
}

/** Whether a word is spoken instead of a letter or a number: 'bravo', 'ninety', '91'. */
export const isSpoken = (word: string): boolean =>
  /^\d+$/.test(word) || letters.has(word.toLowerCase()) || isNumber(word.toLowerCase())
const isNumber = (word: string) => [units, teens, tens].some((words) => words.includes(word))

function partOf(word: string): string | null {
  if (/^\d{1,4}$/.test(word)) return word
  if (/^[a-z]$/.test(word)) return word.toUpperCase()
  if (word === 'oh' || word === 'o') return '0'
  const spoken = letters.get(word)
  if (spoken) return spoken
  if (units.includes(word)) return String(units.indexOf(word))
  return teens.includes(word) ? String(teens.indexOf(word) + 10) : null
}
