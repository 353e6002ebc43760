import { describe, expect, test } from 'vitest'
import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { app, ask, openJobs, titles } from './understanding.fixture.ts'

openJobs()

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

  test.each([
    ['88M killeen tx', '88M', 'Killeen'],
    ['HM camp lejeune nc', 'HM', 'Camp Lejeune'],
    ['35f fort meade md', '35F', 'Fort Meade'],
    ['68W jblm wa', '68W', 'Joint Base Lewis-McChord'],
    ['11b colorado springs co', '11B', 'Colorado Springs'],
    ['2w1x1 nellis afb nv', '2W1X1', 'Nellis AFB'],
    ['san diego ca IT2', 'IT', 'San Diego'],
    ['Marine 0311 Oceanside CA', '0311', 'Oceanside'],
  ])('with its state stays apart from the code: %s', async (q, code, city) => {
    expect((await ask(`q=${q}`)).understood).toMatchObject({
      occupation: { code },
      place: { city },
      words: null,
    })
  })

  test('of several words with its state loses none of them', async () => {
    const { understood } = await ask('q=welder camp lejeune nc')
    expect(understood).toMatchObject({ words: 'welder', place: { city: 'Camp Lejeune' } })
  })

  test.each([
    ['put in security gates and cameras richmond va', /security gates/],
    ['look in security richmond va', /security/],
  ])('with its state at the end of a description leaves the description: %s', async (q, words) => {
    const { understood } = await ask(`q=${q}`)
    expect(understood.place).toMatchObject({ city: 'Richmond', state: 'VA' })
    expect(understood.words ?? understood.literal?.words).toMatch(words)
  })

  test.each(['nurse in north richmond va', 'nurse near 12 Guard Street, Richmond VA'])(
    'is all of what is said of it: %s',
    async (q) =>
      expect((await ask(`q=${q}`)).understood).toMatchObject({ words: 'nurse', place: { city: 'Richmond' } }),
  )

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
    ['q=truck driver okc', 'okc, around Oklahoma City, OK'],
    ['q=nurse pdx', 'pdx, around Portland, OR'],
    ['q=nurse la county', 'la county, around Los Angeles, CA'],
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
    expect((await ask('q=electrician new england')).understood.notes).toEqual([
      'No job is called “electrician” in New England. These are elsewhere.',
    ])
  })

  test.each([
    ['nurse Chesapaeke VA', 'Chesapeake, VA'],
    ['nurse chesapeke va', 'Chesapeake, VA'],
    ['nurse offutt', 'Offutt AFB, NE'],
    ['spouse moving to offutt - nurse', 'Offutt AFB, NE'],
    ['welder whidbey', 'NAS Whidbey Island, WA'],
    ['teacher Toldeo OH', 'Toledo, OH'],
    ['Los Alamos', 'Los Alamos, NM'],
    ['engineer Los Alamos', 'Los Alamos, NM'],
    ['jber spouse hiring nurse', 'Joint Base Elmendorf-Richardson, AK'],
    ['pcsing from Ramstein to Scott AFB need nurse', 'Scott AFB, IL'],
  ])('is found in "%s"', async (q, label) => {
    const { understood } = await ask(`q=${q}`)
    expect(understood.place?.label).toBe(label)
  })

  test.each(['jobs near Pax River', 'near Pax River', 'at pax river'])(
    'in its own field is what comes after "near": %s',
    async (l) => expect((await ask(`l=${l}`)).understood.place?.label).toMatch(/Pax River|Patuxent River/),
  )

  test('abroad is none by one word of its name', async () => {
    for (const q of ['financial advisor schwab', 'jobs at schwab'])
      expect((await ask(`q=${q}`)).understood.place).toBeNull()
  })

  test.each(['welder TX', 'nurse Texas'])('that is a state is no city: %s', async (q) => {
    const { understood } = await ask(`q=${q}`)
    expect(understood).toMatchObject({ place: null, state: { code: 'TX' } })
  })

  test('abroad shows jobs with military mail there', async () => {
    const employer = await addEmployer(app.db, 'Base Services')
    const apo = { city: 'APO', state: 'AE', zip: '09021', lat: null, lon: null }
    await saveJobs(app.db, employer, null, [draft('apo', { title: 'Lifeguard', ...apo })])
    expect(titles(await ask('q=lifeguard&l=Ramstein'))).toEqual(['Lifeguard'])
    expect(titles(await ask('q=lifeguard&l=APO AE 09094'))).toEqual(['Lifeguard'])
    expect((await ask('q=lifeguard&l=Okinawa')).understood.notes[0]).toMatch(
      /^No job is called “lifeguard” .* Japan\. These are elsewhere/,
    )
  })

  test('that is unknown is not named as if it were found', async () => {
    const page = await app.get('/jobs/search?q=nurse&l=Fort Hallow')
    expect(page.body).toContain('anywhere in the United States')
    expect(page.body).not.toMatch(/near Fort Hallow/i)
  })
})

/** A job at a place: with the state behind it, too, the post is no street of the town and the job no part of it. */
const jobAt = async (q: string) => {
  const { place, words } = (await ask(`${new URLSearchParams({ q })}`)).understood
  return { place: place?.label, words }
}

test.each([
  ['mechanic at MCAS Yuma, AZ', 'MCAS Yuma, AZ'],
  ['mechanic MCAS Yuma, AZ', 'MCAS Yuma, AZ'],
  ['mechanic near NAS Pensacola FL', 'NAS Pensacola, FL'],
  ['mechanic at Ft. Gordon, Georgia', 'Fort Gordon, GA'],
  ['mechanic near Presidio of Monterey CA', 'Presidio of Monterey, CA'],
  ['mechanic near Whiteman AFB MO', 'Whiteman AFB, MO'],
  ['mechanic at Fort Bragg', 'Fort Bragg, NC'],
  ['mechanic at Hancock Field Air National Guard Base NY', 'Hancock Field Air National Guard Base, NY'],
  [
    'mechanic near Lincoln Army Aviation Support Facility and Readiness Center NE',
    'Lincoln Army Aviation Support Facility and Readiness Center, NE',
  ],
])('%s is a job and a post', async (q, place) => {
  expect(await jobAt(q)).toEqual({ place, words: 'mechanic' })
})

test('a town with its state stays a town', async () => {
  expect(await jobAt('mechanic Dallas, TX')).toEqual({ place: 'Dallas, TX', words: 'mechanic' })
  expect(await jobAt('mechanic Las Vegas NV')).toEqual({ place: 'Las Vegas, NV', words: 'mechanic' })
})
