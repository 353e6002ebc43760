import { describe, expect, test } from 'vitest'
import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { app, ask, norfolk, openJobs, titles } from './understanding.fixture.ts'

openJobs()

describe('work that is described', () => {
  test.each([
    ['fix air conditioners', 'HVAC Technician'],
    ['fixed air conditioners for the battalion', 'HVAC Technician'],
    ['wiring houses', 'Electrician'],
    ['i want to ride in an ambulance and save lives', 'Paramedic'],
    ['stood gate guard at the base', 'Security Guard'],
    ['give shots and take care of sick people in a hospital', 'Registered Nurse'],
  ])('“%s” finds the %s and says what such people are called', async (q, title) => {
    const page = await ask(`q=${q}`)
    expect(titles(page)).toContain(title)
    expect(page.understood).toMatchObject({ field: null, work: expect.stringMatching(/s\b/) })
    expect(page.understood.literal).toMatchObject({ words: q })
  })

  test('heads the page as it was typed', async () => {
    const { body } = await app.get('/jobs/search?q=fix air conditioners')
    expect(body).toMatch(/<h1[^>]*>Jobs for “fix air conditioners”/)
    expect(body).toMatch(/<strong>Heating, Air Conditioning, and Refrigeration Mechanics and Installers/)
  })

  test('is searched as words again by the link for it, and in quotes', async () => {
    const { understood } = await ask('q=fix air conditioners')
    expect(titles(await ask(understood.literal!.href.split('?')[1]!))).toEqual([])
    expect(titles(await ask('q="fix air conditioners"'))).toEqual([])
  })

  test('that has no job at the place shows those elsewhere, and says so', async () => {
    const page = await ask('q=fix air conditioners&l=Norfolk, VA')
    expect(titles(page)).toEqual(['HVAC Technician'])
    expect(page.understood.notes).toEqual([
      'No job matches “fix air conditioners” within 100 miles of Norfolk, VA. These are elsewhere, the nearest first.',
    ])
    const feed = (await app.get('/jobs/search.json?q=fix air conditioners&l=Norfolk, VA')).body
    expect(feed).not.toContain('HVAC')
  })

  test('keeps its filters', async () => {
    expect(titles(await ask('q=part time guard the gate at night'))).toEqual(['Security Guard'])
    expect(titles(await ask('q=fix air conditioners&type=Part-time'))).toEqual([])
  })

  test('with a shift that no job mentions shows those of any shift, and says so', async () => {
    const { understood, jobs } = await ask('q=fix air conditioners evenings')
    expect(jobs).toHaveLength(1)
    expect(understood.notes).toEqual([
      'No job that matches “fix air conditioners” mentions “evening shift” here. These are all that match it.',
    ])
  })

  test.each(['security guard', 'data entry', 'human resources', 'AWS cloud', 'nurse', 'hospital'])(
    'is not “%s”, which titles or texts say themselves',
    async (q) => expect((await ask(`q=${q}`)).understood.work).toBeNull(),
  )

  test('is not the name of an employer', async () => {
    const employer = await addEmployer(app.db, 'Fix Trucks of Norfolk')
    await saveJobs(app.db, employer, null, [draft('9', { title: 'Bookkeeper', ...norfolk })])
    expect(titles(await ask('q=fix trucks'))).toEqual(['Bookkeeper'])
  })

  test('beside an occupation stays words', async () => {
    expect((await ask('q=fix air conditioners&o=68W&tab=mos')).understood.work).toBeNull()
  })

  test('less surely is meant only where nothing has all of the words', async () => {
    const { understood, jobs } = await ask('q=put outlets and breakers into grandpas barn near town')
    expect(jobs.map(({ title }) => title)).toEqual(['Electrician'])
    expect(understood.notes[0]).toMatch(
      /^No job mentions all of “.*”\. This is the work that fits it best\.$/,
    )
  })

  test('of no job here shows what may match, never every job', async () => {
    const page = await ask('q=talked high school kids into joining the marines')
    expect(page.totalDocs).toBeLessThan(4)
  })
})

test.each([
  ['q=filled perscriptions at the drug store', 'filled prescriptions at the drug store'],
  ['q=flipped burgers', null],
  ['q=mowed grass', null],
])('%s is corrected to %s', async (query, corrected) =>
  expect((await ask(query)).understood.corrected).toBe(corrected),
)

test.each(['help people get in shape', 'cook at the naval hospital'])('“%s” names no place', async (q) =>
  expect((await ask(`q=${q}`)).understood.place).toBeNull(),
)
