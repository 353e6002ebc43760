import demoSites from '#demo/feature.ts'
import type { AuditActions } from '#lib/audit/actions.ts'
import { erasureTasks } from '#lib/erasure.ts'
import type { Feature, Features } from '#lib/feature.ts'
import { queueMeasures } from '#lib/metrics/queue.ts'
import type { Settings } from '../config.ts'
import accountSwitch from './account-switch/feature.ts'
import analytics from './analytics/feature.ts'
import applicants from './applicants/feature.ts'
import applications from './applications/feature.ts'
import assessment from './assessment/feature.ts'
import audit from './audit/feature.ts'
import badges from './badges/feature.ts'
import benefits from './benefits/feature.ts'
import calendar from './calendar/feature.ts'
import categories from './categories/feature.ts'
import chat from './chat/feature.ts'
import comments from './comments/feature.ts'
import connections from './connections/feature.ts'
import contact from './contact/feature.ts'
import dashboard from './dashboard/feature.ts'
import donations from './donations/feature.ts'
import employerAdmin from './employer-admin/feature.ts'
import employerPlan from './employer-plan/feature.ts'
import employerSignUp from './employer-sign-up/feature.ts'
import employers from './employers/feature.ts'
import exams from './exams/feature.ts'
import favorites from './favorites/feature.ts'
import feeds from './feeds/feature.ts'
import files from './files/feature.ts'
import find from './find/feature.ts'
import fundraisers from './fundraisers/feature.ts'
import home from './home/feature.ts'
import jobAdmin from './job-admin/feature.ts'
import jobSearch from './job-search/feature.ts'
import jobs from './jobs/feature.ts'
import mail from './mail/feature.ts'
import maps from './maps/feature.ts'
import myGiving from './my-giving/feature.ts'
import news from './news/feature.ts'
import newsletter from './newsletter/feature.ts'
import notices from './notices/feature.ts'
import occupations from './occupations/feature.ts'
import pages from './pages/feature.ts'
import payments from './payments/feature.ts'
import { paymentTasks } from './payments/index.ts'
import personalData from './personal-data/feature.ts'
import { retentionCron, retentionTasks } from './personal-data/index.ts'
import pictures from './pictures/feature.ts'
import places from './places/feature.ts'
import profiles from './profiles/feature.ts'
import quizzes from './quizzes/feature.ts'
import recommendations from './recommendations/feature.ts'
import resources from './resources/feature.ts'
import rss from './rss/feature.ts'
import savedSearches from './saved-searches/feature.ts'
import secondFactor from './second-factor/feature.ts'
import sections from './sections/feature.ts'
import signIn from './sign-in/feature.ts'
import signUp from './sign-up/feature.ts'
import singleSignOn from './single-sign-on/feature.ts'
import sitemaps from './sitemaps/feature.ts'
import ssoSubscriptions from './sso-subscriptions/feature.ts'
import status from './status/feature.ts'
import teamPages from './team-pages/feature.ts'
import themes from './themes/feature.ts'
import tickets from './tickets/feature.ts'
import trainings from './trainings/feature.ts'
import uiGallery from './ui-gallery/feature.ts'
import userNeeds from './user-needs/feature.ts'
import users from './users/feature.ts'
import websiteBuilder from './website-builder/feature.ts'
import xcredit from './xcredit/feature.ts'

/** Every room with a door: adding a feature is its import and its line here. */
const always: Feature[] = [
  accountSwitch,
  analytics,
  applicants,
  applications,
  assessment,
  audit,
  badges,
  benefits,
  calendar,
  categories,
  chat,
  comments,
  connections,
  contact,
  dashboard,
  employerSignUp,
  donations,
  employerAdmin,
  employers,
  exams,
  favorites,
  feeds,
  files,
  fundraisers,
  find,
  home,
  jobAdmin,
  jobSearch,
  jobs,
  mail,
  maps,
  myGiving,
  news,
  newsletter,
  notices,
  occupations,
  places,
  pages,
  payments,
  personalData,
  pictures,
  profiles,
  quizzes,
  recommendations,
  resources,
  rss,
  savedSearches,
  secondFactor,
  sections,
  signIn,
  signUp,
  singleSignOn,
  sitemaps,
  teamPages,
  tickets,
  themes,
  trainings,
  userNeeds,
  users,
  websiteBuilder,
  xcredit,
  ssoSubscriptions,
  status,
  employerPlan,
]
const inDevelopment: Feature[] = [uiGallery]
const inDemo: Feature[] = [demoSites]

/** What the rooms give the application under these settings. */
export function features({ development, demo }: Pick<Settings, 'development' | 'demo'>): Features {
  const rooms: Feature[] = [...always, ...(development ? inDevelopment : []), ...(demo ? inDemo : [])]
  const auditActions: AuditActions = Object.assign({}, ...rooms.map((room) => room.auditActions))
  const retention = rooms.flatMap((room) => room.retention ?? [])
  const kinds = Object.assign({}, ...rooms.map(({ payments }) => payments))
  return {
    routes: rooms.flatMap(({ routes = [] }) => routes),
    tasks: Object.assign(
      erasureTasks(rooms.flatMap(({ erase = [] }) => erase)),
      paymentTasks(kinds),
      retentionTasks(retention),
      ...rooms.map(({ tasks, tasksInWords }) => ({ ...tasks, ...tasksInWords?.(auditActions) })),
    ),
    cron: [...retentionCron, ...rooms.flatMap(({ cron = [] }) => cron)],
    auditActions,
    menuEntries: rooms.flatMap(({ menuEntries = [] }) => menuEntries),
    sitemaps: rooms.flatMap(({ sitemap = [] }) => sitemap),
    payments: kinds,
    retention,
    leaveSite: rooms.flatMap(({ leaveSite = [] }) => leaveSite),
    measures: [...queueMeasures, ...rooms.flatMap(({ measures = [] }) => measures)],
  }
}
