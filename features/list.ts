import type { FastifyPluginAsync } from 'fastify'
import type pg from 'pg'
import demoPictures from '#demo/routes.ts'
import accountSwitch from '#features/account-switch/routes.ts'
import applications from '#features/applications/routes.ts'
import auditRoutes from '#features/audit/routes.ts'
import badgeRoutes from '#features/badges/routes.ts'
import calendarRoutes from '#features/calendar/routes.ts'
import categories from '#features/categories/routes.ts'
import commentRoutes from '#features/comments/routes.ts'
import contactRoutes from '#features/contact/routes.ts'
import employers from '#features/employers/routes.ts'
import favorites from '#features/favorites/routes.ts'
import feedRoutes from '#features/feeds/routes.ts'
import fileRoutes from '#features/files/routes.ts'
import home from '#features/home/routes.ts'
import jobs from '#features/jobs/routes.ts'
import mailRoutes from '#features/mail/routes.ts'
import newsRoutes from '#features/news/routes.ts'
import newsletterRoutes from '#features/newsletter/routes.ts'
import ranks from '#features/occupations/rank-routes.ts'
import occupations from '#features/occupations/routes.ts'
import pages from '#features/pages/routes.ts'
import pictureRoutes from '#features/pictures/routes.ts'
import profileRoutes from '#features/profiles/routes.ts'
import recommendations from '#features/recommendations/routes.ts'
import rssRoutes from '#features/rss/routes.ts'
import savedSearches from '#features/saved-searches/routes.ts'
import secondFactor from '#features/second-factor/routes.ts'
import signIn from '#features/sign-in/routes.ts'
import signUp from '#features/sign-up/routes.ts'
import singleSignOn from '#features/single-sign-on/routes.ts'
import sitemaps from '#features/sitemaps/routes.ts'
import type { Sites } from '#features/themes/index.ts'
import userRoutes from '#features/users/routes.ts'
import websiteBuilder from '#features/website-builder/routes.ts'
import { captchaRoutes } from '#lib/captcha/index.ts'
import type { Db } from '#lib/db.ts'
import type { Settings } from '../config.ts'
import { themeRoutes } from './themes/routes.ts'
import { uiGallery } from './ui-gallery/routes.ts'

/** What the routes of a feature get beside the app. */
export type Tools = { db: Db; pool: pg.Pool; settings: Settings; sites: Sites }

type Feature = (app: never, tools: Tools) => Promise<void>

/** Every feature's routes: adding a feature is one line here. */
export const features = (settings: Settings): FastifyPluginAsync<Tools>[] =>
  [
    ...always,
    ...(settings.development ? inDevelopment : []),
    ...(settings.demo ? inDemo : []),
  ] as unknown as FastifyPluginAsync<Tools>[]

const always: Feature[] = [
  fileRoutes,
  themeRoutes,
  signIn,
  secondFactor,
  singleSignOn,
  captchaRoutes,
  categories,
  accountSwitch,
  employers,
  ranks,
  userRoutes,
  occupations,
  jobs,
  favorites,
  applications,
  recommendations,
  savedSearches,
  home,
  pages,
  pictureRoutes,
  signUp,
  sitemaps,
  feedRoutes,
  mailRoutes,
  auditRoutes,
  profileRoutes,
  badgeRoutes,
  websiteBuilder,
  commentRoutes,
  contactRoutes,
  newsRoutes,
  newsletterRoutes,
  calendarRoutes,
  rssRoutes,
]
const inDevelopment: Feature[] = [uiGallery]
const inDemo: Feature[] = [demoPictures]
