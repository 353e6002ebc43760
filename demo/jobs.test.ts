import { describe, expect, it } from 'vitest'
import { careerLevels, clearances, jobSources, jobTypes } from '#spec/lists.ts'
import { categoryNames } from './categories.ts'
import { employers, hirers } from './employers.ts'
import { demoJobs } from './jobs.ts'
import { newYorkArea, places, states } from './places.ts'

const day = new Date('2026-11-21T09:30:00Z')
const jobs = demoJobs(day)
const text = (job: (typeof jobs)[number]) => Object.values(job.wording).flat().join(' ')
const milesFrom10001 = new Set(['NY', 'NJ', 'CT'])

describe('the demo jobs', () => {
  it('are the same for the same day, and others for another seed', () => {
    expect(demoJobs(new Date('2026-11-21T22:00:00Z'))).toEqual(jobs)
    expect(demoJobs(day, 'other')).not.toEqual(jobs)
  })

  it('are about three thousand, in every state and every category', () => {
    expect(jobs.length).toBeGreaterThan(2900)
    expect(new Set(jobs.map((job) => job.place.state))).toEqual(new Set([...states, 'AE', 'AP']))
    expect(states).toHaveLength(52)
    expect(new Set(jobs.flatMap((job) => job.categories))).toEqual(new Set(Object.keys(categoryNames)))
  })

  it('have references that are unique within their employer', () => {
    expect(new Set(jobs.map((job) => `${job.employer.name} ${job.reference}`)).size).toBe(jobs.length)
  })

  it('are described in real and different words', () => {
    const texts = jobs.map(text)
    expect(new Set(texts).size).toBe(jobs.length)
    expect(Math.min(...texts.map((each) => each.length))).toBeGreaterThan(900)
    expect(Math.max(...texts.map((each) => each.length))).toBeLessThan(3000)
    expect(texts.filter((each) => /[{}|]|undefined|\bNaN\b|\.\.|[Ll]orem/.test(each))).toEqual([])
    const slips = texts.flatMap(
      (each) => each.match(/\ba [AEIO]\w+|\ban (?!hour|honest|LPN|HVAC|Honor)[^AEIOUaeiou]\w+( \w+)?/g) ?? [],
    )
    expect([...new Set(slips)]).toEqual([])
  })

  it('use the words of the specification', () => {
    for (const job of jobs) {
      expect(jobTypes).toContain(job.type)
      expect(careerLevels).toContain(job.careerLevel)
      if (job.clearance) expect(clearances).toContain(job.clearance)
      if (job.source) expect(jobSources).toContain(job.source)
    }
  })

  it('were posted in the last 45 days and are open for some days more', () => {
    for (const job of jobs) {
      const age = (day.getTime() - job.postedAt.getTime()) / 86_400_000
      expect(age).toBeGreaterThan(0)
      expect(age).toBeLessThan(46)
      expect(job.expiresAt.getTime()).toBeGreaterThan(day.getTime() + 5 * 86_400_000)
    }
  })

  it('know every kind: sources with agencies, remote, hybrid, volunteer, cleared, AbilityOne', () => {
    for (const source of jobSources)
      expect(
        jobs.filter((job) => job.source === source && job.agency && job.subagency).length,
      ).toBeGreaterThan(150)
    expect(jobs.filter((job) => job.workplace === 'remote').length).toBeGreaterThan(200)
    expect(jobs.filter((job) => job.workplace === 'hybrid').length).toBeGreaterThan(200)
    expect(jobs.filter((job) => job.isVolunteer && !job.wage).length).toBeGreaterThan(25)
    expect(jobs.filter((job) => job.isCompetitive).length).toBeGreaterThan(200)
    expect(jobs.filter((job) => job.clearance === 'Top Secret').length).toBeGreaterThan(50)
    expect(jobs.filter((job) => job.employer.flags.includes('abilityOne')).length).toBeGreaterThan(40)
  })

  it('have nurses around ZIP 10001 and work for an infantryman', () => {
    const near = jobs.filter((job) => milesFrom10001.has(job.place.state) && /nurs|\bRN\b/i.test(job.title))
    expect(near.length).toBeGreaterThan(30)
    const fitting =
      /police|security (officer|guard)|emergency medical|firefighter|logistic|operations supervisor|training|heavy equipment|border patrol|correction|emergency management/i
    expect(jobs.filter((job) => fitting.test(job.title)).length).toBeGreaterThan(150)
  })

  it('have work around ZIP 10001 that a medic may do without a nursing license', () => {
    const near = new Set(newYorkArea.map(({ zip }) => zip))
    const open = jobs.filter(
      ({ title, place }) =>
        near.has(place.zip) && /\bEMT\b|Emergency Medical Technician|Paramedic/.test(title),
    )
    expect(open.length).toBeGreaterThan(12)
    expect(new Set(open.map(({ company }) => company)).size).toBeGreaterThan(2)
  })

  it('pay believable wages', () => {
    for (const { wage, title } of jobs) {
      if (!wage) continue
      const [low, high] = wage.unit === 'hour' ? [10, 260] : [24_000, 620_000]
      expect(wage.min, title).toBeGreaterThan(low)
      expect(wage.max, title).toBeLessThan(high)
      expect(wage.max, title).toBeGreaterThan(wage.min)
    }
  })
})

describe('the demo employers', () => {
  it('are about 120, each with its own name, a known seat and jobs', () => {
    expect(employers.length).toBeGreaterThan(115)
    expect(new Set(employers.map(({ name }) => name)).size).toBe(employers.length)
    for (const { seat, name } of employers)
      expect(
        places.some(({ zip }) => zip === seat),
        `${name} ${seat}`,
      ).toBe(true)
    for (const employer of hirers)
      expect(
        jobs.some((job) => job.employer === employer),
        employer.name,
      ).toBe(true)
  })

  it('write about themselves in sentences', () => {
    for (const { about } of employers) expect(about.length).toBeGreaterThan(80)
  })
})
