import { readJobType } from '../values/employment.ts'
import { rank as byWordsRank, meaningsByWords } from './by-words.ts'
import type { Evidence, Seen } from './evidence.ts'
import { bareName, type Meaning, meaningsOf, namesOf } from './name-index.ts'
import { type Concept, saidBy } from './path-words.ts'
import { fits, isDuration, isLongText, isUrl } from './shapes.ts'

/** What a path was recognized as; `rank` is how well its name fits. */
export type Verdict = Meaning | { kind: 'code'; of: string } | { kind: 'unmapped' }

const codeNames = new Set(
  'id code clientcode customcodetabletypeid active parentcode parenttype haschildren type label rel key value unit valuetype order'.split(
    ' ',
  ),
)
const labelNames = ['label', 'name', 'libelle', 'value']

/**
 * Recognizes the fields that a dialect's table leaves out: by the words of their names, if their values look right.
 * A code beside its label (`contract@id`, `contractType.code` with `contractType.label`) belongs to the label's field.
 */
export function infer(evidence: Evidence, known: ReadonlySet<string>): Map<string, Verdict> {
  const seen = evidence.seen.filter(({ records }) => records > 0)
  const all = new Map(seen.map((one) => [one.path, one]))
  const verdicts = new Map<string, Verdict>()
  for (const one of seen)
    if (!known.has(one.path.toLowerCase())) verdicts.set(one.path, verdictOn(one, all, evidence))
  return verdicts
}

function verdictOn(seen: Seen, all: Map<string, Seen>, evidence: Evidence): Verdict {
  const twin = formattedTwin(seen.path, all)
  if (twin) return { kind: 'code', of: twin }
  const label = codeOf(seen.path, all)
  const meaning = likeliest(seen, all, evidence, label !== null)
  if (meaning) return meaning
  if (label) return { kind: 'code', of: label }
  if (isLongText(seen)) return { kind: 'section', heading: heading(seen.path, all), rank: 99 }
  if (isDuration(seen)) return { kind: 'fact', label: 'Duration', rank: 99 }
  return isUrl(seen) ? { kind: 'target', target: 'applyUrl', rank: 99 } : { kind: 'unmapped' }
}

/** A code is only recognized by its whole name: `location@lat`, `salary@period`, `countryCode`. */
function likeliest(
  seen: Seen,
  all: Map<string, Seen>,
  evidence: Evidence,
  isCode: boolean,
): Meaning | undefined {
  const hint = hintOf(seen.path, all)
  const names = namesOf(standIn(seen.path, all) ?? seen.path)
  const last = bareName(seen.path.split(/[.@]/).at(-1)!)
  const tried = isCode ? names.filter((name) => name !== last) : names
  const known = [...(hint ? [bareName(hint)] : []), ...tried].flatMap(meaningsOf)
  const read = isCode ? [] : meaningsByWords(hint ?? standIn(seen.path, all) ?? seen.path)
  return [...known, ...read].find((meaning) => accepts(meaning, seen, evidence))
}

function accepts(meaning: Meaning, seen: Seen, evidence: Evidence): boolean {
  if (meaning.kind === 'section') return isLongText(seen) || seen.averageLength > 80
  if (meaning.kind === 'fact') return seen.averageLength <= 240 && !isUrl(seen)
  // `published` may be a switch or a date.
  if (meaning.kind === 'aside' && fits('posted', seen) && seen.examples.length > 0) return false
  if (meaning.kind === 'aside') return meaning.reason !== 'a heading' || !isLongText(seen)
  if (isLongText(seen) && ['title', 'level', 'type', 'category', 'workplace'].includes(meaning.target))
    return false
  if (
    meaning.target === 'county' &&
    /department/i.test(seen.path) &&
    !/location|address|lieu/i.test(seen.path) &&
    !evidence.isFrench
  )
    return false
  if (meaning.target === 'title' && (/[.@](?:name|text)$/i.test(seen.path) || namesText(seen.path)))
    return false
  // A mere "type" is one of employment when its values are.
  if (meaning.target === 'type' && meaning.rank >= byWordsRank && !saysEmployment(seen.path))
    return seen.examples.every((text) => readJobType([text]) !== null)
  if (meaning.target === 'reference' && seen.distinct < Math.min(seen.records, 500) * 0.5) return false
  return fits(meaning.target, seen)
}

/** `sections.companyDescription.title` is a heading. */
function namesText(path: string): boolean {
  const { all } = saidBy(path.split(/[.@]/).slice(0, -1).join('.'))
  return ['section', 'description', 'about', 'requirements', 'duties', 'benefits'].some((text) =>
    all.has(text as Concept),
  )
}

function saysEmployment(path: string): boolean {
  const { all } = saidBy(path)
  return all.has('work') || all.has('contract') || all.has('schedule')
}

/** The path whose code this is, or null. */
function codeOf(path: string, all: Map<string, Seen>): string | null {
  const cut = Math.max(path.lastIndexOf('.'), path.lastIndexOf('@'))
  const holder = path.slice(0, Math.max(cut, 0))
  const last = bareName(path.slice(cut + 1))
  if (path[cut] === '@' && holder && codeNames.has(last))
    return all.has(holder) ? holder : standIn(path, all) ? null : firstAttribute(holder, path, all)
  const sibling = (isLabel: (name: string) => boolean) =>
    [...all.keys()].find((other) => {
      const inside =
        other !== path && (cut < 0 || other.startsWith(`${holder}.`)) && !/[.@]/.test(other.slice(cut + 1))
      return inside && isLabel(bareName(other.slice(cut + 1)))
    })
  if (cut > 0 && codeNames.has(last)) return sibling((name) => labelNames.includes(name)) ?? null
  if (partsOfName.test(last)) return sibling((name) => name === 'fullname' || name === 'nomcomplet') ?? null
  const stem = last.replace(/(?:code|id)$/, '')
  return (
    sibling(
      (name) =>
        (stem !== last && stem === name) ||
        (name.startsWith('libelle') && name !== last && last.endsWith(name.slice(7))),
    ) ?? null
  )
}

const partsOfName = /^(?:name|firstname|lastname|nom|prenom)$/

/** An empty element speaks through its most telling attribute: `<diploma clientcode="BAC3"/>`. */
function standIn(path: string, all: Map<string, Seen>): string | null {
  const [holder, attribute] = path.split('@')
  if (!attribute || !holder || all.has(holder)) return null
  return firstAttribute(holder, '', all) === path ? holder : null
}

function firstAttribute(holder: string, except: string, all: Map<string, Seen>): string | null {
  const best = ['label', 'name', 'value', 'clientcode', 'code', 'id']
    .map((name) => `${holder}@${name}`)
    .find((path) => all.has(path))
  return best && best !== except ? best : null
}

/** `<LongText1 label="Rémunération et avantages">` declares its meaning in an attribute. */
function hintOf(path: string, all: Map<string, Seen>): string | null {
  if (path.includes('@')) return null
  const label = all.get(`${path}@label`) ?? all.get(`${path}@name`)
  return label && label.distinct === 1 ? label.examples[0]! : null
}

/** Plain text beside its formatted twin (`description1`, `description1Formatted`) is the same text. */
function formattedTwin(path: string, all: Map<string, Seen>): string | null {
  return (
    ['Formatted', 'Html', 'HTML', '_html'].map((ending) => path + ending).find((other) => all.has(other)) ??
    null
  )
}

/** `Minimum Qual Requirements`, `descriptionSociete` → words that can be a heading. */
function heading(path: string, all: Map<string, Seen>): string {
  const name = hintOf(path, all) ?? path.split(/[.@]/).at(-1)!
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
