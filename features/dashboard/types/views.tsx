import type { ComponentType } from 'react'
import Applications from './applications/view.tsx'
import Assessment from './assessment/view.tsx'
import Calendar from './calendar/view.tsx'
import Certifications from './certifications/view.tsx'
import Info from './info/view.tsx'
import JobsView from './jobs-view.tsx'
import LatestRecommendation from './latest-recommendation/view.tsx'
import MapSearch from './map-search/view.tsx'
import MosInfo from './mos-info/view.tsx'
import MyTeams from './my-teams/view.tsx'
import NycExams from './nyc-exams/view.tsx'
import RankInfo from './rank-info/view.tsx'
import News from './rss-feed/view.tsx'
import Clearance from './security-clearance/view.tsx'
import TrainingsView from './trainings-view.tsx'
import VaBenefits from './va-benefits/view.tsx'
import XcreditModule from './xcredit-signup/view.tsx'

/** What the view of a module gets: what its type loaded, and how to ask again. */
export type ViewProps<Data> = {
  data: Data
  title: string
  openInNewTab: boolean
  load: (query: Record<string, string | number>) => void
}

const views: Record<string, ComponentType<ViewProps<never>>> = {
  assessment: Assessment,
  calendar: Calendar,
  info: Info,
  jobApplicationsTracking: Applications,
  jobInterestTrainings: TrainingsView,
  jobsByCategory: JobsView,
  jobsByEmployer: JobsView,
  jobsByLocation: JobsView,
  jobsByMOS: JobsView,
  jobsNearYou: JobsView,
  latestMentorRecommendation: LatestRecommendation,
  mapSearch: MapSearch,
  militaryCertifications: Certifications,
  mosInfo: MosInfo,
  myTeams: MyTeams,
  nycExams: NycExams,
  rankInfo: RankInfo,
  rssFeed: News,
  securityClearance: Clearance,
  themeTrainings: TrainingsView,
  vaEducation: VaBenefits,
  vaHealthcare: VaBenefits,
  vaHousing: VaBenefits,
  xcreditSignup: XcreditModule,
}

/** The view of a type of module. */
export const viewOf = (type: string) => views[type] as ComponentType<ViewProps<unknown>> | undefined
