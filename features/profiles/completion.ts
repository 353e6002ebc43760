import type { Completion, Missing } from './schema.ts'

/** What the search for jobs, and those who look for people, can work with. */
type Known = {
  isMilitarySpouse: boolean
  occupation: unknown
  rank: unknown
  zip: string | null
  jobInterests: unknown[]
  careerInterests: unknown[]
  securityClearance: string | null
  education: string | null
  records: unknown[]
  resume?: unknown
  photo: string | null
}

const steps: (Missing & { weight: number; isTold: (known: Known) => boolean })[] = [
  {
    section: 'service',
    title: 'Add your military occupation',
    gain: 'Jobs are matched to what you did in the service.',
    weight: 25,
    isTold: (known) => Boolean(known.occupation),
  },
  {
    section: 'about',
    title: 'Add your ZIP code',
    gain: 'Jobs near you come first.',
    weight: 15,
    isTold: (known) => Boolean(known.zip),
  },
  {
    section: 'interests',
    title: 'Choose job interests',
    gain: 'You see jobs in the fields you want, not only those you know.',
    weight: 15,
    isTold: (known) => known.jobInterests.length > 0,
  },
  {
    section: 'files',
    title: 'Upload your resume',
    gain: 'You apply with one press, and employers you choose can read it.',
    weight: 15,
    isTold: (known) => Boolean(known.resume),
  },
  {
    section: 'service',
    title: 'Add your rank',
    gain: 'Jobs fit the responsibility you have had.',
    weight: 10,
    isTold: (known) => Boolean(known.rank),
  },
  {
    section: 'clearance',
    title: 'Tell your security clearance',
    gain: 'Many jobs ask for one; yours may still be good.',
    weight: 5,
    isTold: (known) => known.securityClearance !== null,
  },
  {
    section: 'work',
    title: 'Tell your education and work',
    gain: 'Employers see what you bring beside your service.',
    weight: 5,
    isTold: (known) => known.education !== null || known.records.length > 0,
  },
  {
    section: 'interests',
    title: 'Choose career interests',
    gain: 'Occupations that suit you are suggested.',
    weight: 5,
    isTold: (known) => known.careerInterests.length > 0,
  },
  {
    section: 'about',
    title: 'Add a photo',
    gain: 'Mentors and employers like to see whom they write to.',
    weight: 5,
    isTold: (known) => Boolean(known.photo),
  },
]

/** How much is told, in percent, and what would help most. */
export function completionOf(known: Known): Completion {
  const asked = hasServed(known) ? steps : steps.filter(({ section }) => !ofService.includes(section))
  const missing = asked.filter((step) => !step.isTold(known))
  const percent = Math.round(100 * (1 - weightOf(missing) / weightOf(asked)))
  return { percent, missing: missing.map(({ section, title, gain }) => ({ section, title, gain })) }
}

const ofService: Missing['section'][] = ['service', 'clearance']

/** A spouse has served where service is told of; everybody else is asked for it. */
const hasServed = ({ isMilitarySpouse, occupation, rank }: Known) =>
  !isMilitarySpouse || Boolean(occupation) || Boolean(rank)

const weightOf = (some: { weight: number }[]) => some.reduce((sum, { weight }) => sum + weight, 0)
