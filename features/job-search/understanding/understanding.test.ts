import { describe, expect, test } from 'vitest'
import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { app, ask, norfolk, openJobs, titles } from './understanding.fixture.ts'

openJobs()

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

test('half of a title is no word like “technician” alone', async () => {
  const description =
    'You help the emergency medical technicians and the veterinary technician of the county.'
  const employer = await addEmployer(app.db, 'Prairie County')
  await saveJobs(app.db, employer, null, [
    draft('9', { title: 'Veterinary Assistant', description, ...norfolk }),
    draft('10', { title: 'Agricultural Technician', description, ...norfolk }),
  ])
  expect(titles(await ask('q=veterinary technician&sort=newest'))).toEqual(['Veterinary Assistant'])
})

test('words of any sentence are no slips, and an article begins no place', async () => {
  for (const q of ['drove trucks', 'selling stuff', 'working in a prison'])
    expect((await ask(`q=${q}`)).understood, q).toMatchObject({ corrected: null, place: null })
})

test('conditions that no filter knows are left out, and said', async () => {
  const { understood, jobs } = await ask('q=security guard no weekends')
  expect(jobs.map(({ title }) => title)).toEqual(['Security Guard'])
  expect(understood.notes).toEqual(['“no weekends” was left out: jobs cannot be filtered by that yet.'])
  expect((await ask('q=felon friendly security guard with benefits')).understood).toMatchObject({
    words: 'security guard',
    notes: ['“felon friendly” and “with benefits” were left out: jobs cannot be filtered by that yet.'],
  })
})

test('“work” after what is done is that of its worker', async () => {
  expect(titles(await ask('q=security work'))).toEqual(['Security Guard'])
})

test('a place with a slip is one before “jobs”, too', async () => {
  const { understood } = await ask('q=huntsvile alabama jobs')
  expect(understood).toMatchObject({ place: { city: 'Huntsville', state: 'AL' }, state: null })
})

test('what was done names who does it, and a question mark is no part of a place', async () => {
  expect((await ask('q=fixed humvees')).understood.words).toBe('humvee mechanic')
  expect((await ask('q=drove trucks')).understood.words).toBe('truck driver')
  for (const q of ['fixed radios', 'drove sales growth'])
    expect([null, q]).toContain((await ask(`q=${q}`)).understood.words)
  expect((await ask('q=who is hiring electricians in Virginia?')).understood).toMatchObject({
    words: 'electricians',
    state: { code: 'VA' },
  })
})
