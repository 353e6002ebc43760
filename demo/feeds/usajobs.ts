import { gradeFor } from '../jobs/pay.ts'
import type { DemoJob } from '../jobs.ts'
import { stateNames } from '../places.ts'
import { hash } from '../seeded.ts'
import type { Writer } from './writer.ts'

const offering: Record<string, [string, string]> = {
  Temporary: ['Temporary', '15318'],
  Seasonal: ['Seasonal', '15322'],
  Internship: ['Internships', '15328'],
  Contract: ['Term', '15319'],
}

/** One item of the search API's answer. */
const item = (job: DemoJob) => {
  const id = String(790_000_000 + (hash(job.reference) % 9_000_000))
  const link = `${job.applyUrl}`
  const place = `${job.place.city}, ${stateNames[job.place.state]}`
  const [type, code] = offering[job.type] ?? ['Permanent', '15317']
  return {
    MatchedObjectId: id,
    MatchedObjectDescriptor: {
      PositionID: job.reference,
      PositionTitle: job.title,
      PositionURI: link,
      ApplyURI: [`${link}?PostingChannelID=`],
      PositionLocationDisplay: place,
      PositionLocation: [
        {
          LocationName: place,
          CountryCode: 'United States',
          CountrySubDivisionCode: stateNames[job.place.state],
          CityName: place,
        },
      ],
      OrganizationName: job.subagency,
      DepartmentName: job.agency,
      JobCategory: [{ Name: job.series![1], Code: job.series![0] }],
      JobGrade: [{ Code: Number(job.series![0]) >= 2500 ? 'WG' : 'GS' }],
      PositionSchedule: [
        job.type === 'Part-time' ? { Name: 'Part-time', Code: '2' } : { Name: 'Full-time', Code: '1' },
      ],
      PositionOfferingType: [{ Name: type, Code: code }],
      QualificationSummary: job.wording.needs.join('\n'),
      PositionRemuneration: job.wage
        ? [
            {
              MinimumRange: String(job.wage.min),
              MaximumRange: String(job.wage.max),
              RateIntervalCode: job.wage.unit === 'hour' ? 'PH' : 'PA',
              Description: job.wage.unit === 'hour' ? 'Per Hour' : 'Per Year',
            },
          ]
        : [],
      PositionStartDate: job.postedAt.toISOString().replace('Z', '0'),
      PositionEndDate: job.expiresAt.toISOString().replace('Z', '0'),
      PublicationStartDate: job.postedAt.toISOString().replace('Z', '0'),
      ApplicationCloseDate: job.expiresAt.toISOString().replace('Z', '0'),
      PositionFormattedDescription: [
        { Label: 'Dynamic Teaser', LabelDescription: 'Hit highlighting for keyword searches.' },
      ],
      UserArea: { Details: details(job), IsRadialSearch: false },
    },
    RelevanceRank: 0,
  }
}

const details = (job: DemoJob) => {
  const grade = job.wage ? String(gradeFor(job.wage).grade).padStart(2, '0') : '07'
  const { wording } = job
  return {
    JobSummary: [wording.open, ...wording.context].join(' '),
    WhoMayApply: { Name: '', Code: '' },
    LowGrade: grade,
    HighGrade: grade,
    PromotionPotential: 'None',
    OrganizationCodes: '',
    Relocation: 'False',
    HiringPath: job.isCompetitive ? ['public', 'vet', 'mspouse'] : ['vet', 'mspouse', 'fed-excepted'],
    TotalOpenings: wording.open.includes('several') ? 'Many' : '1',
    AgencyMarketingStatement: wording.about,
    TravelCode: '1',
    ApplyOnlineUrl: job.applyUrl,
    MajorDuties: wording.duties,
    Requirements: wording.terms.join(' '),
    Education: '',
    HowToApply: wording.closing,
    Benefits: wording.benefits.join(' '),
    OtherInformation: wording.service,
    KeyRequirements: [],
    WithinArea: 'False',
    CommuteDistance: '0',
    ServiceType: job.isCompetitive ? '01' : '02',
    AnnouncementClosingType: '01',
    SecurityClearance: job.clearance ?? 'Not Required',
    DrugTestRequired: 'False',
    PositionSensitivitiy: job.clearance
      ? 'Noncritical-Sensitive (NCS)/Moderate Risk'
      : 'Non-sensitive (NS)/Low Risk',
    AdjudicationType: ['Suitability/Fitness'],
    TeleworkEligible: job.workplace === 'hybrid' ? 'True' : 'False',
    RemoteIndicator: job.workplace === 'remote' ? 'True' : 'False',
  }
}

export const usaJobs: Writer = {
  extension: 'json',
  write: ({ jobs }) =>
    JSON.stringify({
      LanguageCode: 'EN',
      SearchParameters: {},
      SearchResult: {
        SearchResultCount: jobs.length,
        SearchResultCountAll: jobs.length,
        SearchResultItems: jobs.map(item),
        UserArea: { NumberOfPages: '1', IsRadialSearch: false },
      },
    }),
}
