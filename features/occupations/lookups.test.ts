import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})
afterAll(async () => {
  await site.app.close()
  await site.close()
})

type Choice = { value: string; label: string }

async function ask(url: string) {
  const answer = await site.get(url, { as: 'json' })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const labels = (choices: Choice[]) => choices.map(({ label }) => label)
const occupations = async (query: string) => (await ask(`/occupations?${query}`)).occupations as Choice[]

describe('branches', () => {
  test('are six, at both addresses', async () => {
    const army = { value: 'army', label: 'Army' }
    for (const url of ['/corps', '/fetchers/corps']) {
      const { corps, totalDocs, page, limit } = await ask(url)
      expect(corps[0]).toEqual(army)
      expect([corps.length, totalDocs, page, limit]).toEqual([6, 6, 1, 100])
    }
    expect(labels((await ask('/corps?q=space')).corps)).toEqual(['Space Force'])
    expect(labels((await ask('/corps?q=usmc')).corps)).toEqual(['Marine Corps'])
  })
  test('are paged', async () => {
    expect(await ask('/corps?limit=2&page=3')).toMatchObject({
      corps: { length: 2 },
      totalDocs: 6,
      page: 3,
      limit: 2,
    })
  })
})

describe('ranks', () => {
  test('of a branch, junior first', async () => {
    const { ranks } = await ask('/ranks?corps=army')
    expect(ranks[0]).toEqual({ value: 'army-e-1-pvt', label: 'Private (PVT, E-1)' })
    expect(ranks.at(-1).label).toBe('General of the Army (GA, O-11)')
  })
  test('show how the grade depends on the branch', async () => {
    expect(labels((await ask('/ranks?q=staff%20sergeant')).ranks)).toEqual([
      'Staff Sergeant (SSG, E-6), Army',
      'Staff Sergeant (SSgt, E-6), Marine Corps',
      'Staff Sergeant (SSgt, E-5), Air Force',
    ])
  })
  test('are found by grade, however it is written', async () => {
    for (const q of ['E-5', 'e5'])
      expect(labels((await ask(`/ranks?corps=navy&q=${q}`)).ranks)).toEqual([
        'Petty Officer Second Class (PO2, E-5)',
      ])
  })
})

describe('military occupations', () => {
  test.each(['11b', '11-B', ' 11B ', 'Army 11b'])('%j finds the infantryman first', async (q) => {
    const [first] = await occupations(`q=${encodeURIComponent(q)}`)
    expect(first).toEqual({ value: 'army-11b-enlisted', label: '11B Infantryman (Army)' })
  })
  test('a code of several branches lists each', async () => {
    const found = labels(await occupations('q=0311&limit=5'))
    expect(found[0]).toBe('0311 Rifleman (Marine Corps)')
    expect(found).toContain('0311 AEGIS Operations Specialist (CG 47-64) (Navy, obsolete)')
    expect(labels(await occupations('q=0311&corps=marine-corps'))).toEqual(['0311 Rifleman (Marine Corps)'])
    expect(labels(await occupations('q=0311&corps=Marines'))).toEqual(['0311 Rifleman (Marine Corps)'])
  })
  test('a branch may be among the words', async () => {
    expect(labels(await occupations('q=navy%200311'))).toEqual([
      '0311 AEGIS Operations Specialist (CG 47-64) (Navy, obsolete)',
    ])
    expect((await ask('/occupations?q=space%20force')).totalDocs).toBeGreaterThan(30)
  })
  test.each([
    ["Boatswain's Mate", "BM Boatswain's Mate (Coast Guard)"],
    ['boatswains mate', "BM Boatswain's Mate (Coast Guard)"],
    ['military police', '31B Military Police (Army)'],
    ['infantry', '11B Infantryman (Army)'],
  ])('%s finds those who are called so first', async (q, first) => {
    expect(labels(await occupations(`q=${encodeURIComponent(q)}`))[0]).toBe(first)
  })
  test('active before obsolete', async () => {
    const found = await occupations('q=17C&corps=army')
    expect(found[0]!.value).toBe('army-17c-enlisted')
    expect(labels(found)).toContain('17C Sound Ranging Crewman (Army, obsolete)')
  })
  test('X is any skill level of the Air Force, and a letter elsewhere', async () => {
    expect(labels(await occupations('q=2A3X1&corps=air-force')).join()).toContain('2A351')
    expect((await occupations('q=2A351&corps=air-force'))[0]!.label).toMatch(/^2A351 /)
    expect(labels(await occupations('q=2A351')).join()).toContain('2A3X1')
    expect((await occupations('q=11BXX'))[0]!.label).toBe('11BXX Bomber Pilot (Air Force, officer)')
    const x = labels(await occupations('q=11X&corps=army'))
    expect(x[0]).toMatch(/^11X /)
    expect(x.join()).not.toContain('11B ')
  })
  test('skill levels and grades behind the code do not hide it', async () => {
    expect((await occupations('q=11B20'))[0]!.value).toBe('army-11b-enlisted')
    expect((await occupations('q=68W2O&corps=army'))[0]!.value).toBe('army-68w-enlisted')
  })
  test('the Space Force is there', async () => {
    expect((await occupations('q=5s051'))[0]!.label).toBe('5S0X1 Space Systems Operations (Space Force)')
  })
  test('words of the title find them, occupations before qualifications', async () => {
    const found = labels(await occupations('q=combat%20engineer'))
    expect(found[0]).toBe('12B Combat Engineer (Army)')
    expect(labels(await occupations('q=cyb%20oper&corps=army')).join()).toContain(
      '17C Cyber Operations Specialist',
    )
  })
  test('nothing found is an empty list', async () => {
    expect(await ask('/occupations?q=zzzzzz')).toEqual({ occupations: [], totalDocs: 0, page: 1, limit: 100 })
    expect(await ask('/occupations?corps=starfleet')).toMatchObject({ occupations: [], totalDocs: 0 })
  })
  test('nonsense is cut or ignored', async () => {
    for (const query of [
      'limit=100000',
      'limit=-1',
      'limit=x',
      'page=-3',
      'page=99999999',
      'q=a&q=b',
      'q=%00',
      "q='%26|!:*(",
      `q=${'a'.repeat(5000)}`,
    ]) {
      const answer = await ask(`/occupations?${query}`)
      expect(answer.occupations.length).toBeLessThanOrEqual(100)
      expect(answer.limit).toBeLessThanOrEqual(100)
    }
  })
  test('pages neither repeat nor skip', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => occupations(`q=aviation&limit=20&page=${page}`)))
    expect(new Set(pages.flat().map(({ value }) => value)).size).toBe(60)
  })
})

describe('one military occupation', () => {
  test('describes the occupation, its careers and helpful certifications', async () => {
    const found = await ask('/occupations/army-11b-enlisted?showJobs=false')
    expect(found).toMatchObject({
      id: 'army-11b-enlisted',
      code: '11B',
      title: 'Infantryman',
      corps: { id: 'army', name: 'Army' },
    })
    expect(found.description).toMatch(
      /^Infantryman \(11B\) is an enlisted occupation of the Army\. .*civilian careers such as/,
    )
    expect(found.careers.length).toBeGreaterThanOrEqual(20)
    expect(found.careers[0]).toEqual({
      soc: expect.stringMatching(/^\d\d-\d{4}\.\d\d$/),
      title: expect.any(String),
      weight: expect.any(Number),
      how: expect.stringMatching(/crosswalk|similar|keyword|curated/),
    })
    expect(found.careers.some((career: { soc: string }) => career.soc.startsWith('55-'))).toBe(false)
    expect(found.certifications[0]).toEqual({
      id: expect.any(String),
      name: expect.any(String),
      description: expect.any(String),
      published: true,
      external_links: [{ name: expect.any(String), url: expect.stringMatching(/^https:/) }],
    })
  })
  test('that does not exist is not found, in a sentence', async () => {
    const answer = await site.get('/occupations/army-00000-enlisted', { as: 'json' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json().error).toBe('There is no military occupation with this id.')
  })
})

describe('certifications and categories', () => {
  test('are found by name or issuer', async () => {
    const { certifications, totalDocs } = await ask('/fetchers/certifications?q=comptia')
    expect(totalDocs).toBeGreaterThan(5)
    expect(labels(certifications)).toContain('CompTIA Security+')
  })
  test('are found by words', async () => {
    const { categories } = await ask('/fetchers/categories?q=log')
    expect(categories).toEqual([{ value: 'logistics-supply-chain', label: 'Logistics and Supply Chain' }])
    expect((await ask('/fetchers/categories')).totalDocs).toBeGreaterThanOrEqual(30)
  })
})

test('answers are public and cached by browsers', async () => {
  const answer = await site.get('/corps', { as: 'json' })
  expect(answer.headers['cache-control']).toBe('public, max-age=3600')
})
