import demoSites from '#demo/feature.ts'
import { erasureTasks } from '#lib/erasure.ts'
import type { Feature, Features } from '#lib/feature.ts'
import type { Settings } from '../config.ts'
import accountSwitch from './account-switch/feature.ts'
import applications from './applications/feature.ts'
import audit from './audit/feature.ts'
import badges from './badges/feature.ts'
import calendar from './calendar/feature.ts'
import categories from './categories/feature.ts'
import comments from './comments/feature.ts'
import contact from './contact/feature.ts'
import employers from './employers/feature.ts'
import favorites from './favorites/feature.ts'
import feeds from './feeds/feature.ts'
import files from './files/feature.ts'
import home from './home/feature.ts'
import jobSearch from './job-search/feature.ts'
import jobs from './jobs/feature.ts'
import mail from './mail/feature.ts'
import news from './news/feature.ts'
import newsletter from './newsletter/feature.ts'
import occupations from './occupations/feature.ts'
import pages from './pages/feature.ts'
import pictures from './pictures/feature.ts'
import profiles from './profiles/feature.ts'
import recommendations from './recommendations/feature.ts'
import rss from './rss/feature.ts'
import savedSearches from './saved-searches/feature.ts'
import secondFactor from './second-factor/feature.ts'
import signIn from './sign-in/feature.ts'
import signUp from './sign-up/feature.ts'
import singleSignOn from './single-sign-on/feature.ts'
import sitemaps from './sitemaps/feature.ts'
import themes from './themes/feature.ts'
import uiGallery from './ui-gallery/feature.ts'
import userNeeds from './user-needs/feature.ts'
import users from './users/feature.ts'
import websiteBuilder from './website-builder/feature.ts'

/** Every room with a door: adding a feature is its import and its line here. */
const always: Feature[] = [
  accountSwitch,
  applications,
  audit,
  badges,
  calendar,
  categories,
  comments,
  contact,
  employers,
  favorites,
  feeds,
  files,
  home,
  jobSearch,
  jobs,
  mail,
  news,
  newsletter,
  occupations,
  pages,
  pictures,
  profiles,
  recommendations,
  rss,
  savedSearches,
  secondFactor,
  signIn,
  signUp,
  singleSignOn,
  sitemaps,
  themes,
  userNeeds,
  users,
  websiteBuilder,
]
const inDevelopment: Feature[] = [uiGallery]
const inDemo: Feature[] = [demoSites]

/** What the rooms give the application under these settings. */
export function features({ development, demo }: Pick<Settings, 'development' | 'demo'>): Features {
  const rooms: Feature[] = [...always, ...(development ? inDevelopment : []), ...(demo ? inDemo : [])]
  return {
    routes: rooms.flatMap(({ routes = [] }) => routes),
    tasks: Object.assign(
      erasureTasks(rooms.flatMap(({ erase = [] }) => erase)),
      ...rooms.map(({ tasks }) => tasks),
    ),
    cron: rooms.flatMap(({ cron = [] }) => cron),
    auditActions: Object.assign({}, ...rooms.map(({ auditActions }) => auditActions)),
    menuEntries: rooms.flatMap(({ menuEntries = [] }) => menuEntries),
    sitemaps: rooms.flatMap(({ sitemap = [] }) => sitemap),
  }
}
