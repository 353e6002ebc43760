import type { KnownWord, WordKnowledge } from './known-words.ts'

// What every job ad says of the employer, the pay and the way to apply says nothing about the work.
const boilerplate = new RegExp(
  [
    '401|403b|benefit|salary|paid (?:time|holiday|vacation|leave)|\\bpto\\b|(?:health|medical|dental|vision|life) insurance',
    'medical, dental|dental, (?:and )?vision|tuition|bonus|perks|retirement plan|competitive pay',
    'equal[ -](?:employment )?opportunity|\\beeo\\b|regardless of|without regard|protected veteran|reasonable accommodation',
    'gender identity|sexual orientation|(?:or|status as|individuals with) disabilit|national origin',
    'to apply|apply (?:now|today|online|at|by|here)|your resume|resumes|background check|drug (?:test|screen)|job fair',
    '(?:talent|our) (?:community|network)|open interview|our recruiter|family of (?:companies|brands)|internship',
    'our (?:mission|values|story|culture|company)\\b|(?:openings|roles|positions) (?:in|across|for|throughout)',
  ].join('|'),
)

/** Without one of these words a sentence is none of those: most need not be matched. */
const suspicious = new Set(
  (
    '401 401k 403b benefit benefits salary paid pto insurance dental vision tuition bonus bonuses perks retirement competitive equal ' +
    'opportunity eeo regardless regard protected accommodation accommodations identity orientation disability disabilities origin ' +
    'apply resume resumes background drug fair community network open recruiter recruiters family internship internships mission ' +
    'values story culture company openings roles positions'
  ).split(' '),
)

/** The part of a text that is read: what a job is, it says early. */
const read = 4_000

/** A sentence in lower case, and its words. */
export type Sentence = { text: string; words: KnownWord[]; from: Uint16Array; to: Uint16Array }

/** The sentences of a job's text that may say what the work is. @param html cleaned HTML or plain text */
export function sentencesOf(html: string, know: WordKnowledge): Sentence[] {
  const text = html
    .slice(0, 2 * read)
    // Words of one element are no sentence with those of the next.
    .replace(/<\/?(?:p|li|ul|ol|br|div|h\d|tr|td)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:nbsp|#160);/g, ' ')
    .replace(/&amp;/g, '&')
    .slice(0, read)
    .toLowerCase()
  const sentences: Sentence[] = []
  for (let at = 0; at < text.length; ) {
    let end = at
    while (end < text.length && !endsAt(text, end)) end++
    const sentence = sentenceOf(text.slice(at, end), know)
    if (sentence) sentences.push(sentence)
    at = end + 1
  }
  return sentences
}

/** "U.S. citizens", "4.5 years" and ".NET" go on. */
function endsAt(text: string, at: number): boolean {
  const sign = text[at]!
  if (sign === '\n' || sign === '•') return true
  if (sign !== '.' && sign !== '!' && sign !== '?' && sign !== ';') return false
  const next = text.charCodeAt(at + 1)
  return Number.isNaN(next) || next === 32 || next === 10
}

function sentenceOf(text: string, know: WordKnowledge): Sentence | null {
  const words: KnownWord[] = []
  const from = new Uint16Array((text.length >> 1) + 1)
  const to = new Uint16Array(from.length)
  let isSuspicious = false
  for (let at = 0; at < text.length; at++) {
    if (!isWordly(text.charCodeAt(at))) continue
    from[words.length] = at
    while (isWordly(text.charCodeAt(at))) at++
    to[words.length] = at
    const spelled = text.slice(from[words.length], at)
    if (suspicious.has(spelled)) isSuspicious = true
    words.push(know(spelled))
    // "driver's" is the driver.
    if (isApostrophe(text[at]) && text[at + 1] === 's' && !isWordly(text.charCodeAt(at + 2))) at++
  }
  return !words.length || (isSuspicious && boilerplate.test(text)) ? null : { text, words, from, to }
}

const isWordly = (code: number) => (code >= 97 && code <= 122) || (code >= 48 && code <= 57)
const isApostrophe = (sign: string | undefined) => sign === "'" || sign === '’'
