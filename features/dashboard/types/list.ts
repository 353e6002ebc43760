import { jobApplicationsTracking } from './applications/load.ts'
import { assessment } from './assessment/load.ts'
import { calendar } from './calendar/load.ts'
import { militaryCertifications } from './certifications/load.ts'
import { info } from './info/load.ts'
import { jobInterestTrainings } from './interest-trainings/load.ts'
import { jobsByCategory } from './jobs-by-category/load.ts'
import { jobsByEmployer } from './jobs-by-employer/load.ts'
import { jobsByLocation } from './jobs-by-location/load.ts'
import { jobsByMOS } from './jobs-by-mos/load.ts'
import { jobsNearYou } from './jobs-near-you/load.ts'
import { latestMentorRecommendation } from './latest-recommendation/load.ts'
import { mapSearch } from './map-search/load.ts'
import type { ModuleType } from './model.ts'
import { mosInfo } from './mos-info/load.ts'
import { myTeamsModule } from './my-teams/load.ts'
import { nycExams } from './nyc-exams/load.ts'
import { rankInfo } from './rank-info/load.ts'
import { rssFeed } from './rss-feed/load.ts'
import { securityClearance } from './security-clearance/load.ts'
import { themeTrainings } from './theme-trainings/load.ts'
import { vaEducation, vaHealthcare, vaHousing } from './va-benefits/load.ts'
import { xcreditSignup } from './xcredit-signup/load.ts'

/** Every type of module (document 3, section 3): a folder each and a line here; its view is in views.tsx. */
export const moduleTypes: ModuleType[] = [
  assessment,
  calendar,
  info,
  jobApplicationsTracking,
  jobInterestTrainings,
  jobsByCategory,
  jobsByEmployer,
  jobsByLocation,
  jobsByMOS,
  jobsNearYou,
  latestMentorRecommendation,
  mapSearch,
  militaryCertifications,
  mosInfo,
  myTeamsModule,
  nycExams,
  rankInfo,
  rssFeed,
  securityClearance,
  themeTrainings,
  vaEducation,
  vaHealthcare,
  vaHousing,
  xcreditSignup,
]

export const moduleTypeOf = (type: string): ModuleType | undefined =>
  moduleTypes.find((one) => one.type === type)
