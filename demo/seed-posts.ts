import { z } from 'zod'
import { employerNamed } from '#features/employers/index.ts'
import { JobForm } from '#features/job-admin/form/schema.ts'
import { postJob } from '#features/job-admin/index.ts'
import { pauseJobs } from '#features/jobs/index.ts'
import { accountByEmail } from '#features/users/index.ts'
import type { Actor } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import type { Brought } from './brought.ts'
import { readData } from './data.ts'
import { employers, siteThatWonIt } from './employers.ts'

const DemoPost = z.strictObject({
  employer: z.string(),
  by: z.email(),
  daysAgo: z.int(),
  /** days until it closes */
  opensFor: z.int(),
  state: z.enum(['open', 'paused']),
  /** as the form sends it */
  job: z.record(z.string(), z.unknown()),
})

const dayMs = 86_400_000
const buyer = 'Harbor Point Shipyard'
const hospital = 'Hudson Mercy Health'

/** Jobs that people of employers wrote, beside those of their feeds: once. */
export async function seedPosts(db: Db, themeIds: Map<string, string>, brought: Brought): Promise<void> {
  if (brought.has('posts')) return
  for (const post of readData('posts', z.array(DemoPost))) await add(db, themeIds, post)
  await openSearch(db)
  await brought.note('posts')
}

/** Employers of the sites are subscribed; the shipyard may buy the search of candidates, and has not. */
async function openSearch(db: Db): Promise<void> {
  await db
    .updateTable('employers')
    .set({ subscribed: true })
    .where('needs_approval', '=', false)
    .where('name', '!=', buyer)
    .execute()
  await db
    .updateTable('employers')
    .set({ allow_search_payment: true })
    .where('name', 'in', [buyer, hospital])
    .execute()
}

async function add(db: Db, themeIds: Map<string, string>, post: z.output<typeof DemoPost>): Promise<void> {
  const known = employers.find(({ name }) => name === post.employer)
  const themeId = known && themeIds.get(siteThatWonIt(known))
  const [employer, person] = await Promise.all([
    themeId ? employerNamed(db, post.employer, themeId) : null,
    accountByEmail(db, post.by),
  ])
  if (!employer || !person) return
  const closes = new Date(Date.now() + post.opensFor * dayMs).toISOString().slice(0, 10)
  const form = JobForm.parse({ ...post.job, expiresAt: closes })
  const actor = { viewer: { id: person.id }, ip: '127.0.0.1' } as Actor
  const postedAt = new Date(Date.now() - post.daysAgo * dayMs)
  const id = await postJob(db, actor, { id: employer.id, defaultCategory: null }, form, postedAt)
  if (post.state === 'paused') await pauseJobs(db, [id])
}
