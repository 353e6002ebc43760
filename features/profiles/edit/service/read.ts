import { findRanks, searchOccupations } from '#features/occupations/index.ts'
import type { Db } from '#lib/db.ts'
import type { Choices } from '#lib/lookup.ts'
import type { Service } from '../../service.ts'
import { yearsIn } from '../year-range.ts'
import type { ServiceRow } from './schema.ts'

type Wrong = (field: string, message: string) => void

/**
 * One row of service as it was typed. Ranks and occupations were chosen from a list, or come as words, which must mean
 * one thing only.
 * @param known rows as they were shown: their words mean what they meant
 */
export async function readService(
  db: Db,
  row: ServiceRow,
  known: ServiceRow[],
  wrong: Wrong,
): Promise<Service> {
  const corpsId = await branchOf(db, row.corps, wrong)
  const [rankId, occupationId] = await Promise.all([
    rankOf(db, corpsId, row, known, wrong),
    occupationOf(db, corpsId, row, known, wrong),
  ])
  const years = yearsIn(row.from, row.to)
  if (typeof years === 'string') wrong('from', years)
  const { fromYear, toYear } = typeof years === 'string' ? { fromYear: null, toYear: null } : years
  return { corpsId, rankId, occupationId, fromYear, toYear }
}

async function branchOf(db: Db, corps: string, wrong: Wrong): Promise<string | null> {
  const found = await db.selectFrom('corps').select('id').where('id', '=', corps).executeTakeFirst()
  if (!found) wrong('corps', 'Please choose the branch.')
  return found?.id ?? null
}

async function rankOf(db: Db, corps: string | null, row: ServiceRow, known: ServiceRow[], wrong: Wrong) {
  const id = row.rank || known.find((one) => one._rank === row._rank)?.rank
  if (id) {
    const found = await db.selectFrom('ranks').select('corps_id').where('id', '=', id).executeTakeFirst()
    if (found?.corps_id === corps) return id
    wrong('rank', 'This rank is from another branch. Please choose one from this branch.')
    return null
  }
  if (!row._rank.trim() || !corps) return null
  return only(await findRanks(db, corps, lookup(row._rank)), 'rank', row._rank, wrong)
}

async function occupationOf(
  db: Db,
  corps: string | null,
  row: ServiceRow,
  known: ServiceRow[],
  wrong: Wrong,
) {
  const id = row.occupation || known.find((one) => one._occupation === row._occupation)?.occupation
  if (id) {
    const query = db.selectFrom('military_occupations').select('corps_id').where('id', '=', id)
    if ((await query.executeTakeFirst())?.corps_id === corps) return id
    wrong('occupation', 'This occupation is from another branch. Please choose one from this branch.')
    return null
  }
  if (!row._occupation.trim() || !corps) return null
  const found = await searchOccupations(db, corps, lookup(row._occupation))
  return only(exactly(found, row._occupation), 'occupation', row._occupation, wrong)
}

const lookup = (q: string) => ({ q: q.trim().slice(0, 100), page: 1, limit: 20 })

/** '11B' is the infantryman's, though other codes begin so and officers had it once. */
function exactly(found: Choices, typed: string): Choices {
  const code = typed.trim().toUpperCase()
  const exact = found.choices.filter(({ label }) => label.toUpperCase().startsWith(`${code} `))
  const inUse = exact.filter(({ label }) => !label.endsWith('obsolete)'))
  const one = [inUse, exact].find(({ length }) => length === 1)
  return one ? { choices: one, total: 1 } : found
}

function only({ choices, total }: Choices, field: string, typed: string, wrong: Wrong): string | null {
  if (total === 1) return choices[0]!.value
  if (total === 0) wrong(field, `There is no ${field} “${typed.trim()}” in this branch. Please check it.`)
  else wrong(field, `“${typed.trim()}” may be ${listed(choices)}. Please write which.`)
  return null
}

const listed = (choices: Choices['choices']) =>
  new Intl.ListFormat('en-US', { type: 'disjunction' }).format(choices.slice(0, 4).map(({ label }) => label))
