import type { Db } from '#lib/db.ts'
import { type Choices, type Lookup, pageOf, wordsBegin } from '#lib/lookup.ts'

/** The branches, found by name or abbreviation. */
export async function findCorps(db: Db, lookup: Lookup): Promise<Choices> {
  const all = await db
    .selectFrom('corps')
    .select(['id', 'name', 'abbreviation'])
    .orderBy('position')
    .execute()
  const found = all.filter((corps) => wordsBegin(lookup.q, `${corps.name} ${corps.abbreviation}`))
  return {
    choices: pageOf(found, lookup).map(({ id, name }) => ({ value: id, label: name })),
    total: found.length,
  }
}

/** The id of a branch however it is written in a link: 'army', 'Marine Corps', 'Marines'. Unknown ones stay as they are. */
export function corpsId(text: string | undefined): string | null {
  if (!text?.trim()) return null
  const id = text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  return id === 'marines' ? 'marine-corps' : id
}

const branchNames: [RegExp, string][] = [
  [/\b(?<!merchant )(marine corps|marines?|usmc|jarhead|leatherneck|devil ?dog)\b/i, 'marine-corps'],
  [/\b(coast guard|uscg|coastie|cg)\b/i, 'coast-guard'],
  [/\b(space force|ussf)\b/i, 'space-force'],
  [/\b(air force|usaf|airman)\b/i, 'air-force'],
  [/\b(army|soldier)\b/i, 'army'],
  [/\b(navy|usn|sailor|seabees?)\b/i, 'navy'],
  // The Coast Guard has the same ranks, and fewer of them.
  [
    /\b(?:petty officer )?(?:first|second|third|1st|2nd|3rd) class(?: petty officer)?\b|\bpetty officer\b/i,
    'navy',
  ],
]

/** 'army 11b' is the Army's 11B: the branch among the words, and the words without it. */
export function withoutBranch(text: string): { corps: string | null; rest: string } {
  const named = branchNames.find(([name]) => name.test(text))
  if (!named) return { corps: null, rest: text }
  const rest = text.replace(named[0], ' ')
  // 'navy equipment operator seabee'
  const unnamed = named[1] === 'navy' ? rest.replace(/\bseabees?\b/i, ' ') : rest
  return { corps: named[1], rest: unnamed.replace(/\s+/g, ' ').trim() }
}

/** 'marine-corps' → 'Marine Corps'; null for anything but the id of a branch. */
export const nameOfBranch = (id: string): string | null =>
  branchNames.some(([, known]) => known === id)
    ? id.replace(/(?:^|-)(\w)/g, (sign, letter: string) =>
        sign.replace('-', ' ').replace(letter, letter.toUpperCase()),
      )
    : null
