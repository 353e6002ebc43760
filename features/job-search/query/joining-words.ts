/** What no job's name begins or ends with. */
export const joiningWord = /^(?:an?|and|as|at|by|for|from|in|my|near|of|on|or|some|the|to|with)$/i

const atEdges = new RegExp(
  `^(?:${joiningWord.source.slice(1, -1)}\\s+)+|(?:\\s+${joiningWord.source.slice(1, -1)})+$`,
  'gi',
)

/** 'caregiver' of 'caregiver for' */
export const withoutJoiningWords = (text: string): string => text.replace(atEdges, '')

/** When the work is: the words that say it go together. */
export const shifts = /(?:night|day|evening|\d+-hour) shift|home (?:daily|nightly|weekly|every night)/
