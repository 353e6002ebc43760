import fc from 'fast-check'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queryBuilder } from '#lib/db.ts'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { translate } from './translate.ts'
import type { MosPlan } from './translate-plan.ts'

let own: TestDatabase
beforeAll(async () => {
  own = await testDatabase()
})
afterAll(() => own.close())

const plan = async (corps: string | null, occupation: string, rank?: string) => {
  const found = await translate(own.db, { corps, occupation, rank })
  if (!found) throw new Error(`${corps} ${occupation} is not understood`)
  return found
}
const titles = ({ careers }: MosPlan) => careers.map(({ title }) => title)
const texts = ({ terms }: MosPlan) => terms.map(({ text }) => text)

describe('combat arms lead to civilian work', () => {
  test.each([
    ['army', '11B'],
    ['army', '13B'],
    ['army', '18X'],
    ['army', '19D'],
    ['army', '19K'],
    ['marine-corps', '0311'],
    ['marine-corps', '0331'],
    ['marine-corps', '0341'],
    ['marine-corps', '0351'],
    ['navy', 'SO'],
    ['air-force', '1Z1X1'],
  ])('%s %s has at least 20 careers', async (corps, code) => {
    const { careers } = await plan(corps, code)
    expect(careers.length).toBeGreaterThanOrEqual(20)
    expect(careers.every(({ soc }) => !soc.startsWith('55-'))).toBe(true)
  })
  test('an infantryman is shown police work early, and how it matched', async () => {
    const { careers, terms } = await plan('army', '11B')
    expect(careers.slice(0, 3)).toContainEqual(
      expect.objectContaining({ title: "Police and Sheriff's Patrol Officers", how: 'curated' }),
    )
    expect(terms.slice(0, 6).map(({ text }) => text)).toContain('Police Officer')
  })
})

describe('a code as people write it', () => {
  test('the skill level of the Air Force is a wildcard', async () => {
    const any = await plan('air-force', '2A6X6')
    expect(any.occupation).toMatchObject({
      code: '2A6X6',
      title: 'Aircraft Electrical And Environmental Systems',
    })
    expect(titles(any)).toContain('Aircraft Mechanics and Service Technicians')
    expect(titles(await plan('air-force', '11BXX'))).toContain(
      'Airline Pilots, Copilots, and Flight Engineers',
    )
    expect(titles(await plan('air-force', '31PX'))).toContain("Police and Sheriff's Patrol Officers")
  })
  test('the X of 11X is a letter', async () => {
    expect((await plan('army', '11X')).occupation.code).toBe('11X')
  })
  test.each([
    ['army', '11B20', '11B'],
    ['army', '25B3P', '25B'],
    ['army', '11-b', '11B'],
    ['navy', 'HM-8404', '8404'],
    ['navy', 'IT1', 'IT'],
    ['navy', 'EM(NUC)', 'EM(NUC)'],
    ['marine-corps', '0311/0369', '0369'],
    ['coast-guard', 'BM2', 'BM'],
  ])('%s %s is read as %s', async (corps, typed, code) => {
    expect((await plan(corps, typed)).occupation).toMatchObject({ corps, code })
  })
  test('an obsolete code still leads somewhere', async () => {
    expect(texts(await plan('army', '11H')).length).toBeGreaterThan(20)
  })
  test('an unknown code is read as the nearest code of its branch', async () => {
    const { occupation, careers } = await plan('army', '11Q')
    expect(occupation.code).toMatch(/^11/)
    expect(careers.length).toBeGreaterThanOrEqual(20)
  })
  test('returns null for what resembles no code', async () => {
    expect(await translate(own.db, { corps: 'army', occupation: '%%%' })).toBeNull()
    expect(await translate(own.db, { corps: 'army', occupation: 'zzzz'.repeat(50) })).toBeNull()
    expect(await translate(own.db, { corps: 'army', occupation: "'; drop table jobs; --\0" })).toBeNull()
  })
  test('the rank separates an officer’s code from the same enlisted code', async () => {
    expect(titles(await plan('army', '35F', 'O-3'))).toContain('Management Analysts')
    const sergeant = await plan('army', '35F', 'E-5')
    expect(sergeant.occupation.title).toBe('Intelligence Analyst')
    expect(titles(sergeant)).not.toContain('Management Analysts')
  })
})

describe('a plan', () => {
  test('puts an officer’s own field before leadership', async () => {
    const surgeon = await plan('army', '61J')
    const order = texts(surgeon)
    expect(order.indexOf('Physician')).toBeLessThan(order.indexOf('Program Analyst'))
    expect(order).toContain('Program Analyst')
  })
  test('is sorted, bounded, and has each title once', async () => {
    const { careers, terms } = await plan('navy', 'IT')
    expect(terms.length).toBeLessThanOrEqual(90)
    expect(careers.length).toBeLessThanOrEqual(40)
    for (const list of [careers, terms]) {
      const weights = list.map(({ weight }) => weight)
      expect(weights).toEqual(weights.toSorted((a, b) => b - a))
      expect(weights.every((weight) => weight > 0 && weight <= 1)).toBe(true)
    }
    expect(new Set(terms.map(({ text }) => text.toLowerCase())).size).toBe(terms.length)
  })
  test('of every active code has careers and titles to search for', async () => {
    const active = await own.db
      .selectFrom('military_occupations')
      .select('id')
      .where('active', '=', true)
      .execute()
    const anyCode = fc.constantFrom(...active.map(({ id }) => id))
    await fc.assert(
      fc.asyncProperty(anyCode, async (id) => {
        const { careers, terms } = await plan(null, id)
        return careers.length >= 3 && terms.length >= 5
      }),
      { numRuns: 200 },
    )
  })
})

test('a code leads to the same titles in any order of PostgreSQL’s rows', async () => {
  const { rows: codes } = await sql<{ corps: string; occupation: string }>`
    select corps_id as corps, id as occupation from military_occupations
    where active and not qualification order by md5(id) limit 150`.execute(own.db)
  const plansWith = async (options: string) => {
    const pool = new pg.Pool({ connectionString: own.url, options })
    const db = queryBuilder(pool)
    const plans = await Promise.all(codes.map((code) => translate(db, code)))
    await db.destroy()
    return plans
  }
  const [hashed, sorted] = [
    await plansWith('-c enable_sort=off -c enable_seqscan=off'),
    await plansWith(
      '-c enable_hashagg=off -c enable_hashjoin=off -c enable_indexscan=off -c enable_bitmapscan=off',
    ),
  ]
  expect(sorted).toEqual(hashed)
})
