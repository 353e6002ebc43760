import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { workTasks } from './job-words.ts'
import { loadCatalog } from './load.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** The first column of a query's rows. */
async function column(text: string, values: unknown[] = []) {
  const { rows } = await database.pool.query({ text, values, rowMode: 'array' })
  return rows.map(([value]) => value)
}
const careersOf = (id: string, how: string) =>
  column('select soc from occupation_careers where occupation_id = $1 and how = $2 order by weight desc', [
    id,
    how,
  ])

describe('military occupations', () => {
  test('are more than ten thousand active codes, of every branch', async () => {
    expect(
      (await column('select count(distinct code) from military_occupations where active'))[0],
    ).toBeGreaterThan(11_000)
    expect(
      await column('select distinct corps_id from military_occupations where active order by 1'),
    ).toHaveLength(6)
  })
  test('of the Space Force exist', async () => {
    const codes = await column("select code from military_occupations where corps_id = 'space-force'")
    expect(codes).toEqual(expect.arrayContaining(['5S0X1', '5C0X1', '5I0X1', '13SX']))
  })
  test('keep each meaning of a code, the current one under the plain id', async () => {
    expect(
      await column(
        "select title from military_occupations where corps_id = 'army' and code = '17C' and personnel = 'enlisted' order by active desc, id",
      ),
    ).toEqual([
      'Cyber Operations Specialist',
      'Field Artillery Target Acquisition Specialist',
      'Sound Ranging Crewman',
    ])
    expect(await column("select title from military_occupations where id = 'army-17c-enlisted'")).toEqual([
      'Cyber Operations Specialist',
    ])
  })
  test('do not shout', async () => {
    expect(
      await column(
        "select title from military_occupations where title ~ '\\m[A-Z]{6,} [A-Z]{6,}' and title !~ 'CLASSIC WIZARD'",
      ),
    ).toEqual([])
  })
  test('know their family where X stands for the skill level', async () => {
    const family = (code: string) => column('select air_force_family($1)', [code])
    expect(await family('2A351')).toEqual(['2A3X1'])
    expect(await family('2A3X1')).toEqual(['2A3X1'])
    expect(await family('11B3A')).toEqual(['11BXA'])
    expect(await family('11BXX')).toEqual(['11BX'])
    expect(await family('11X')).toEqual(['11X'])
    expect(await family('68W')).toEqual(['68W'])
  })
})

describe('civilian careers', () => {
  test('of retired codes are their successors', async () => {
    expect(
      await column('select distinct soc from occupation_careers except select soc from careers'),
    ).toEqual([])
    expect(await careersOf('army-17c-enlisted', 'crosswalk')).toContain('15-1212.00')
    expect(
      await column("select soc from careers where soc in ('15-1122.00', '29-1069.00', '33-3051.01')"),
    ).toEqual([])
  })
  test.each([
    'army-11b-enlisted',
    'marine-corps-0311-enlisted',
    'army-11c-enlisted',
    'army-13b-enlisted',
    'marine-corps-0331-enlisted',
  ])('of %s are at least twenty, though the crosswalk ends at the weapon', async (id) => {
    expect((await careersOf(id, 'crosswalk')).every((soc) => soc.startsWith('55-'))).toBe(true)
    expect((await careersOf(id, 'curated')).length).toBeGreaterThanOrEqual(20)
  })
  test('follow an Air Force code with X from its levels', async () => {
    expect(await careersOf('air-force-2a3x1-enlisted', 'crosswalk')).toContain('49-2091.00')
  })
  test('have titles, neighbours, interests and a category', async () => {
    const [nurse] = (await database.pool.query("select * from careers where soc = '29-1141.00'")).rows
    expect(nurse).toMatchObject({ title: 'Registered Nurses', category_id: 'nursing', military: false })
    expect(nurse.interests).toMatch(/^S/)
    expect(await column("select title from career_titles where soc = '29-1141.00' and shown")).toContain(
      'Charge Nurse',
    )
    expect(await column("select related_soc from related_careers where soc = '29-1141.00'")).toContain(
      '29-2061.00',
    )
    expect(await column('select title from careers where category_id is null')).toEqual([])
  })
})

describe('ranks', () => {
  const grade = async (title: string) =>
    Object.fromEntries(
      (await database.pool.query('select corps_id, grade from ranks where title = $1', [title])).rows.map(
        (row) => [row.corps_id, row.grade],
      ),
    )
  test('have the grade of their branch', async () => {
    expect(await grade('Staff Sergeant')).toEqual({ army: 'E-6', 'marine-corps': 'E-6', 'air-force': 'E-5' })
    expect(await grade('Specialist 4')).toEqual({ 'space-force': 'E-4' })
    expect(await grade('Warrant Officer 1')).toMatchObject({ army: 'W-1' })
  })
  test('of five stars are history', async () => {
    expect(await column('select title from ranks where historic order by 1')).toEqual([
      'Fleet Admiral',
      'General of the Air Force',
      'General of the Army',
    ])
  })
})

describe('certifications', () => {
  test('cover every major group of careers', async () => {
    expect((await column('select count(*) from certifications'))[0]).toBeGreaterThanOrEqual(250)
    expect(
      await column(`select distinct left(soc, 2) from careers where not military
        except select distinct left(soc, 2) from career_certifications`),
    ).toEqual([])
  })
})

describe('loading again', () => {
  test('does nothing while the files are the same', async () => {
    expect(await loadCatalog(database.pool)).toEqual({ loaded: false, rows: {} })
  })
  test('keeps ids, what points at them, and what an administrator changed', async () => {
    const { pool } = database
    await pool.query('create table seekers (name text, occupation_id text references military_occupations)')
    await pool.query(
      `insert into military_occupations (id, corps_id, code, personnel, kind, qualification, active, title)
       values ('army-99z-enlisted', 'army', '99Z', 'enlisted', 'MOS', false, true, 'Gone from the files'),
         ('army-99q-enlisted', 'army', '99Q', 'enlisted', 'MOS', false, true, 'Gone, and nobody held it')`,
    )
    await pool.query(
      "insert into seekers values ('Rosa Delgado', 'army-68w-enlisted'), ('Ike Brandt', 'army-99z-enlisted')",
    )
    await pool.query("update military_occupations set title = 'Stale' where id = 'army-68w-enlisted'")
    await pool.query("update ranks set title = 'Staff Sarge', edited_at = now() where id = 'army-e-6-ssg'")
    await pool.query("update catalog_version set hash = 'another'")
    expect((await loadCatalog(pool)).loaded).toBe(true)
    expect(
      await column(
        'select m.title from seekers join military_occupations m on m.id = occupation_id order by name',
      ),
    ).toEqual(['Gone from the files', 'Combat Medic Specialist'])
    expect(
      await column("select id from military_occupations where code in ('99Q', '99Z') and corps_id = 'army'"),
    ).toEqual(['army-99z-enlisted'])
    expect(await column("select title from ranks where id = 'army-e-6-ssg'")).toEqual(['Staff Sarge'])
  })
})

describe('tasks of work', () => {
  test('are those of civilian careers that jobs can have, each career in one line', async () => {
    const said = workTasks.flatMap(({ careers }) => careers)
    expect(new Set(said).size).toBe(said.length)
    const known = await column('select soc from careers where not military')
    expect(said.filter((soc) => !known.includes(soc))).toEqual([])
  })
  test('are short, in plain letters, and said once in a line', () => {
    for (const { careers, tasks } of workTasks) {
      expect(new Set(tasks).size, careers[0]).toBe(tasks.length)
      expect(tasks.filter((task) => !/^[a-z0-9&+#'.$/%-]+(?: [a-z0-9&+#'.$/%-]+){0,5}$/.test(task))).toEqual(
        [],
      )
    }
  })
})
