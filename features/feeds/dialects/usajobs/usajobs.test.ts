import { expect, it } from 'vitest'
import { parseFeed } from '../fixture.ts'

const descriptor = {
  PositionID: 'NAVY-26-1',
  PositionTitle: 'Welder',
  PositionURI: 'https://www.usajobs.example:443/job/1',
  ApplyURI: ['https://www.usajobs.example:443/job/1?apply'],
  PositionLocationDisplay: 'Multiple Locations',
  PositionLocation: [
    {
      LocationName: 'Norfolk, Virginia',
      CountryCode: 'United States',
      CountrySubDivisionCode: 'Virginia',
      CityName: 'Norfolk, Virginia',
      Longitude: -76.29,
      Latitude: 36.85,
    },
    {
      LocationName: 'Austin, Texas',
      CountryCode: 'United States',
      CountrySubDivisionCode: 'Texas',
      CityName: 'Austin, Texas',
      Longitude: -97.7,
      Latitude: 30.3,
    },
  ],
  OrganizationName: 'Naval Sea Systems Command',
  DepartmentName: 'Department of the Navy',
  JobCategory: [{ Name: 'Welding', Code: '3703' }],
  JobGrade: [{ Code: 'WG' }],
  PositionSchedule: [{ Name: 'Full-time', Code: '1' }],
  PositionOfferingType: [{ Name: 'Permanent', Code: '15317' }],
  QualificationSummary: 'You have welded ships for a year or longer.',
  PositionRemuneration: [{ MinimumRange: '28.11', MaximumRange: '32.79', RateIntervalCode: 'Per Hour' }],
  PublicationStartDate: '2026-11-05T00:00:00.0000',
  ApplicationCloseDate: '2026-12-05T23:59:59.9970',
  UserArea: {
    Details: {
      JobSummary: 'You weld the hulls of ships.',
      LowGrade: '10',
      HighGrade: '10',
      HiringPath: ['public', 'vet'],
      MajorDuties: ['Weld plates in every position.', 'Read drawings.'],
      ServiceType: '01',
      SecurityClearance: 'Secret',
      TeleworkEligible: true,
      RemoteIndicator: false,
      DrugTestRequired: 'True',
    },
    IsRadialSearch: false,
  },
}
const answer = (items: unknown[]) =>
  JSON.stringify(
    { LanguageCode: 'EN', SearchResult: { SearchResultCount: items.length, SearchResultItems: items } },
    null,
    1,
  )

it('reads the search answer, agencies, duties and service', async () => {
  const { dialect, jobs, report } = await parseFeed(
    answer([{ MatchedObjectId: '700', MatchedObjectDescriptor: descriptor, RelevanceRank: 0 }]),
  )
  expect(dialect).toBe('usajobs')
  const [job] = jobs
  expect(job).toMatchObject({
    reference: '700',
    agency: 'Department of the Navy',
    subagency: 'Naval Sea Systems Command',
    source: 'Military',
    city: 'Norfolk',
    state: 'VA',
    lat: 36.85,
    isCompetitive: true,
    isHybrid: true,
    isRemote: false,
    clearance: 'Secret',
    type: 'Full-time',
    wageMin: 28.11,
    wageUnit: 'hour',
    postedAt: new Date('2026-11-05T00:00:00Z'),
    expiresAt: new Date('2026-12-05T23:59:59Z'),
  })
  expect(job!.description).toMatch(/^<p>You weld the hulls/)
  expect(job!.description).toContain('<h3>Duties</h3>')
  expect(job!.description).toContain('<strong>Hiring path:</strong> public, vet')
  expect(report.unmapped).toEqual([])
})

it('calls other departments federal', async () => {
  const other = { ...descriptor, DepartmentName: 'Department of Energy' }
  const { jobs } = await parseFeed(answer([{ MatchedObjectId: '701', MatchedObjectDescriptor: other }]))
  expect(jobs[0]!.source).toBe('Federal')
})
