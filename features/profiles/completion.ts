import type { Completion, Missing } from './schema.ts'

/** What the search for jobs, and those who look for people, can work with. */
type ProfileFacts = {
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

const steps: (Missing & { weight: number; isFilled: (profile: ProfileFacts) => boolean })[] = [
  {
    section: 'service',
    title: 'Add your military occupation',
    gain: 'Jobs are matched to what you did in the service.',
    weight: 25,
    isFilled: (profile) => Boolean(profile.occupation),
  },
  {
    section: 'about',
    title: 'Add your ZIP code',
    gain: 'Jobs near you come first.',
    weight: 15,
    isFilled: (profile) => Boolean(profile.zip),
  },
  {
    section: 'interests',
    title: 'Choose job interests',
    gain: 'You see jobs in the fields you want, not only those you know.',
    weight: 15,
    isFilled: (profile) => profile.jobInterests.length > 0,
  },
  {
    section: 'files',
    title: 'Upload your resume',
    gain: 'You apply with one press, and employers you choose can read it.',
    weight: 15,
    isFilled: (profile) => Boolean(profile.resume),
  },
  {
    section: 'service',
    title: 'Add your rank',
    gain: 'Jobs fit the responsibility you have had.',
    weight: 10,
    isFilled: (profile) => Boolean(profile.rank),
  },
  {
    section: 'clearance',
    title: 'Tell your security clearance',
    gain: 'Many jobs ask for one; yours may still be good.',
    weight: 5,
    isFilled: (profile) => profile.securityClearance !== null,
  },
  {
    section: 'work',
    title: 'Tell your education and work',
    gain: 'Employers see what you bring beside your service.',
    weight: 5,
    isFilled: (profile) => profile.education !== null || profile.records.length > 0,
  },
  {
    section: 'interests',
    title: 'Choose career interests',
    gain: 'Occupations that suit you are suggested.',
    weight: 5,
    isFilled: (profile) => profile.careerInterests.length > 0,
  },
  {
    section: 'about',
    title: 'Add a photo',
    gain: 'Mentors and employers like to see whom they write to.',
    weight: 5,
    isFilled: (profile) => Boolean(profile.photo),
  },
]

/** How complete a profile is, in percent, and what would help most. */
export function completionOf(profile: ProfileFacts): Completion {
  const expected = hasServed(profile) ? steps : steps.filter(({ section }) => !ofService.includes(section))
  const missing = expected.filter((step) => !step.isFilled(profile))
  const percent = Math.round(100 * (1 - weightOf(missing) / weightOf(expected)))
  return { percent, missing: missing.map(({ section, title, gain }) => ({ section, title, gain })) }
}

const ofService: Missing['section'][] = ['service', 'clearance']

/** Military spouses count as having served once they have entered service; everybody else is expected to. */
const hasServed = ({ isMilitarySpouse, occupation, rank }: ProfileFacts) =>
  !isMilitarySpouse || Boolean(occupation) || Boolean(rank)

const weightOf = (some: { weight: number }[]) => some.reduce((sum, { weight }) => sum + weight, 0)
