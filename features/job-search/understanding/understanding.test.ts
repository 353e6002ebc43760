import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import type { SearchPage } from '../schema.ts'

let app: TestApp
const norfolk = { city: 'Norfolk', state: 'VA', zip: '23510', lat: 36.85, lon: -76.29 }
const fayetteville = { city: 'Fayetteville', state: 'NC', zip: '28301', lat: 35.07, lon: -78.9 }
const killeen = { city: 'Killeen', state: 'TX', zip: '76541', lat: 31.12, lon: -97.73 }

beforeAll(async () => {
  app = await testApp()
  const employer = await addEmployer(app.db, 'Tidewater Works')
  await saveJobs(app.db, employer, null, [
    draft('1', { title: 'Electrician', ...norfolk }),
    draft('2', { title: 'Paramedic', ...fayetteville }),
    draft('3', { title: 'Emergency Medical Technician', ...norfolk }),
    draft('4', { title: 'Registered Nurse', ...killeen }),
    draft('5', { title: 'Registered Nurse, Telehealth', ...killeen, isRemote: true }),
    draft('6', { title: 'Security Guard', ...norfolk, type: 'Part-time' }),
    draft('7', { title: 'HVAC Technician', ...killeen }),
    draft('8', { title: 'Boatswain', ...norfolk }),
  ])
})
afterAll(() => app.close())

const ask = async (query: string): Promise<SearchPage> =>
  (await app.get(`/jobs/search?${query}`, { as: 'json' })).json()
const titles = ({ jobs }: SearchPage) => jobs.map(({ title }) => title)

describe('a military code in the words', () => {
  test.each(['68W', '68w combat medic', 'combat medic', 'sixty eight whiskey', 'MOS 68W', '68W20'])(
    '%s finds the jobs of a medic and says so',
    async (q) => {
      const page = await ask(`q=${q}`)
      expect(page.understood.occupation).toMatchObject({ code: '68W', branch: 'Army' })
      expect(titles(page)).toEqual(expect.arrayContaining(['Paramedic', 'Emergency Medical Technician']))
      expect(page.query).toMatchObject({ q, tab: 'keyword', o: '' })
    },
  )

  test('is searched as words again by the link for it, on every page of the results', async () => {
    const { understood } = await ask('q=68W')
    expect(understood.literal).toMatchObject({ words: '68W' })
    const literal = await ask(understood.literal!.href.split('?')[1]!)
    expect(literal).toMatchObject({ totalDocs: 0, occupation: null })
    const back = await ask(literal.understood.understand!.href.split('?')[1]!)
    expect(back.understood.occupation?.code).toBe('68W')
    expect((await ask('q=68W&words=68W')).occupation).toBeNull()
    expect((await ask('q=11B&words=68W')).occupation?.code).toBe('11B')
  })

  test('that branches share asks which; the choice leads to the other', async () => {
    const page = await ask('q=BM2')
    expect(page.understood.occupation).toMatchObject({ code: 'BM', branch: 'Navy' })
    const [choice] = page.understood.choices
    expect(choice?.links.map(({ label }) => label)).toEqual([
      'Coast Guard: Boatswain’s Mate'.replace('’', "'"),
    ])
    const other = await ask(choice!.links[0]!.href.split('?')[1]!)
    expect(other.occupation?.corps).toBe('coast-guard')
  })

  test('of another branch than the one named says so', async () => {
    const inWords = await ask('q=0311 Army')
    expect(inWords.understood).toMatchObject({ occupation: { branch: 'Marine Corps' } })
    expect(inWords.understood.notes).toEqual([
      'The Army has no code 0311. These are jobs for 0311 Rifleman, Marine Corps.',
    ])
    expect((await ask('o=0311&c=army')).understood.notes).toHaveLength(1)
  })

  test('in quotes stays words', async () => {
    expect((await ask('q="68W"')).understood.occupation).toBeNull()
    expect((await ask('q=IT help')).understood.occupation).toBeNull()
  })

  test('is none where civilians use the letters beside a filter', async () => {
    expect((await ask('q=entry level IT')).understood).toMatchObject({ occupation: null, words: 'IT' })
    expect((await ask('q=IT')).understood.occupation).toMatchObject({ code: 'IT' })
    expect((await ask('q=part time HM')).understood.occupation).toMatchObject({ code: 'HM' })
  })

  test('in the field of the military form is read the same way', async () => {
    for (const field of ['o', '_o'])
      expect((await ask(`${field}=eleven bravo`)).occupation).toMatchObject({ code: '11B', corps: 'army' })
  })
})

test.each([
  ['3381 cook', '3381'],
  ['1345 heavy equipment operator', '1345'],
  ['7041 aviation ops', '7041'],
])('four digits with what the work is are a code: %s', async (q, code) => {
  expect((await ask(`q=${q}`)).understood.occupation).toMatchObject({ code, branch: 'Marine Corps' })
})

test.each(['1099 accountant', '2024 graduate nurse', '1811 special agent'])(
  'four digits with other work are none: %s',
  async (q) => {
    expect((await ask(`q=${q}`)).understood.occupation).toBeNull()
  },
)

test('a branch alone says that it does nothing', async () => {
  const page = await ask('c=army')
  expect(page.totalDocs).toBe(8)
  expect(page.understood.notes[0]).toContain('Add your occupation')
})

describe('a place', () => {
  test('that is a state is the whole state', async () => {
    for (const query of ['l=Virginia', 'l=VA', 'q=jobs in virginia']) {
      const page = await ask(query)
      expect(page.understood.state).toEqual({ code: 'VA', label: 'Virginia' })
      expect(titles(page).toSorted()).toEqual(
        ['Boatswain', 'Electrician', 'Emergency Medical Technician', 'Security Guard'].toSorted(),
      )
    }
  })

  test('is a post by its former name', async () => {
    const page = await ask('q=paramedic&l=Fort Liberty')
    expect(page.place?.label).toBe('Fort Bragg, NC (Fort Liberty)')
    expect(titles(page)).toEqual(['Paramedic'])
    expect(titles(await ask('q=paramedic near Ft Bragg'))).toEqual(['Paramedic'])
  })

  test('and a code in one box', async () => {
    const page = await ask('q=68W Fort Bragg')
    expect(page.understood).toMatchObject({ occupation: { code: '68W' }, place: { city: 'Fort Bragg' } })
    expect(titles(page)[0]).toBe('Paramedic')
    expect(titles(page)).not.toContain('Emergency Medical Technician')
  })

  test('that is remote finds remote jobs', async () => {
    for (const query of ['q=nurse&l=remote', 'q=nurse work from home', 'q=remote nurse'])
      expect(titles(await ask(query))).toEqual(['Registered Nurse, Telehealth'])
  })

  test('whose name is not unique offers the others', async () => {
    const page = await ask('l=Springfield')
    const [choice] = page.understood.choices
    expect(choice?.links).toHaveLength(4)
    expect((await ask(choice!.links[0]!.href.split('?')[1]!)).understood.choices).toEqual([])
  })

  test.each([
    ['q=tinker', 'Tinker AFB, OK'],
    ['q=camp lejune', 'Camp Lejeune, NC'],
    ['q=welder camp lejune', 'Camp Lejeune, NC'],
    ['q=NAS Whidbey', 'NAS Whidbey Island, WA'],
    ['l=Schoffield', 'Schofield Barracks, HI'],
    ['q=Osan', 'Osan Air Base, South Korea'],
    ['l=Vilseck Germany', 'USAG Bavaria, Germany'],
    ['q=nurse in Germany', 'Germany'],
    ['q=nurse Las Vegas NV', 'Las Vegas, NV'],
    ['q=nurse in Orange', 'Orange, CA'],
  ])('%s is %s', async (query, label) => {
    expect((await ask(query)).understood.place?.label).toBe(label)
  })

  test.each([
    'electrician Norfolk, VA',
    'electrician norfolk va',
    'Norfolk, VA electrician',
    'electrician in Norfolk',
    'electrician near Norfolk, VA 23510',
  ])('%s keeps what the job is', async (q) => {
    const page = await ask(`q=${q}`)
    expect(page.understood).toMatchObject({ place: { city: 'Norfolk', state: 'VA' }, words: 'electrician' })
    expect(titles(page)).toEqual(['Electrician'])
  })

  test('that is a region of several states is all of them', async () => {
    for (const query of ['q=nurse&l=the Southwest', 'q=nurse in the southwest']) {
      const page = await ask(query)
      const region = { label: 'the Southwest', codes: ['AZ', 'NM', 'NV', 'OK', 'TX'] }
      expect(page.understood).toMatchObject({ region, state: null })
      expect(titles(page)).toEqual(expect.arrayContaining(['Registered Nurse']))
    }
    expect((await ask('q=electrician new england')).totalDocs).toBe(0)
  })

  test('abroad shows jobs with military mail there', async () => {
    const employer = await addEmployer(app.db, 'Base Services')
    const apo = { city: 'APO', state: 'AE', zip: '09021', lat: null, lon: null }
    await saveJobs(app.db, employer, null, [draft('apo', { title: 'Lifeguard', ...apo })])
    expect(titles(await ask('q=lifeguard&l=Ramstein'))).toEqual(['Lifeguard'])
    expect(titles(await ask('q=lifeguard&l=APO AE 09094'))).toEqual(['Lifeguard'])
    expect(titles(await ask('q=lifeguard&l=Okinawa'))).toEqual([])
  })

  test('that is unknown is not named as if it were found', async () => {
    const page = await app.get('/jobs/search?q=nurse&l=Fort Hallow')
    expect(page.body).toContain('anywhere in the United States')
    expect(page.body).not.toMatch(/near Fort Hallow/i)
  })
})

test('a phrase becomes a filter, the rest stays words', async () => {
  const page = await ask('q=part time security guard')
  expect(page.understood).toMatchObject({ filters: ['Part-time'], words: 'security guard' })
  expect(titles(page)).toEqual(['Security Guard'])
})

test('a code where a place is asked for is understood, and said to be one', async () => {
  expect((await ask('l=11B')).understood).toMatchObject({
    occupation: { code: '11B' },
    notes: ['“11B” is a military code, so these are jobs for it, anywhere.'],
  })
  // The beginning of a ZIP code, although sailors have it as a code.
  expect((await ask('l=651')).understood.occupation).toBeNull()
  expect((await ask('o=Cpl 3531')).understood.occupation).toMatchObject({ code: '3531' })
})

test('a slip is corrected, and the literal word stays one link away', async () => {
  const page = await ask('q=electrican')
  expect(page.understood).toMatchObject({ corrected: 'electrician', literal: { words: 'electrican' } })
  expect(titles(page)).toEqual(['Electrician'])
  expect((await ask('q=hvac tecnician')).understood.corrected).toBe('hvac technician')
  expect((await ask('q=welding inspecter')).understood.corrected).toBe('welding inspector')
  // No job here is for one, and no other word is as near.
  // The stem of 'analytical', so that jobs are found by it, and no word.
  expect((await ask('q=budget analyt')).understood.corrected).toBe('budget analyst')
  expect((await ask('q=receptoinist')).understood.corrected).toBe('receptionist')
})

test.each([
  ['enfermera registrada', 'registered nurse', 'Registered Nurse'],
  ['trabajo de electricista', 'electrician', 'Electrician'],
  ['guardia de seguridad', 'security guard', 'Security Guard'],
  ['mall cop', 'security guard', 'Security Guard'],
  ['securityguard', 'security guard', 'Security Guard'],
])('“%s” is what titles call a %s', async (words, meant, found) => {
  const page = await ask(`q=${words}`)
  expect(page.understood).toMatchObject({ corrected: meant, literal: { words } })
  expect(titles(page)).toEqual(expect.arrayContaining([found]))
})

test('Spanish words around a place, a filter and nothing else are understood as English ones', async () => {
  expect((await ask('q=empleos en texas')).understood).toMatchObject({
    state: { code: 'TX' },
    corrected: null,
  })
  expect((await ask('q=trabajo desde casa')).understood).toMatchObject({ remote: true, corrected: null })
  expect((await ask('q=enfermera en El Paso')).understood).toMatchObject({
    ...{ place: { label: 'El Paso, TX' }, words: 'nurse' },
  })
})

test('a lay name that several jobs have stays', async () => {
  const employer = await addEmployer(app.db, 'Harbor Patrol')
  await saveJobs(
    app.db,
    employer,
    null,
    [1, 2, 3, 4].map((n) => draft(`jailer-${n}`, { title: `Jailer ${n}`, ...norfolk })),
  )
  expect((await ask('q=jailer')).understood.corrected).toBeNull()
})

test('what no job has with the rest is left out, and the page says so', async () => {
  const page = await ask('q=paramedic zeppelins')
  expect(titles(page)).toEqual(['Paramedic'])
  expect(page.understood.notes.join()).toContain('mentions “zeppelins” with the rest')
  // Elsewhere it is said: the place is what does not fit.
  expect((await ask('q=telehealth nurse&l=Norfolk, VA&r=10')).understood.notes).toEqual([])
})

test('a name of several branches offers the others', async () => {
  const { understood } = await ask('q=grunt')
  expect(understood.occupation).toMatchObject({ branch: 'Marine Corps', code: '0311' })
  expect(understood.choices[0]).toMatchObject({
    title: 'Several branches use this name. You see the Marine Corps’s 0311.',
    links: [{ label: 'Army: 11B Infantryman' }],
  })
})

test('a word that employers or jobs have is no slip', async () => {
  expect((await ask('q=Tidewater')).understood.corrected).toBeNull()
  expect((await ask('q=electrician')).understood).toMatchObject({
    corrected: null,
    literal: null,
    words: null,
  })
})

test('the page says what it understood, without script', async () => {
  const { body } = await app.get('/jobs/search?q=68W')
  expect(body).toContain('<strong>68W Combat Medic Specialist, Army</strong>')
  expect(body).toContain('search for the words “68W” instead')
})
