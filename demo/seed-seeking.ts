import { follow, moveApplication } from '#features/applications/index.ts'
import { saveFavorite } from '#features/favorites/index.ts'
import { type ScopedSite, wholePlatform } from '#features/job-cards/schema.ts'
import { readQuery, searchJobs } from '#features/job-search/index.ts'
import { openJob } from '#features/jobs/index.ts'
import { recommend } from '#features/recommendations/index.ts'
import { saveSearch } from '#features/saved-searches/index.ts'
import { accountByEmail } from '#features/users/index.ts'
import type { Db } from '#lib/db.ts'
import type { ApplicationStatus } from '#spec/lists.ts'
import type { Brought } from './brought.ts'

const seeker = 'maria.delgado@demo.example'
const mentor = 'walter.jennings@demo.example'
const asked = { c: 'army', o: 'army-68w-enlisted', l: '10001', r: '50' }

/** How far each application has come, step by step. */
const steps: ApplicationStatus[][] = [
  ['INTERESTED'],
  ['APPLIED'],
  ['APPLIED', 'INTERVIEWING'],
  ['APPLIED', 'INTERVIEWING', 'OFFERED'],
]

/** What one of the demo people looks for, keeps, applies for, and was recommended: once. */
export async function seedSeeking(db: Db, themeIds: Map<string, string>, brought: Brought): Promise<void> {
  if (brought.has('seeking')) return
  await addSeeking(db, themeIds)
  await brought.note('seeking')
}

async function addSeeking(db: Db, themeIds: Map<string, string>): Promise<void> {
  if (await db.selectFrom('saved_searches').select('id').limit(1).executeTakeFirst()) return
  const [maria, walter] = await Promise.all([accountByEmail(db, seeker), accountByEmail(db, mentor)])
  const theme = { id: themeIds.get('true-bearing')!, jobScope: wholePlatform }
  const query = readQuery(asked)
  const { jobs } = await searchJobs(db, { viewer: null, theme }, readQuery({ ...asked, limit: '50' }))
  // What the official crosswalk names is open to her; a nurse's job would ask for a license that she does not have.
  const ids = jobs.filter(({ mos }) => mos?.how === 'crosswalk').map(({ id }) => id)
  if (!maria || !walter || ids.length < 8) return
  await db.transaction().execute(async (trx) => {
    const search = {
      name: 'Medic jobs near home',
      query,
      frequency: 'daily',
      timeZone: 'America/New_York',
    } as const
    await saveSearch(trx, { userId: maria.id, themeId: theme.id }, search)
    for (const id of ids.slice(0, 3)) await saveFavorite(trx, maria.id, id)
    for (const [at, step] of steps.entries()) await apply(trx, theme, maria.id, ids[at + 2]!, step)
    const what = { kind: 'job', subjectId: ids[7]! } as const
    const from = { id: walter.id, name: `${walter.firstName} ${walter.lastName}` }
    await recommend(trx, from, maria.id, what, 'They train on the job, and know what a medic can do.')
  })
}

async function apply(
  db: Db,
  site: ScopedSite,
  userId: string,
  jobId: string,
  [first, ...more]: ApplicationStatus[],
) {
  const job = await openJob(db, jobId, site)
  if (!job) return
  const id = await follow(db, { userId, jobId, employerId: job.employerId }, first!)
  for (const status of more) await moveApplication(db, id, status, userId)
}
