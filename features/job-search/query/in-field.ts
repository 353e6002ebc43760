import { everyTitleOf } from '#features/occupations/index.ts'
import type { Db } from '#lib/db.ts'
import type { EngineQuery } from '../engine/query.ts'
import type { FieldOfWork } from '../understanding/field-of-work.ts'
import { careersWanted } from './careers-wanted.ts'

/**
 * Of a field of work: its careers have so many titles, each has a little less weight than the one before, and its name has this. Of work
 * that was described titles are wanted that name it so surely.
 */
const inField = { titles: 90, less: 0.04, least: 0.6, name: 0.3, surely: 0.3 }

const weighed = ({ careers }: FieldOfWork) =>
  careers.map((soc, i) => ({ soc, weight: Math.max(inField.least, 1 - inField.less * i) }))

type Wanted = Pick<EngineQuery, 'words' | 'titles' | 'careers'>

/** Jobs of a field of work, and those whose titles name it; of work that was described those whose titles name its careers. */
export async function wantedInField(db: Db, field: FieldOfWork): Promise<Wanted | null> {
  const wanted = await careersWanted(db, weighed(field), inField.titles)
  if (!wanted) return null
  const { name, careers, shift, described } = field
  if (!described) {
    const named = { text: name, weight: inField.name, soc: careers[0]! }
    return { words: shift, titles: [...wanted.titles, named], careers: wanted.careers }
  }
  const surely = wanted.titles.filter(({ weight }) => weight >= inField.surely)
  const titles = surely.length ? surely : wanted.titles
  return { words: shift, titles, careers: { by: 'surest', careers: weighed(field) } }
}

/** Titles that jobs of work may also have that was described, and how surely they name it. */
const alsoCalled = { titles: 40, least: 0.4 }

/** Jobs of a field that are called otherwise; null: they are not. */
export async function wantedByOtherTitles(db: Db, field: FieldOfWork): Promise<Wanted | null> {
  const known = await everyTitleOf(db, weighed(field), alsoCalled.titles)
  const titles = known.filter(({ weight }) => weight >= alsoCalled.least)
  return titles.length ? { words: field.shift, titles, careers: null } : null
}
