import { nameOfBranch } from '#features/occupations/index.ts'
import { otherNames } from '#features/places/index.ts'
import type { ResolvedSearch } from '../query/resolve.ts'
import { type JobQuery, type SearchPage, searchUrl } from '../schema.ts'
import { isVerbatim } from '../understanding/understand.ts'

type Understood = SearchPage['understood']

/** What the page says about the meaning that a search was given, and the ways to other meanings. */
export function understoodOf(
  typed: JobQuery,
  { understanding, plan, query }: ResolvedSearch,
  { note, partly }: { note: string | null; partly: number | null } = { note: null, partly: null },
): Understood {
  const { occupation, location, corrected, filters, isReworded, implied } = understanding
  const place = location?.kind === 'place' ? location : null
  return {
    occupation: occupation && occupationOf(occupation.occupation),
    place: place && { label: placeLabel(typed.l, place), city: place.place.city, state: place.place.state },
    state: location?.kind === 'state' ? { code: location.code, label: location.label } : null,
    region: location?.kind === 'region' ? { label: location.label, codes: [...location.codes] } : null,
    remote: implied.remote || understanding.isRemoteWelcome ? true : null,
    corrected,
    words: fieldInWords(understanding) ?? (query.q !== typed.q ? query.q || null : null),
    field: understanding.field?.described ? null : (understanding.field?.name ?? null),
    work: understanding.field?.described?.called ?? null,
    filters,
    notes: [
      codeAsLocation(typed, understanding),
      formerCode(understanding),
      wrongBranch(understanding),
      branchAlone(query, plan !== null),
      understanding.grade && `Jobs at the career levels that fit ${understanding.grade} come first.`,
      partly ? null : note,
      understanding.left.length > 0
        ? `${understanding.left.map((what) => `“${what}”`).join(' and ')} ${understanding.left.length > 1 ? 'were' : 'was'} left out: jobs cannot be filtered by that yet.`
        : null,
    ].filter((each) => each !== null),
    literal: isReworded
      ? {
          words: typed.q,
          href: searchUrl(typed, { words: '1', o: '', _o: '', c: '', _c: '', tab: 'keyword' }),
        }
      : null,
    understand:
      typed.q && isVerbatim(typed) ? { label: typed.q, href: searchUrl(typed, { words: '' }) } : null,
    choices: [
      ...branchChoices(typed, query, understanding),
      ...placeChoices(typed, query, understanding),
      ...(partly ? [partlyThere(typed, note!, partly)] : []),
    ],
  }
}

const fieldInWords = ({ field }: Read) => field && `${field.name} ${field.shift}`.trim()

/** Those at the place, where none of them fits closely. */
function partlyThere(typed: JobQuery, title: string, partly: number): Understood['choices'][number] {
  const those = partly === 1 ? 'the one there that fits' : `the ${partly} there that fit`
  return { title, links: [{ label: `See ${those} in part`, href: searchUrl(typed, { there: '1' }) }] }
}

function occupationOf({
  id,
  code,
  family,
  title,
  corps,
  branch,
}: Known): NonNullable<Understood['occupation']> {
  return { id, code: corps === 'air-force' || corps === 'space-force' ? family : code, title, corps, branch }
}
type Known = NonNullable<ResolvedSearch['understanding']['occupation']>['occupation']
type Read = ResolvedSearch['understanding']

/** 'Fort Bragg, NC (Fort Liberty)': with the former name that was typed. */
function placeLabel(typed: string, { label, place }: Extract<Read['location'], { kind: 'place' }>): string {
  const former = otherNames(place).find((name) => name.toLowerCase() === typed.trim().toLowerCase())
  // 'Ramstein Air Base, Germany' says it already.
  return former && !label.toLowerCase().includes(former.toLowerCase()) ? `${label} (${former})` : label
}

function wrongBranch({ occupation }: Read): string | null {
  if (!occupation?.wrongBranch) return null
  const { code, title, branch } = occupation.occupation
  return `The ${nameOfBranch(occupation.wrongBranch)} has no code ${code}. These are jobs for ${code} ${title}, ${branch}.`
}

function codeAsLocation({ l }: JobQuery, { meant, occupation, location }: Read): string | null {
  return l && !meant.l && !location && occupation
    ? `“${l.trim()}” is a military code, so these are jobs for it, anywhere.`
    : null
}

function formerCode({ occupation }: Read): string | null {
  if (!occupation?.occupation.formerly) return null
  const { formerly, code, title, branch } = occupation.occupation
  return `${branch} ${formerly} is now ${code} ${title}.`
}

function branchAlone({ c, o, _o, rank }: JobQuery, hasPlan: boolean): string | null {
  if (hasPlan || o || _o || !(c || rank)) return null
  if (c && nameOfBranch(c) && !rank)
    return `The ${nameOfBranch(c)} alone does not narrow the search. Add your occupation to see jobs that fit it.`
  return 'Jobs at the career levels that fit your rank come first. Add your occupation to see jobs that fit it.'
}

/** The same code in other branches. */
function branchChoices(typed: JobQuery, query: JobQuery, { occupation }: Read): Understood['choices'] {
  if (!occupation?.others.length) return []
  const { code, family, branch } = occupation.occupation
  const isSameCode = occupation.others.every((other) => other.code === code || other.family === family)
  const also = occupation.others.map((other) => ({
    label: `${other.branch}: ${isSameCode ? '' : `${other.code} `}${other.title}`,
    href: searchUrl(
      { ...typed, q: query.q },
      {
        c: other.corps,
        _c: other.branch,
        o: other.id,
        _o: `${other.code} ${other.title}`,
        rank: '',
        _rank: '',
      },
    ),
  }))
  const title = isSameCode
    ? `Other branches use the code ${code} too. You see the ${branch}’s.`
    : `Several branches use this name. You see the ${branch}’s ${code}.`
  return [{ title, links: also }]
}

/** Other places of the same name. */
function placeChoices(typed: JobQuery, query: JobQuery, { location }: Read): Understood['choices'] {
  if (location?.kind !== 'place' || !location.others.length) return []
  const inWords = typed.l === ''
  const links = location.others.map((text) => ({
    label: text,
    href: searchUrl(typed, { l: text, ...(inWords && { q: query.q }) }),
  }))
  return [{ title: `Several places have this name. You see ${location.label}.`, links }]
}
