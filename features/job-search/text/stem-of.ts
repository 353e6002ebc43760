import { stem } from '#lib/stem.ts'

// Snowball's stemmer gives one stem to words that name other work: who asks for an office manager is shown first officers, and who
// asks for an accountant account executives. These words, each line with a stem of its own, are told apart (decision 662).
const apart = new Map(
  [
    'officer officers',
    'engineer engineers engineering engineered',
    'operator operators',
    'customer customers',
    'internal internally',
    'international internationally',
    'accountant accountants accounting',
    'production productions',
    'mechanical mechanically',
    'marketing marketer marketers',
    'developer developers',
    'hospitality',
    'utilization',
    'securities',
  ].flatMap((line) => {
    const words = line.split(' ')
    return words.map((word): [string, string] => [word, words[0]!])
  }),
)

/** The version of the analysis since which they are (words.ts). */
export const apartSince = 3

/** The stem by which a lower-case word is indexed. */
export const stemOf = (word: string): string => apart.get(word) ?? stem(word)

/** The stem by which a word was indexed before; null: the same. */
export const earlierStemOf = (word: string): string | null => (apart.has(word) ? stem(word) : null)
