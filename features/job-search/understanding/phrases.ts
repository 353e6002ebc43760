import type { JobQuery } from '../schema.ts'

/** Filters that words imply, beside those that are chosen. `clearance`: one of these. */
export type Implied = Partial<Pick<JobQuery, 'type' | 'level' | 's' | 'state' | 'remote' | 'volunteer'>> & {
  clearance?: string[]
}

/** A phrase that means a filter instead of words. */
type Phrase = {
  pattern: RegExp
  /** what the search says that it did */
  label: string
  implies: Implied
}

// What 'remote' is part of another name: 'remote sensing', 'remote pilot'.
const remote =
  /\(?\b(?:100 ?(?:%|percent) |fully |completely |permanently |work(?:ing)? )?remote(?:ly)?\b(?! (?:sens|pilot|control|desktop|sites?\b|areas?\b|access|monitor|operat|patient))(?:(?: or | ?\/ ?)hybrid\b)?(?: (?:jobs?|work|positions?|roles?|opportunit(?:y|ies)|only|okay|ok|preferred|friendly)\b)*\)?|\bhybrid (?:or |\/ ?)remote\b/
const atHome =
  /\b(?:(?:work(?:ing)?|stay(?:ing)?|jobs?) )?(?:(?:that )?(?:i|you) can (?:do|work) )?from (?:my |your )?home\b|\bfrom my (?:own )?(?:house|apartment|couch|(?:kitchen|dining) table)\b|\b(?:work(?:ing)?|stay(?:ing)?)[- ]at[- ]home(?: (?:mom|dad|parent)s?)?\b|\b(?:work|jobs?) (?:i can do )?at home\b|\b(?:where )?(?:i can )?stay(?:ing)? home\b|\bat[- ]home(?= jobs?\b|$)|\bhome[- ]based\b/
const farFromIt =
  /\bwork(?:ing)? (?:from )?anywhere\b|\bwfh\b|\btele-?commut(?:e|er|ing)\b|\btele-?work(?:er|ing)?\b|^(?:virtual|online)\b(?! (?:reality|marketing|machine|sales|store|retail))(?=.)|\b(?:virtual|online) (?:jobs?|work)\b/

export const remoteLabel = 'Remote jobs'

const phrases: Phrase[] = [
  {
    pattern: new RegExp([farFromIt, atHome, remote].map(({ source }) => source).join('|'), 'i'),
    label: remoteLabel,
    implies: { remote: true },
  },
  {
    pattern:
      /\b(?:(?:no|without|little|zero) (?:work |prior |previous )?exp(?:erience)?(?: (?:needed|required|necessary))?|entry[- ]level|will train|(?:paid |on[- ]the[- ]job )training provided)\b/i,
    label: 'Entry level',
    implies: { level: ['Entry level'] },
  },
  { pattern: /\bpart[- ]?time\b/i, label: 'Part-time', implies: { type: ['Part-time'] } },
  { pattern: /\bfull[- ]?time\b/i, label: 'Full-time', implies: { type: ['Full-time'] } },
  { pattern: /\bseasonal\b/i, label: 'Seasonal', implies: { type: ['Seasonal'] } },
  { pattern: /\bper diem\b|\bprn\b/i, label: 'Per diem', implies: { type: ['Per diem'] } },
  {
    pattern: /\b(?:temporary|temp)(?: (?:jobs?|work|positions?)\b|(?=$))|^(?:temporary|temp)\b/i,
    label: 'Temporary',
    implies: { type: ['Temporary'] },
  },
  {
    pattern: /\binternships?\b|\bskillbridge\b/i,
    label: 'Internships',
    implies: { type: ['Internship'] },
  },
  {
    pattern: /\bapprenticeships?\b/i,
    label: 'Apprenticeships',
    implies: { type: ['Apprenticeship'] },
  },
  {
    pattern: /\bvolunteer(?:ing)?(?: (?:jobs?|work|positions?|opportunit(?:y|ies))\b|(?=$))/i,
    label: 'Volunteer work',
    implies: { volunteer: true },
  },
  {
    pattern:
      /\bfederal(?: government)?\b(?! (?:express|credit|reserve|bank|signal|way))|\busa ?jobs\b|\bgs[- ]?\d{1,2}\b|\bgs-?\d{4}\b/i,
    label: 'Federal jobs',
    implies: { s: ['Federal'] },
  },
  {
    pattern:
      /(?<!\b(?:city|county|local|state|tribal|foreign) )\b(?:the )?(?:us )?gov(?:ernment|t)?(?= (?:jobs?|work|careers?|positions?)\b|$)/i,
    label: 'Federal and state jobs',
    implies: { s: ['Federal', 'State'] },
  },
  {
    pattern:
      /\b(?:ts[/ -]?sci|top[- ]secret)(?:[/ ]sci)?(?: (?:security )?clearance)?(?: required)?\b|\b(?:ts|(?:doe )?q)[- ]clearance\b/i,
    label: 'Top Secret clearance',
    implies: { clearance: ['Top Secret'] },
  },
  {
    pattern: /\b(?:active )?secret (?:security )?clearance(?: required)?\b/i,
    label: 'Secret clearance',
    implies: { clearance: ['Secret', 'Confidential'] },
  },
  {
    pattern:
      /\b(?:with |active |current )*(?:security clearance|cleared jobs?|clearance (?:jobs?|required))(?: required)?\b|\bclearance(?=$)/i,
    label: 'Security clearance',
    implies: { clearance: ['Confidential', 'Secret', 'Top Secret'] },
  },
]

/** What is written in many ways, in the words that are searched. */
const rewritten: [RegExp, string][] = [
  [/\bnite(s?)\b/gi, 'night$1'],
  [/\blvl\b/gi, 'level'],
  [/\bhvac ?[-/&] ?r\b|\bhvacr\b/gi, 'hvac'],
  [/\bw\/?(?= (?:an?|my|no|good|bad|some|benefits|training)\b)/gi, 'with'],
  [/\bat night\b/gi, 'night shift'],
  [
    /\b(?:(?:night|graveyard|overnight|third|3rd|midnight)s?[- ]shifts?|(?<!saturday |friday )nights|overnights)\b/gi,
    'night shift',
  ],
  [/\b(?:day|first|1st)[- ]shifts?\b/gi, 'day shift'],
  [/\b(?:evening|second|2nd|swing)[- ]shifts?\b|\bevenings?\b(?! shift)/gi, 'evening shift'],
  [/\b(8|10|12|24)[- ]?(?:hours?|hrs?)(?:[- ]shifts?)?\b/gi, '$1-hour shift'],
  [/\btwelve[- ]hours?(?:[- ]shifts?)?\b/gi, '12-hour shift'],
  [/(?<![\p{L}\p{N}])(?:\.net|dot ?net)\b/giu, '.net'],
  [/\bc (?:plus plus|\+\+)/gi, 'c++'],
  [/\bc[ -]sharp\b/gi, 'c#'],
  [/\b(?:cdl(?:[- ]|, )class[- ]([ab])|class[- ]([ab])(?: cdl)?(?= |$)|cdl[- ]([ab]))\b/gi, 'cdl $1$2$3'],
]

/** What no job can be filtered by: it is left out, and the page says so. */
const leftOut: RegExp[] = [
  /(?:\b(?:paying|making|earning|at least|over|above|minimum) )?\$ ?\d[\d,.]*k?\+?(?: ?(?:-|–|to) ?\$? ?\d[\d,.]*k?)?(?: ?(?:\/|per|an?) ?(?:hr|hour|yr|year|month|week)\b|\/?(?:hr|yr)\b)?(?: (?:or more|plus|and up))?/gi,
  /\b(?:(?:paying|making|earning|at least|over) \d{2,3}k|\d{3}k|\d{2}k(?=\+| (?:a|per) year|\/?yr))\+?(?: (?:a|per) year|\/?yr)?(?![\p{L}\d])/giu,
  /\b(?:with (?:an? )?|no |without (?:an? )?)?(?:(?:bachelor|associate|master)(?:['’]?s)? degree|bachelor['’]?s|(?:associate|master)['’]s|college degree|degree(?: required)?|high school diploma|ged)\b(?! (?:in|of)\b)/gi,
  /\b(?:felon|felony|ex[- ]?offender|second[- ]chance|lgbtq?|disability)[- ](?:friendly|employers?|hiring)\b|\bsecond chance\b/gi,
  /\b(?:with (?:good |great |full )?(?:benefits|pay|hours|bonus(?:es)?)|(?:good|great|full) (?:benefits|pay)|sign[- ]on bonus|paid training|on the job training)\b/gi,
  // When and how the work is, which no filter knows.
  /\b(?:no (?:weekends?|nights?|holidays|overtime|overnights?|travel|phones?|calls|drug test|background check|cold calling|sales)|(?:weekends?|nights) off|(?:4|four)[- ]day (?:work ?)?weeks?|4[ /x-]?10s?|flexible (?:hours|schedule|shifts?)|off (?:on weekends|by 5)|monday (?:to|through|thru) friday|mon[- ]fri|m[- ]f|9 to 5|commission(?: only)?|after school|around (?:my )?kids['’]? school)(?= |$)/gi,
]

const filler =
  /^(?:(?:jobs?|work|careers?|positions?|openings?|hiring|employment|near me|nearby|now|anywhere|local|,)\s*)+$/i
const edges =
  /^(?:jobs?|careers?|work|positions?|hiring|employment|openings?) (?:for|as|in)\s+|^(?:any|local|best|top|all) (?=.*\bjobs?\b)|\s+(?:jobs?|careers?|positions?|openings?|opportunities|hiring|near me|nearby|anywhere|now|only)$/gi

type ReadPhrases = {
  q: string
  implied: Implied
  labels: string[]
  /** what no job can be filtered by */
  left: string[]
  /** remote work is welcome, and not all that is meant: 'remote ok' */
  isRemoteWelcome: boolean
}

/** Takes phrases out of the words that mean filters. */
export function readPhrases(q: string): ReadPhrases {
  const found: Phrase[] = []
  const left: string[] = []
  let words = rewritten.reduce((rest, [pattern, meant]) => rest.replace(pattern, meant), q)
  for (const phrase of phrases) {
    // 'top secret clearance' is no 'secret clearance' too.
    const rest = words.replace(phrase.pattern, ' ')
    if (rest === words) continue
    found.push(phrase)
    words = rest
  }
  for (const pattern of leftOut)
    words = words.replace(pattern, (what) => {
      left.push(what.trim())
      return ' '
    })
  return {
    isRemoteWelcome:
      /\bremote(?:ly)? (?:is )?(?:ok|okay|fine|preferred|friendly|welcome)\b|\bor remote\b/i.test(q),
    q: tidy(words),
    left,
    implied: found.reduce<Implied>((all, { implies }) => merged(all, implies), {}),
    labels: found.map(({ label }) => label),
  }
}

/** The labels of filters that are still in effect without these. */
export const labelsWithout = (labels: readonly string[], dropped: readonly string[]): string[] =>
  labels.filter(
    (label) =>
      !phrases.some((phrase) => phrase.label === label && dropped.some((name) => name in phrase.implies)),
  )

/** 'part time or seasonal': either. */
function merged(all: Implied, more: Implied): Implied {
  const type = [...(all.type ?? []), ...(more.type ?? [])]
  return { ...all, ...more, ...(type.length && { type }) }
}

const tidy = (words: string) =>
  words
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;|/–-]+|[\s,;|/–-]+$/g, '')

/** 'nurse jobs' searches for nurse: every posting is a job. Words alone, such as 'career', stay. */
export function withoutFiller(words: string): string {
  let rest = tidy(words)
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = tidy(rest.replace(edges, ' '))
  }
  return filler.test(rest) ? '' : rest
}
