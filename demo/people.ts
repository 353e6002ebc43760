import { z } from 'zod'
import { careerInterests, clearances, dischargeReasons, educationLevels } from '#spec/lists.ts'
import { userTypes } from '#spec/roles.ts'
import { readData } from './data.ts'

const Profile = z.strictObject({
  corpsId: z.string().optional(),
  rankId: z.string().optional(),
  occupationIds: z.array(z.string()).optional(),
  /** the years of their service */
  served: z.strictObject({ from: z.int(), to: z.int() }).optional(),
  zip: z.string().length(5),
  isVeteran: z.boolean(),
  isMilitarySpouse: z.boolean().optional(),
  dischargeReason: z.enum(dischargeReasons).optional(),
  jobInterests: z.array(z.string()).optional(),
  careerInterests: z.array(z.enum(careerInterests.map(({ value }) => value))).optional(),
  securityClearance: z.enum(clearances).optional(),
  education: z.enum(educationLevels).optional(),
  about: z.string().optional(),
  isFindable: z.boolean().optional(),
  isPublic: z.boolean().optional(),
})

/** Somebody on the demo sites. */
const DemoPerson = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  /** slug of the theme that the person signed up on */
  theme: z.string(),
  type: z.enum(userTypes).optional(),
  /** slug of the theme that the person owns */
  owns: z.string().optional(),
  /** name of the employer that the person hires for */
  employer: z.string().optional(),
  ownsEmployer: z.boolean().optional(),
  /** offers to mentor beside the type that is shown */
  mentors: z.boolean().optional(),
  profile: Profile.optional(),
})
export type DemoPerson = z.output<typeof DemoPerson>

/** One of every role, with what the terminal prints about them at the start. */
export const cast = readData('people/cast', z.array(DemoPerson.extend({ role: z.string() })))

/** The many: members of the sites, most of whom can be found. */
export const members = readData('people/members', z.array(DemoPerson))

/** Who hires: owners and managers of employers, and people who bring a company. */
export const managers = readData('people/managers', z.array(DemoPerson))

export const demoPassword = 'muster at ease'

export const emailOf = ({ firstName, lastName }: Pick<DemoPerson, 'firstName' | 'lastName'>): string =>
  `${firstName}.${lastName}@demo.example`.toLowerCase().replace(/[^a-z.@]/g, '')
