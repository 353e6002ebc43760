import type { z } from 'zod'
import type { Db } from '#lib/db.ts'
import type * as answers from './answers.ts'
import { certificationsFor } from './certifications.ts'
import { translate } from './translate.ts'

export type Occupation = z.infer<typeof answers.Occupation>

const careersShown = 30

/** One military occupation with the careers it leads to and the certifications they ask for; null: no such id. */
export async function occupation(db: Db, id: string): Promise<Occupation | null> {
  const row = await db
    .selectFrom('military_occupations as m')
    .innerJoin('corps', 'corps.id', 'm.corps_id')
    .select(['m.id', 'm.code', 'm.title', 'm.personnel', 'm.active', 'm.qualification', 'm.dod_title'])
    .select(['corps.id as corps_id', 'corps.name as branch'])
    .where('m.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const plan = await translate(db, { corps: row.corps_id, occupation: row.id })
  const careers = (plan?.careers ?? []).slice(0, careersShown)
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    corps: { id: row.corps_id, name: row.branch },
    personnel: row.personnel,
    active: row.active,
    description: describe(
      row,
      careers.map(({ title }) => title),
    ),
    careers,
    certifications: await certificationsFor(db, careers),
  }
}

type Facts = {
  code: string
  title: string
  personnel: string
  branch: string
  active: boolean
  qualification: boolean
  dod_title: string | null
}

function describe(facts: Facts, careers: string[]): string {
  const kind = facts.qualification ? 'additional qualification' : 'occupation'
  const personnel = facts.personnel.replace('-', ' ')
  const article = /^[aeiou]/.test(`${personnel}`) ? 'an' : 'a'
  const sentences = [
    `${facts.title} (${facts.code}) ${facts.active ? 'is' : 'was'} ${article} ${personnel} ${kind} of the ${facts.branch}${facts.active ? '' : ', no longer in use'}.`,
  ]
  if (facts.dod_title) sentences.push(`The services count it under ${facts.dod_title}.`)
  if (careers.length) sentences.push(`Its skills fit civilian careers such as ${list(careers.slice(0, 4))}.`)
  return sentences.join(' ')
}

const list = (items: string[]) => new Intl.ListFormat('en-US').format(items)
