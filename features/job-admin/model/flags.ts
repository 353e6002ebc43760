// What a posting says that keeps people away, read in the browser while it is written and by the server for programs.

export type Flag = {
  kind: 'pay' | 'jargon' | 'discriminatory'
  /** the words, as they were written; empty for what is missing */
  words: string
  why: string
  /** what says the same better; null: leave the words out */
  better: string | null
}

type Rule = Omit<Flag, 'words'> & { words: RegExp }

const jargon = (
  words: RegExp,
  better: string | null,
  why = 'Words of one trade hide the job from people of another.',
): Rule => ({
  kind: 'jargon',
  words,
  better,
  why,
})
const unfair = (words: RegExp, better: string | null, why: string): Rule => ({
  kind: 'discriminatory',
  words,
  better,
  why,
})

const age = 'It reads as a limit of age (Age Discrimination in Employment Act).'
const sex = 'It reads as a limit to one sex (Title VII of the Civil Rights Act).'
const disability =
  'It may exclude people with a disability who can do the work (Americans with Disabilities Act).'
const origin = 'It reads as a limit of national origin. Name the skill that the work needs.'
const service = 'Discharge and reserve duty may not decide (USERRA); some states forbid asking.'

/** A rule a line: adding one touches nothing else. Guidance: eeoc.gov/prohibited-employment-policiespractices. */
const rules: Rule[] = [
  jargon(
    /\b(?:rock ?star|ninja|guru|wizard|unicorn)s?\b/gi,
    'expert',
    'Nobody searches for it, and it says little about the work.',
  ),
  jargon(/\bsynerg(?:y|ies|ize|istic)\b/gi, 'teamwork'),
  jargon(/\bself[- ]starter\b/gi, 'person who works independently'),
  jargon(/\bwear(?:s|ing)? many hats\b/gi, 'do different kinds of work'),
  jargon(/\bhit the ground running\b/gi, 'start quickly'),
  jargon(/\bfast[- ]paced environment\b/gi, 'busy workplace'),
  jargon(/\bthink(?:s|ing)? outside (?:of )?the box\b/gi, 'find new solutions'),
  jargon(/\bgo[- ]getter\b/gi, 'motivated person'),
  jargon(/\bleverag(?:e|ing)\b/gi, 'use'),
  jargon(/\bKPIs?\b/g, 'targets'),
  jargon(/\bP&L\b/g, 'profit and loss'),
  jargon(/\bSMEs?\b/g, 'expert'),
  jargon(/\bFTEs?\b/g, 'full-time employees'),
  jargon(/\bWFH\b/g, 'work from home'),
  jargon(/\bcross[- ]functional stakeholders?\b/gi, 'colleagues of other departments'),
  unfair(
    /\b(?:digital natives?|recent (?:college )?graduates? only|young (?:and energetic|team|professionals?)|youthful|energetic young)\b/gi,
    null,
    age,
  ),
  unfair(/\b(?:maximum|max\.?|under) (?:the )?age (?:of )?\d{2}\b/gi, null, age),
  unfair(/\bbetween \d{2} and \d{2} years (?:old|of age)\b/gi, null, age),
  unfair(/\b(?:no more than|up to|maximum(?: of)?) \d+ years['’]? (?:of )?experience\b/gi, null, age),
  unfair(/\b(?:salesm[ae]n|foreman|repairm[ae]n|linem[ae]n|handym[ae]n|journeym[ae]n only)\b/gi, null, sex),
  unfair(/\b(?:waitress(?:es)?|hostess(?:es)?|girl friday)\b/gi, null, sex),
  unfair(/\b(?:he|him) (?:will|must|should)\b/gi, 'you will', sex),
  unfair(/\b(?:males?|females?|men|women) (?:only|preferred)\b/gi, null, sex),
  unfair(/\bable[- ]bodied\b/gi, null, disability),
  unfair(/\bmust be (?:in )?(?:excellent|perfect|good) health\b/gi, null, disability),
  unfair(
    /\bmust (?:have|possess) (?:a )?(?:valid )?driver['’]?s licen[sc]e\b/gi,
    'needs to travel between sites',
    'Ask for a license only where driving is the work; else ask for the travel.',
  ),
  unfair(
    /\b(?:native (?:english )?speakers?|english as (?:a |the )?(?:first|mother) (?:language|tongue))\b/gi,
    'fluent English',
    origin,
  ),
  unfair(/\b(?:US|U\.S\.|American)[- ]born\b/gi, null, origin),
  unfair(
    /\b(?:christian|catholic|jewish|muslim) (?:only|preferred|background)\b/gi,
    null,
    'It reads as a limit of religion (Title VII of the Civil Rights Act).',
  ),
  unfair(/\bno (?:reservists?|national guard|guard members?)\b/gi, null, service),
  unfair(/\bhonorabl[ey] discharged? (?:only|required)\b/gi, null, service),
  unfair(
    /\b(?:single|unmarried|no children|childless) (?:only|preferred)?\b(?= applicants?| candidates?| only| preferred)/gi,
    null,
    'Marriage and children are no matter of the work.',
  ),
]

const payMissing: Flag = {
  kind: 'pay',
  words: '',
  why: 'People pass over jobs without pay, and several states require it in a posting.',
  better: null,
}

type Posting = { title: string /** plain text */; text: string; hasPay: boolean }

/** What to look at before posting: each phrase once, discriminatory ones first. None of it stops anybody. */
export function flagsOf({ title, text, hasPay }: Posting): Flag[] {
  const all = `${title}\n${text}`
  const found = rules.flatMap(({ words, ...rule }) =>
    [...new Set([...all.matchAll(words)].map(([phrase]) => phrase.toLowerCase()))].map((phrase) => ({
      ...rule,
      words: phrase,
    })),
  )
  return [
    ...found.filter(({ kind }) => kind === 'discriminatory'),
    ...(hasPay ? [] : [payMissing]),
    ...found.filter(({ kind }) => kind === 'jargon'),
  ]
}

/** The text with the better words, or without them. */
export function mended(text: string, { words, better }: Flag): string {
  if (!words) return text
  const phrase = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = new RegExp(phrase, 'gi')
  return text.replace(pattern, (found) =>
    better === null ? '' : /^[A-Z]/.test(found) ? better[0]!.toUpperCase() + better.slice(1) : better,
  )
}
