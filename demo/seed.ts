import { join } from 'node:path'
import { saveEmployer } from '#features/employers/index.ts'
import { addFeed, addressOf, importFeed } from '#features/feeds/index.ts'
import { promoteJobs } from '#features/jobs/index.ts'
import type { Db } from '#lib/db.ts'
import { type Brought, readBrought } from './brought.ts'
import { type DemoEmployer, employers, siteOf, siteThatWonIt, slugOf } from './employers.ts'
import { type FeedFile, feedFiles, writeFeeds } from './feeds.ts'
import { demoJobs } from './jobs.ts'
import { places } from './places.ts'
import { logoAddress } from './routes.ts'
import { seedAnalytics } from './seed-analytics.ts'
import { seedApplicants } from './seed-applicants.ts'
import { seedConversations } from './seed-conversations.ts'
import { seedCredits } from './seed-credits.ts'
import { seedExams } from './seed-exams.ts'
import { seedGiving } from './seed-giving.ts'
import { seedHiring } from './seed-hiring.ts'
import { seedLearning } from './seed-learning.ts'
import { seedModules } from './seed-modules.ts'
import { seedPages } from './seed-pages.ts'
import { seedPapers } from './seed-papers.ts'
import { seedPeople } from './seed-people.ts'
import { seedPosts } from './seed-posts.ts'
import { seedProfiles } from './seed-profiles.ts'
import { seedQuizzes } from './seed-quizzes.ts'
import { seedResources } from './seed-resources.ts'
import { seedSeeking } from './seed-seeking.ts'
import { type DemoTheme, themes } from './themes.ts'

type Options = {
  /** where the feed files go, below `demo-feeds` */
  dataDir: string
  /** told what happens, in words for the person at the terminal */
  announce?: (step: string) => void
  /** the day from which the dates of the jobs count back */
  today?: Date
}

/**
 * The demo sites: themes, employers, people, and jobs that come in through the importer from feed files. Does at each start
 * what is not done yet, so a start that was interrupted is made good by the next; a complete one costs a few queries.
 * What was brought once is not brought again: it may have been deleted since.
 * @returns how many jobs came in
 * @throws when a feed that we wrote cannot be read
 */
export async function seedDemo(
  db: Db,
  { dataDir, announce = () => {}, today = new Date() }: Options,
): Promise<number> {
  const { brought, themeIds, added } = await seedSites(db, { dataDir, announce, today })
  await seedPeople(db, themeIds, brought)
  await seedPages(db, themeIds, brought)
  await seedProfiles(db, themeIds, brought)
  await seedPapers(db)
  await seedSeeking(db, themeIds, brought)
  await seedGiving(db, themeIds, brought)
  await seedHiring(db, themeIds, brought)
  await seedQuizzes(db, themeIds, brought)
  await seedLearning(db, themeIds, brought)
  await seedExams(db, brought, today)
  await seedResources(db, today, brought)
  await seedModules(db, themeIds, brought)
  await seedApplicants(db, brought)
  await seedCredits(db, brought)
  await seedPosts(db, themeIds, brought)
  await seedConversations(db, themeIds, brought)
  await seedAnalytics(db, themeIds, brought, today)
  return added
}

/** The demo sites and their jobs, without people: what a search of the demo needs. */
export async function seedSites(
  db: Db,
  { dataDir, announce = () => {}, today = new Date() }: Options,
): Promise<{ brought: Brought; themeIds: Map<string, string>; added: number }> {
  const brought = await readBrought(db)
  const themeIds = new Map<string, string>()
  for (const theme of themes) {
    const id = await saveTheme(db, theme, brought)
    if (id) themeIds.set(theme.slug, id)
  }
  return { brought, themeIds, added: await seedJobs(db, themeIds, { dataDir, announce, today }, brought) }
}

async function seedJobs(
  db: Db,
  themeIds: Map<string, string>,
  { dataDir, announce, today }: Required<Options>,
  brought: Brought,
): Promise<number> {
  if (employers.every((employer) => brought.has(thingOf(employer)))) return 0
  const files = feedFiles(demoJobs(today), today)
  const folder = join(dataDir, 'demo-feeds')
  await writeFeeds(folder, files)
  const total = files.reduce((sum, file) => sum + file.jobs, 0)
  announce(`Bringing in ${total.toLocaleString('en-US')} demo jobs from ${files.length} feeds …`)
  let added = 0
  const waiting = [...files]
  const reader = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      if (brought.has(thingOf(file.employer))) continue
      const count = await bringIn(db, file, folder, themeIds)
      added += count
      await brought.note(thingOf(file.employer))
    }
  }
  await Promise.all(Array.from({ length: readers }, reader))
  await promoteSome(db, today)
  return added
}

/** Some employers promote their newest job for a month. */
async function promoteSome(db: Db, today: Date): Promise<void> {
  const newest = await db
    .selectFrom('jobs')
    .distinctOn('employer_id')
    .select('id')
    .where('feed_employer', 'is', null)
    .orderBy('employer_id')
    .orderBy('posted_at', 'desc')
    .execute()
  const some = newest.filter((_, place) => place % 5 === 2).map(({ id }) => id)
  await promoteJobs(db, some, new Date(today.getTime() + 30 * 86_400_000))
}

/** Feeds read side by side: the database works while the next one is parsed. */
const readers = 4

const thingOf = (employer: DemoEmployer) => `employer ${employer.name}`

async function bringIn(
  db: Db,
  file: FeedFile,
  folder: string,
  themeIds: Map<string, string>,
): Promise<number> {
  const { employer } = file
  const id = await saveEmployer(db, employer.name, fieldsOf(employer, themeIds))
  const feed = await addFeed(db, id, addressOf(join(folder, file.name)))
  const run = await importFeed(db, feed, { allowFiles: true })
  if (run?.failureReason)
    throw new Error(`The demo feed ${file.name} could not be read: ${run.failureReason}`)
  return run?.added ?? 0
}

function fieldsOf(employer: DemoEmployer, themeIds: Map<string, string>) {
  const seat = places.find(({ zip }) => zip === employer.seat)!
  const { flags } = employer
  return {
    url: siteOf(employer),
    logo: logoAddress(`${slugOf(employer.name)}.svg`),
    industry: employer.industry,
    yearFounded: employer.founded,
    about: employer.about,
    addressLine1: employer.street,
    city: seat.city,
    state: seat.state,
    zip: seat.zip,
    contactEmail: `jobs@${slugOf(employer.name)}.example`,
    abilityOne: flags.includes('abilityOne'),
    federalContractor: flags.includes('contractor'),
    tradeUnion: flags.includes('union'),
    jobg8ApplyType: employer.apply,
    sourceThemeId: themeIds.get(siteThatWonIt(employer))!,
  }
}

/** Adds a demo theme once. @returns null when it was deleted since */
async function saveTheme(db: Db, theme: DemoTheme, brought: Brought): Promise<string | null> {
  const thing = `site ${theme.slug}`
  if (brought.has(thing)) return brought.themeId(thing)
  const id = await addTheme(db, theme)
  await brought.note(thing, id)
  return id
}

/** Adds a demo theme, or leaves the one that answers at its address as it is. */
async function addTheme(db: Db, theme: DemoTheme): Promise<string> {
  const [primary] = theme.domains
  const found = await db
    .selectFrom('theme_domains')
    .select('theme_id')
    .where('domain', '=', primary!)
    .executeTakeFirst()
  if (found) return found.theme_id
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('themes')
      .values({
        name: theme.name,
        variables: JSON.stringify(theme.variables),
        applications: JSON.stringify(theme.applications),
        content: JSON.stringify(theme.content),
        logo_light: logoAddress(theme.logoLight),
        logo_dark: logoAddress(theme.logoDark),
        job_scope: JSON.stringify(theme.jobScope),
        contact_email: theme.contactEmail,
        signup: JSON.stringify(theme.signup),
        employer_signup: JSON.stringify(theme.employerSignup),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('theme_domains')
      .values(theme.domains.map((domain) => ({ domain, theme_id: id, is_primary: domain === primary })))
      .execute()
    return id
  })
}
