import type { Clearance, EducationLevel } from '#spec/lists.ts'
import type { DemoPerson } from './people.ts'

type Service = { corpsId: string; rankId: string; occupationIds: string[]; interests: string[] }

const service = (corpsId: string, rank: string, code: string, ...interests: string[]): Service => ({
  corpsId,
  rankId: `${corpsId}-${rank}`,
  occupationIds: [`${corpsId}-${code}-enlisted`],
  interests,
})

const services: Service[] = [
  service('army', 'e-4-spc', '88m', 'transportation-driving', 'logistics-supply-chain'),
  service('navy', 'e-5-po2', 'hm', 'healthcare', 'healthcare-support'),
  service('marine-corps', 'e-5-sgt', '0311', 'law-enforcement', 'security'),
  service('air-force', 'e-6-tsgt', '3d0x2', 'cybersecurity', 'information-technology'),
  service('army', 'e-6-ssg', '25b', 'information-technology', 'project-management'),
  service('army', 'e-5-sgt', '91b', 'maintenance-repair', 'transportation-driving'),
  service('coast-guard', 'e-5-po2', 'it', 'information-technology', 'maritime'),
  service('army', 'e-5-sgt', '31b', 'law-enforcement', 'fire-emergency-services'),
  service('navy', 'e-6-po1', 'it', 'cybersecurity', 'data-analytics'),
  service('army', 'e-7-sfc', '92y', 'logistics-supply-chain', 'business-operations'),
  service('army', 'e-4-spc', '68w', 'nursing', 'fire-emergency-services'),
]

const zips = [
  '10001',
  '23510',
  '78205',
  '92101',
  '43215',
  '60601',
  '98101',
  '80202',
  '30303',
  '28301',
  '85004',
]
const clearances: Clearance[] = ['None', 'Secret', 'Confidential', 'Secret', 'Top Secret']
const educations: EducationLevel[] = [
  'High school diploma or GED',
  'Some college, no degree',
  "Associate's degree",
  "Bachelor's degree",
  'Vocational or trade certificate',
]

const names =
  `Aaron Whitfield, Alicia Fontaine, Andre Kowalski, Angela Prescott, Benita Salas, Brandon Ives, Caleb Ostrander,
Carmen Villanueva, Chloe Haddad, Curtis Lindqvist, Dana Petrov, Derek Mbeki, Elena Strand, Elijah Boone, Fatima Rahal,
Gary Novak, Gloria Esposito, Hector Zamora, Ingrid Holm, Isaiah Pruitt, Jasmine Leclair, Jerome Castellano, Joanna Birch,
Kendra Vaughn, Kevin Tran, Lamar Whitaker, Leah Goldstein, Luis Arroyo, Marcus Everett, Megan Doyle, Miguel Santoro,
Naomi Blackwood, Nathan Cho, Olivia Redbird, Patrick Hanlon, Renee Dubois, Samuel Ortega, Shanice Palmer, Steven Yazzie,
Tamara Lindsey, Terrence Hull, Valerie Stone, Victor Anand, Wendy Park, Xavier Monroe, Yolanda Pierce, Zachary Fields`
    .split(',')
    .map((name) => name.trim().split(' ') as [string, string])

const themes = ['true-bearing', 'true-bearing', 'franklin', 'lakeland'] as const
const nth = <T>(list: readonly T[], at: number): T => list[at % list.length]!

/** The many: members of the sites, most of whom let themselves be found. */
export const members: DemoPerson[] = names.map(([firstName, lastName], at) => {
  const { interests, ...record } = nth(services, at)
  return {
    firstName,
    lastName,
    theme: nth(themes, at),
    profile: {
      ...record,
      isVeteran: true,
      zip: nth(zips, at * 3),
      jobInterests: interests,
      securityClearance: nth(clearances, at),
      education: nth(educations, at * 2),
      isFindable: at % 5 !== 4,
      isPublic: at % 9 === 0,
    },
  }
})
