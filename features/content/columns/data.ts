import { loadBranches } from '../branches.ts'
import type { Loader } from '../data.ts'
import { loadFrame } from '../frame.ts'
import { loadPicture } from '../picture-size.ts'
import { loadCalendar } from './calendar/data.ts'
import { loadComment } from './comment/data.ts'
import { loadComments } from './comment-list/data.ts'
import { loadContact } from './contact-form/data.ts'
import { loadDonation } from './donation/data.ts'
import { loadDonations } from './donation-list/data.ts'
import { loadEmployerSignup } from './employer-signup/data.ts'
import { loadJobs } from './job-search/data.ts'
import { loadNews } from './newsroom/data.ts'
import { loadSection } from './section/data.ts'
import { loadStatistics } from './statistics/data.ts'
import { loadSurvey } from './survey/data.ts'
import { loadSignup } from './user-signup/data.ts'
import { loadXcredit } from './xcredit-signup/data.ts'

/** Types that show more than their own values: adding one is a line here. */
export const columnLoaders: Record<string, Loader | undefined> = {
  calendar: loadCalendar,
  comment: loadComment,
  commentList: loadComments,
  contactForm: loadContact,
  donation: loadDonation,
  donationList: loadDonations,
  iframe: loadFrame,
  image: loadPicture,
  jobSearch: loadJobs,
  mosTranslator: loadBranches,
  newsroom: loadNews,
  section: loadSection,
  statistics: loadStatistics,
  userSignup: loadSignup,
  employerSignup: loadEmployerSignup,
  xcreditSignup: loadXcredit,
  survey: loadSurvey,
}
