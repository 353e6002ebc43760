import { describe, expect, test } from 'vitest'
import { app, ask, openJobs, titles } from './understanding.fixture.ts'

openJobs()

describe('a field of work', () => {
  test.each(['health care', 'the healthcare industry', 'Hospital jobs'])(
    '%s finds who works in it and says so',
    async (q) => {
      const page = await ask(`q=${q}`)
      expect(titles(page)).toEqual(
        expect.arrayContaining(['Registered Nurse', 'Emergency Medical Technician']),
      )
      expect(titles(page)).not.toContain('Electrician')
      expect(page.understood).toMatchObject({ field: page.understood.words, notes: [] })
    },
  )

  test('is searched as words again by the link for it', async () => {
    const { understood } = await ask('q=ems')
    expect(titles(await ask('q=ems'))).toContain('Paramedic')
    expect(titles(await ask(understood.literal!.href.split('?')[1]!))).toEqual([])
    expect(titles(await ask('q="ems"'))).toEqual([])
  })

  test('that has no job at the place shows those elsewhere, the nearest first', async () => {
    const page = await ask('q=ems&l=Killeen, TX')
    expect(titles(page)).toEqual(['Paramedic', 'Emergency Medical Technician'])
    expect(page.understood.notes).toEqual([
      'No job is in the field “ems” within 100 miles of Killeen, TX. These are elsewhere, the nearest first.',
    ])
  })

  test('of a place stays there in feeds', async () => {
    const feed = async (place: string) => (await app.get(`/jobs/search.json?q=ems&l=${place}`)).body
    expect(await feed('Killeen, TX')).not.toMatch(/Paramedic|Emergency Medical/)
    expect(await feed('Norfolk, VA')).toMatch(/Emergency Medical/)
  })

  test('keeps its filters', async () => {
    const page = await ask('q=part time security work')
    expect(titles(page)).toEqual(['Security Guard'])
    expect(titles(await ask('q=healthcare&remote=true'))).toEqual(['Registered Nurse, Telehealth'])
  })

  test.each([
    'working in a hospital',
    'hospital work no weekends',
    'something in healthcare',
    'healthcare with benefits',
  ])('%s is one', async (q) => expect((await ask(`q=${q}`)).understood.field).toMatch(/hospital|healthcare/))

  test('with a shift that no job in it mentions shows those of any shift, and says so', async () => {
    const { understood, jobs } = await ask('q=ems evenings')
    expect(jobs).toHaveLength(2)
    expect(understood.words).toBe('ems evening shift')
    expect(understood.notes).toEqual([
      'No job in the field “ems” mentions “evening shift” here. These are all in the field.',
    ])
  })

  test('beside an occupation stays words', async () => {
    for (const o of ['68W', 'army-68w-enlisted'])
      expect((await ask(`q=healthcare&o=${o}&tab=mos`)).understood, o).toMatchObject({ field: null })
  })

  test('is found among words that find nothing', async () => {
    const { jobs, understood } = await ask('q=drew up plans, ems of the whole battalion')
    expect(jobs.map(({ title }) => title).toSorted()).toEqual(['Emergency Medical Technician', 'Paramedic'])
    expect(understood).toMatchObject({ field: 'ems' })
    expect(understood.notes).toEqual([
      'No job mentions “drew up plans, of the whole battalion” with the rest. These are in the field “ems”.',
    ])
  })

  test('within other words stays words', async () => {
    expect(titles(await ask('q=nurse in healthcare')).every((title) => /nurse/i.test(title))).toBe(true)
  })
})
