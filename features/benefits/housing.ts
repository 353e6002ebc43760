import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { benefitMessages as messages } from './messages.ts'
import { amountOf, giBillGrade, type PayGrade, payGrades } from './model/grades.ts'
import type { Housing, HousingPlace, HousingQuery } from './schema.ts'

/** Places that are compared at once. */
const mostCompared = 4

/** What the profile says where the address says nothing. */
export type Own = { zip: string | null; grade: PayGrade | null }

type Area = { zip: string; mha: string; name: string | null; with: number[] | null; without: number[] | null }

/** Housing allowance and GI Bill housing, side by side, of the newest year or the one that was asked for. */
export async function housingOf(db: Db, query: HousingQuery, own: Own): Promise<Housing> {
  const years = await rateYears(db)
  const year = years.find((one) => one === query.year) ?? years[0]!
  const zip = fiveDigits(query.zip || (own.zip ?? ''))
  const school = fiveDigits(query.school) || zip
  const compared = [...new Set(query.compare.split(/[\s,;]+/).map(fiveDigits))]
    .filter(Boolean)
    .slice(0, mostCompared)
  const areas = await areasOf(db, year, [zip, school, ...compared])
  const grade = query.grade ?? own.grade
  const here = areas.get(zip)
  const there = areas.get(school)
  const wrong: Housing['wrong'] = {}
  if (zip && !here) wrong.zip = messages.zipUnknown(year)
  if (query.school && !there) wrong.school = messages.zipUnknown(year)
  const strange = compared.filter((one) => !areas.has(one))
  if (strange.length) wrong.compare = messages.compareUnknown(strange)
  const bahOf = (area: Area | undefined) =>
    grade && area?.[query.dependents] ? amountOf(area[query.dependents]!, grade) : null
  const giBillOf = (area: Area | undefined) =>
    area?.with ? (amountOf(area.with, giBillGrade) * Number(query.part)) / 100 : null
  const places = [zip, ...compared].flatMap((one): HousingPlace[] => {
    const area = areas.get(one)
    const giBill = giBillOf(area)
    return area?.name && giBill !== null ? [{ zip: one, area: area.name, bah: bahOf(area), giBill }] : []
  })
  return {
    ...query,
    ...{ zip, school, grade, year, years, wrong, places },
    amount: bahOf(here),
    area: areaName(here),
    giBill: giBillOf(there),
    schoolArea: areaName(there),
    byGrade: byGrade(here?.[query.dependents]),
  }
}

const fiveDigits = (typed: string) => /^\s*(\d{5})(?:-\d{4})?\s*$/.exec(typed)?.[1] ?? typed.trim()

/** 'New York City, NY (NY219)'; null where there is no housing area, as in the territories. */
const areaName = (area: Area | undefined) => (area?.name ? `${area.name} (${area.mha})` : null)

const byGrade = (amounts: number[] | null | undefined): Housing['byGrade'] =>
  amounts ? payGrades.map((grade, at) => ({ grade, amount: amounts[at]! })) : []

/** The years that there are rates of, the newest first. */
async function rateYears(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('bah_rates').select('year').distinct().orderBy('year', 'desc').execute()
  return rows.map(({ year }) => year)
}

/** The areas of ZIP codes with their rates. One that the table knows may have none. */
async function areasOf(db: Db, year: number, zips: string[]): Promise<Map<string, Area>> {
  const { rows } = await sql<Area>`
    select z.zip, z.mha, w.name, w.amounts as with, o.amounts as without
    from bah_zips z
    left join bah_rates w on w.year = z.year and w.mha = z.mha and w.with_dependents
    left join bah_rates o on o.year = z.year and o.mha = z.mha and not o.with_dependents
    where z.year = ${year} and z.zip = any(${zips})`.execute(db)
  return new Map(rows.map((row) => [row.zip, row]))
}
