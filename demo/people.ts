import type { ProfileChange } from '#features/profiles/index.ts'
import type { UserType } from '#spec/roles.ts'

/** Somebody on the demo sites. */
export type DemoPerson = {
  firstName: string
  lastName: string
  /** slug of the theme that the person signed up on */
  theme: string
  type?: UserType
  /** slug of the theme that the person owns */
  owns?: string
  /** name of the employer that the person hires for */
  employer?: string
  ownsEmployer?: boolean
  /** what a terminal says of the person; those without one are the many */
  role?: string
  profile?: ProfileChange
}

export const demoPassword = 'muster at ease'

export const emailOf = ({ firstName, lastName }: DemoPerson): string =>
  `${firstName}.${lastName}@demo.example`.toLowerCase().replace(/[^a-z.@]/g, '')

/** One of every role: their addresses are printed at the start. */
export const cast: DemoPerson[] = [
  {
    ...{ firstName: 'Ruth', lastName: 'Calloway', theme: 'true-bearing', type: 'Admin' },
    role: 'administrator (DD214s to validate: /users/search?dd214=waiting)',
  },
  {
    ...{ firstName: 'Owen', lastName: 'Tillery', theme: 'true-bearing', owns: 'true-bearing' },
    role: 'owner of True Bearing',
  },
  {
    ...{ firstName: 'Denise', lastName: 'Okafor', theme: 'franklin', owns: 'franklin' },
    role: 'owner of the Franklin site',
  },
  {
    ...{ firstName: 'Frank', lastName: 'Marchetti', theme: 'lakeland', owns: 'lakeland' },
    role: 'owner of the Lakeland site',
  },
  {
    ...{ firstName: 'Priya', lastName: 'Raman', theme: 'true-bearing', type: 'Manager' },
    ...{ employer: 'Hudson Mercy Health', ownsEmployer: true },
    role: 'owner of an employer',
  },
  {
    ...{ firstName: 'Tom', lastName: 'Adeyemi', theme: 'true-bearing', type: 'Manager' },
    employer: 'Hudson Mercy Health',
    role: 'manager of an employer',
  },
  {
    ...{ firstName: 'Walter', lastName: 'Jennings', theme: 'true-bearing', type: 'Mentor' },
    role: 'mentor',
    profile: {
      ...{ corpsId: 'army', rankId: 'army-e-8-msg', occupationIds: ['army-92y-enlisted'], zip: '10001' },
      ...{ isVeteran: true, dischargeReason: 'Retired', isFindable: true, isPublic: true },
      about: 'Twenty-two years in supply, now in hospital logistics. Ask me about writing a first resume.',
    },
  },
  {
    ...{ firstName: 'Maria', lastName: 'Delgado', theme: 'true-bearing' },
    role: 'veteran (68W, near New York)',
    profile: {
      ...{ corpsId: 'army', rankId: 'army-e-5-sgt', occupationIds: ['army-68w-enlisted'], zip: '10001' },
      ...{ isVeteran: true, dischargeReason: 'Completed required service', isFindable: true },
      ...{
        jobInterests: ['healthcare', 'nursing'],
        careerInterests: ['S', 'I'],
        securityClearance: 'Secret',
      },
      education: 'Some college, no degree',
      about: 'Combat medic for six years. I want to become a paramedic or a nurse close to home.',
    },
  },
  {
    ...{ firstName: 'Darnell', lastName: 'Brooks', theme: 'franklin' },
    role: 'veteran (11B)',
    profile: {
      ...{ corpsId: 'army', rankId: 'army-e-6-ssg', occupationIds: ['army-11b-enlisted'], zip: '43215' },
      ...{ isVeteran: true, dischargeReason: 'Completed required service', isFindable: true },
      ...{ jobInterests: ['security', 'law-enforcement'], careerInterests: ['R', 'E'] },
      education: 'High school diploma or GED',
    },
  },
  {
    ...{ firstName: 'Emily', lastName: 'Nakamura', theme: 'lakeland' },
    role: 'military spouse',
    profile: {
      ...{ isMilitarySpouse: true, isVeteran: false, zip: '60601', isFindable: true },
      ...{ jobInterests: ['construction-trades', 'administrative-office'], careerInterests: ['C', 'R'] },
      education: "Bachelor's degree",
    },
  },
]
