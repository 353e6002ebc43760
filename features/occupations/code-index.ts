import { sql } from 'kysely'
import { formerCodes } from '#catalog/former-codes.ts'
import type { Db } from '#lib/db.ts'
import { oncePerCatalog } from '#lib/once-per-catalog.ts'

/** A military occupation that people search for: active, and more than an additional qualification. */
export type KnownOccupation = {
  id: string
  corps: string
  branch: string
  code: string
  /** capitals and digits only */
  key: string
  /** the key without the skill level of the Air and Space Force */
  family: string
  title: string
  personnel: string
  kind: string
  /** the code that was typed, which the service has given up for this one */
  formerly?: string
  /** it is what most mean by that code, although others have it today */
  isMeant?: boolean
}

export type CodeIndex = {
  /** the occupations of a key, then of a family: enlisted first, then by the size of the branch, ratings before skills */
  ofKey(key: string): KnownOccupation[]
  /** those that replaced a code of the enlisted */
  ofFormer(key: string): KnownOccupation[]
}

/** The index of codes, read once per catalog. */
export const codeIndex = oncePerCatalog(read)

/** Whether a text is the id of an occupation, of those that nobody searches for any more, too: 'navy-hm-enlisted'. */
export async function isOccupationId(db: Db, text: string): Promise<boolean> {
  return (await occupationIds(db)).has(text)
}

const occupationIds = oncePerCatalog(async (db) => {
  const rows = await db.selectFrom('military_occupations').select('id').execute()
  return new Set(rows.map(({ id }) => id))
})

/** The occupations that people search for: enlisted first, then by the size of the branch. */
export async function knownOccupations(db: Db): Promise<KnownOccupation[]> {
  const { rows } = await sql<KnownOccupation>`
    select m.id, corps_id as corps, corps.name as branch, code, code_key as key, family, title, personnel, kind
    from military_occupations m join corps on corps.id = corps_id
    where active and not qualification
    order by personnel <> 'enlisted', corps.position, length(code), code, m.id`.execute(db)
  return rows
}

async function read(db: Db): Promise<CodeIndex> {
  const rows = await knownOccupations(db)
  // '0302' is an officer of the Marine Corps: the Navy's skills had four digits until 2018.
  const ordered = rows.toSorted((one, other) => Number(one.kind === 'NEC') - Number(other.kind === 'NEC'))
  const byKey = Map.groupBy(ordered, ({ key }) => key)
  const byFamily = Map.groupBy(ordered, ({ family }) => family)
  // '2A8X2', where each aircraft has a letter of its own
  const byStem = Map.groupBy(ordered, ({ family }) => /^(\d[A-Z]\dX\d)[A-Z]$/.exec(family)?.[1])
  const ofKey = (key: string) => {
    const found = [...new Set([...(byKey.get(key) ?? []), ...(byFamily.get(key) ?? [])])]
    if (found.length) return found
    const ofLetters = byStem.get(key) ?? []
    const journeyman = ofLetters.find(({ code }) => code[3] === '5') ?? ofLetters[0]
    return journeyman ? [{ ...journeyman, code: key, family: key }] : []
  }
  const enlistedOf = (corps: string, key: string) =>
    ofKey(key).find((occupation) => occupation.corps === corps && occupation.personnel === 'enlisted')
  return {
    ofKey,
    ofFormer: (key) =>
      (formerCodes.get(key) ?? []).flatMap(({ corps, successor, isMeant }) => {
        const today = enlistedOf(corps, successor)
        return today ? [{ ...today, formerly: key, isMeant }] : []
      }),
  }
}
