import { wholePlatform } from '#features/job-cards/schema.ts'
import { percolator, readQuery, type SavedQuery, searchJobs } from '#features/job-search/index.ts'
import type { SearchPage } from '#features/job-search/schema.ts'
import type { Db } from '#lib/db.ts'

const day = 86_400_000
/** How many jobs a page and how many pages a search shows. */
const shown = { limit: 50, pages: 200 }

/**
 * Runs some of the saved searches as a person would, page after page, and compares the jobs with those that were matched.
 * Every job is new here, so both must find the same.
 */
export async function equalOnSample(db: Db, themeId: string, now: Date, count: number) {
  const rows = await db
    .selectFrom('saved_searches')
    .select(['id', 'query'])
    .orderBy('id')
    .execute()
    .then((all) => everyNth(all, count))
  const since = new Date(Date.now() - day)
  const { match, size } = await percolator(db, since, now)
  let isEqual = true
  let bruteMs = 0
  for (const { id, query } of rows) {
    const began = performance.now()
    const searched = await pagesOf(db, themeId, query as SavedQuery)
    bruteMs += performance.now() - began
    const [matched] = await match([{ query: query as SavedQuery, themeId, since }], size)
    const { ids } = matched!
    if (ids.toSorted().join() === searched.toSorted().join()) continue
    isEqual = false
    console.error(`search ${id} finds ${searched.length}, matched were ${ids.length}:`, JSON.stringify(query))
  }
  return { isEqual, bruteSeconds: bruteMs / 1000 }
}

async function pagesOf(db: Db, themeId: string, kept: SavedQuery): Promise<string[]> {
  const context = { viewer: null, theme: { id: themeId, jobScope: wholePlatform } }
  const query = { ...readQuery({}), ...kept, limit: shown.limit }
  const found: string[] = []
  for (let page = 1; page <= shown.pages; page++) {
    const answer: SearchPage = await searchJobs(db, context, { ...query, page })
    found.push(...answer.jobs.map((job) => job.id))
    // A page after the last one shows the last one again.
    if (found.length >= answer.totalDocs) break
  }
  return found
}

function everyNth<T>(list: T[], count: number): T[] {
  const step = Math.max(1, Math.floor(list.length / count))
  return list.filter((_, i) => i % step === 0).slice(0, count)
}
