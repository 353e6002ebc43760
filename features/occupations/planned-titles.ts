import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { federalTitles } from './translate-duties.ts'
import { titlesAtMost } from './translate-plan.ts'
import { jobTitles } from './translate-titles.ts'

/** Every job title that the plan of a military occupation may contain (translate.ts). */
export async function plannedTitles(db: Db): Promise<string[]> {
  const { rows } = await sql<{ title: string; reported: string[] }>`
    select careers.title, array(select t.title from career_titles t where t.soc = careers.soc and t.shown order by t.title) as reported
    from careers where not military`.execute(db)
  const federal = [...federalTitles.values()].flat().flatMap(({ titles }) => titles)
  const civilian = rows.flatMap(({ title, reported }) => jobTitles(title, reported, titlesAtMost))
  return [...new Set([...federal, ...civilian].map(([text]) => text))].sort()
}
