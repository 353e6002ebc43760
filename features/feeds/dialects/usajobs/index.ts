import { met } from '../../reading/head.ts'
import { jsonRecords } from '../../reading/json.ts'
import type { Dialect } from '../dialect.ts'

const own = (names: string) => names.split(' ').map((name) => `MatchedObjectDescriptor.${name}`)
const details = (names: string) =>
  names.split(' ').map((name) => `MatchedObjectDescriptor.UserArea.Details.${name}`)

/** The answer of USAJOBS' search API: the federal government's own jobs. */
export const usaJobs: Dialect = {
  name: 'usajobs',
  label: 'USAJOBS search',
  detect: (head) => (met(head, 'searchresult/searchresultitems/matchedobjectdescriptor/positionid') ? 1 : 0),
  records: (text) => jsonRecords(text, '$.SearchResult.SearchResultItems.*'),
  mapping: {
    reference: ['MatchedObjectId', ...own('PositionID')],
    title: own('PositionTitle'),
    applyUrl: [...own('ApplyURI PositionURI'), ...details('ApplyOnlineUrl')],
    agency: own('DepartmentName'),
    subagency: own('OrganizationName SubAgency'),
    city: own('PositionLocation.CityName'),
    place: own('PositionLocation.LocationName PositionLocationDisplay'),
    state: own('PositionLocation.CountrySubDivisionCode'),
    country: own('PositionLocation.CountryCode'),
    lat: own('PositionLocation.Latitude'),
    lon: own('PositionLocation.Longitude'),
    remote: details('RemoteIndicator'),
    telework: details('TeleworkEligible'),
    type: own('PositionSchedule.Name PositionOfferingType.Name'),
    wageMin: own('PositionRemuneration.MinimumRange'),
    wageMax: own('PositionRemuneration.MaximumRange'),
    wageUnit: own('PositionRemuneration.RateIntervalCode PositionRemuneration.Description'),
    category: own('JobCategory.Name'),
    posted: own('PublicationStartDate PositionStartDate'),
    expires: own('ApplicationCloseDate PositionEndDate'),
    clearance: details('SecurityClearance'),
    competitive: details('ServiceType'),
    source: own('DepartmentName'),
    sections: {
      '': details('JobSummary'),
      Duties: details('MajorDuties'),
      Qualifications: own('QualificationSummary'),
      Requirements: details('Requirements KeyRequirements'),
      Education: details('Education'),
      'How you will be evaluated': details('Evaluations'),
      'Required documents': details('RequiredDocuments'),
      'How to apply': details('HowToApply'),
      'What happens next': details('WhatToExpectNext'),
      Benefits: details('Benefits BenefitsUrl'),
      'Additional information': details('OtherInformation'),
      'About the employer': details('AgencyMarketingStatement'),
    },
    facts: {
      'Announcement number': own('PositionID'),
      Series: own('JobCategory.Code'),
      'Pay plan': own('JobGrade.Code'),
      'Lowest grade': details('LowGrade'),
      'Highest grade': details('HighGrade'),
      'Promotion potential': details('PromotionPotential'),
      Openings: details('TotalOpenings'),
      'Hiring path': details('HiringPath WhoMayApply.Name'),
      'Organization code': details('OrganizationCodes'),
      Relocation: details('Relocation'),
      Travel: details('TravelCode'),
      'Drug test': details('DrugTestRequired'),
      'Position sensitivity': details('PositionSensitivitiy PositionSensitivity'),
      'Trust determination': details('AdjudicationType'),
      Closing: details('AnnouncementClosingType'),
      Contact: details('AgencyContactEmail AgencyContactPhone'),
    },
    aside: {
      'about the search, not the job': [
        'RelevanceRank',
        ...own(
          'PositionFormattedDescription.Label PositionFormattedDescription.LabelDescription UserArea.IsRadialSearch',
        ),
        ...details('WithinArea CommuteDistance'),
      ],
      'about the applicant’s account': details('DetailStatusUrl'),
      'a switch of the source': details('BenefitsDisplayDefaultText'),
    },
    defaults: { country: 'US', source: 'Federal' },
  },
}
