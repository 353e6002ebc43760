import { sql } from 'kysely'
import { knownCareers, titlesAlike } from '#features/occupations/index.ts'
import type { Db } from '#lib/db.ts'
import { describedWork } from './described-work.ts'
import type { Dictionary } from './dictionary.ts'
import { type FieldOfWork, shiftsSaid } from './field-of-work.ts'
import { namesJobFirst } from './leading-title.ts'
import { taskIndex } from './task-index.ts'
import { taskWords } from './task-words.ts'

/**
 * How well tasks must fit a description to be meant: before its words are searched for, those of a sentence, which no job has all of but by
 * chance, and where nothing is found. What names a job ('line cook') or begins with no verb ('AWS cloud') must be all but a task.
 */
const leastFit = { surely: 0.6, inSentence: 0.5, probably: 0.4, possibly: 0.25, named: 0.8 }
/** So many words are a sentence, may name a job, and describe what may be meant. */
const length = { sentence: 4, name: 4, surely: 2, probably: 3, possibly: 4 }

/** Before the words are searched for, where none has all of them, or where nothing is found at all. */
export type Sureness = 'surely' | 'probably' | 'possibly'

/** The careers whose work the words describe, as a field: 'sell houses'. Null: they describe none so well. */
export async function fieldDescribed(
  db: Db,
  known: Dictionary,
  words: string,
  sureness: Sureness = 'surely',
): Promise<FieldOfWork | null> {
  const shift = shiftsSaid.exec(words)?.[0].trim() ?? ''
  const said = words.replace(shiftsSaid, ' ').replace(/\s+/g, ' ').trim()
  const work = isDescription(known, said, sureness) ? describedWork(said) : null
  if (!work || work.fit < leastFitOf(known, said, sureness)) return null
  const [careers, also] = await Promise.all([withTitles(db, work.careers), withTitles(db, work.also)])
  if (!careers.length || (await namesEmployer(db, said))) return null
  return { name: said, careers, shift, described: { called: await namesOf(db, careers), also } }
}

const countOf = (words: string) => words.split(' ').length

function isDescription(known: Dictionary, said: string, sureness: Sureness): boolean {
  const isLong = countOf(said) >= length[sureness]
  // 'wind turbine technician travel' is no description of work.
  if (sureness !== 'possibly' && namesJobFirst(known, said)) return false
  return isLong && !known.isTitle(said) && !known.isOfTitles(said)
}

function leastFitOf(known: Dictionary, said: string, sureness: Sureness): number {
  const words = countOf(said)
  if (words <= length.name && known.titlesIn(said).length > 0) return leastFit.named
  if (sureness !== 'surely') return leastFit[sureness]
  if (words >= length.sentence) return leastFit.inSentence
  const [verb = ''] = taskWords(said)
  return taskIndex().isVerb(verb) ? leastFit.surely : leastFit.named
}

/** 'New Yard' and 'Fix Auto' are looked for by their names. */
async function namesEmployer(db: Db, said: string): Promise<boolean> {
  const { rows } = await sql<{ isOne: boolean }>`select exists (
    select from employers where position(${` ${said.toLowerCase()} `} in ' ' || lower(name) || ' ') > 0) as "isOne"`.execute(
    db,
  )
  return rows[0]!.isOne
}

/** Those that jobs can be found by. */
async function withTitles(db: Db, careers: string[]): Promise<string[]> {
  const titles = await titlesAlike(
    db,
    careers.map((soc) => ({ soc, weight: 1 })),
  )
  return careers.filter((career) => titles.some(({ soc }) => soc === career))
}

/** 'Preschool Teachers, Childcare Workers': two at most. */
async function namesOf(db: Db, careers: string[]): Promise<string> {
  const first = careers.slice(0, 2)
  const known = await knownCareers(db, first)
  return first
    .map((soc) => known.get(soc)!.title.replace(/, (?:Except|All Other|Including|Not) ?.*$/i, ''))
    .join(', ')
}
