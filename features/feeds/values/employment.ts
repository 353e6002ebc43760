import type { CareerLevel, Clearance, JobSource, JobType } from '#spec/lists.ts'
import { mostTitles, remembered } from './remembered.ts'
import { plain } from './words.ts'

const types: [JobType, RegExp][] = [
  ['Apprenticeship', /apprenti|alternance|alternant|professionnalisation|ausbildung|aprendiz/],
  [
    'Internship',
    /\bintern(?:ship)?s?\b|\bstage\b|\bstagiaire\b|\bstudent\b|\bco-?op\b|praktik|practicas|becario/,
  ],
  ['Volunteer', /volunteer|benevol|service civique/],
  ['Seasonal', /season|saison/],
  ['Per diem', /per ?diem|\bprn\b|on ?call|\bvacation\b/],
  [
    'Temporary',
    /temporary|\btemp\b|\bterm\b|interim|\bcdd\b|fixed.?term|befristet(?<!unbefristet)|temporal|zeitarbeit/,
  ],
  ['Contract', /\bcontract(?:or|ual)?\b|freelance|\bc2c\b|\b1099\b|self.?employed/],
  [
    'Part-time',
    /part.?time|temps partiel|mi-temps|\bpt\b|^p$|teilzeit|(?:jornada|tiempo) parcial|media jornada|^parcial$/,
  ],
  [
    'Full-time',
    /full.?time|temps plein|temps complet|\bft\b|^f$|^permanent$|vollzeit|(?:jornada|tiempo) complet[ao]|^completa$/,
  ],
]

/** The employment type in what feeds say of it ("fulltime, parttime", "CDD - Alternance", "FULL_TIME"); the most telling wins. */
export function readJobType(texts: readonly string[]): JobType | null {
  const places = texts.map(typeIn).filter((place) => place >= 0)
  return places.length ? types[Math.min(...places)]![0] : null
}

/** The place in the list of what a text says; -1: nothing. */
const typeIn = remembered((text) => {
  const words = plain(text)
    .replace(/_/g, ' ')
    .replace(/fulltime/g, 'full time')
    .replace(/parttime/g, 'part time')
  return types.findIndex(([, pattern]) => pattern.test(words))
})

const levels: [CareerLevel, RegExp][] = [
  ['Internship', /\bintern(?:ship)?\b|\bstagiaire\b|\bstudent\b/],
  ['Executive', /executive|\bchief\b|vice president|\bvp\b|director|dirigeant|\bc.?level\b/],
  ['Supervisor', /supervisor|team lead|foreman|agent de maitrise/],
  ['Manager', /manager(?:ial)?|management|^m\d$|\bhead\b/],
  ['Entry level', /entry|junior|beginner|debutant|no experience|aucune experience|graduate|not required|^0/],
  [
    'Experienced',
    /experienced|senior|\bmid\b|associate|intermediate|confirme|professional|\d\+? (?:an|year)|minimum \d/,
  ],
]

/** The career level in what feeds say of it ("ENTRY_LEVEL", "Mid-Senior level", "Débutant", "5+ years"). */
export const readCareerLevel = remembered((text): CareerLevel | null => {
  const words = plain(text).replace(/_/g, ' ').trim()
  if (/debutant|beginner|entry/.test(words)) return 'Entry level'
  const years = /(\d+)\s*(?:\+|-\s*\d+|a \d+|to \d+)?\s*(?:an|year|yr)/.exec(words)
  if (years) return Number(years[1]) >= 1 && !/\b0\s*(?:-|a|to)/.test(words) ? 'Experienced' : 'Entry level'
  return levels.find(([, pattern]) => pattern.test(words))?.[0] ?? null
})

const titleLevels: [CareerLevel, RegExp][] = [
  ['Internship', /\bintern(?:ship)?\b|\bstagiaire\b/],
  ['Executive', /\bchief \w+ officer\b|\bvice president\b|\b(?:executive|managing) director\b/],
  ['Supervisor', /\bsupervisor\b|\bforeman\b|\bsupervisory\b/],
  ['Entry level', /\bentry.level\b|\bjunior\b|\btrainee\b|\bapprentice\b/],
  ['Experienced', /\bsenior\b|\bsr\b/],
]

/** The career level that a title names without doubt; "Case Manager" names none. */
export const levelOfTitle = remembered((title): CareerLevel | null => {
  const words = title.toLowerCase()
  return titleLevels.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}, mostTitles)

const clearanceWords: [Clearance, RegExp][] = [
  ['Top Secret', /top.?secret|\bts\b|\bsci\b|compartmented|\bq (?:access|clearance)/],
  ['Secret', /\bsecret\b|\bl (?:access|clearance)/],
  ['Confidential', /^confidential$|confidential clearance/],
  ['None', /^(?:none|no|not required|not applicable|n\/a)$/],
]

/** A security clearance as spec/lists.ts names it; null for anything else ("Public Trust"). */
export const readClearance = remembered((text): Clearance | null => {
  const words = plain(text).trim()
  return clearanceWords.find(([, pattern]) => pattern.test(words))?.[0] ?? null
})

/** Military, Federal or State, when the feed specifies it. */
export function readSource(text: string): JobSource | null {
  const word = plain(text).trim()
  if (/^military|armed forces|^department of (?:the )?(?:army|navy|air force|defense)/.test(word))
    return 'Military'
  if (/^federal/.test(word)) return 'Federal'
  return /^state\b/.test(word) ? 'State' : null
}

/** The feed's information on where the work is done. */
export function readWorkplace(text: string): 'remote' | 'hybrid' | 'on site' | null {
  const words = plain(text).replace(/[_-]/g, ' ').trim()
  if (
    /^(?:no|non|false|0|none|on ?site|office|pas |not |aucun|never)|pas de teletravail|pas teletravail|sur site/.test(
      words,
    )
  )
    return 'on site'
  if (/hybrid|partial|partiel|occasion|possible|flexible|temporarily|telework|ponctuel/.test(words))
    return 'hybrid'
  if (
    /remote|telecommut|teletravail|work from home|wfh|virtual|anywhere|^(?:yes|oui|true|1|full|total)/.test(
      words,
    )
  )
    return 'remote'
  return null
}
