import { sql } from 'kysely'
import { jobCards } from '#features/job-cards/index.ts'
import { resourceCards, trainingCards } from '#features/learning-cards/index.ts'
import type { Site } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import {
  type Recommended,
  recommendationCounts,
  recommendationRows,
  recommendationsTo,
} from './recommendations.ts'
import type { ListQuery, Recommendation, RecommendationList } from './schema.ts'

type Kind = Recommended['kind']
type Shown = Pick<Recommendation, 'title' | 'href' | 'job' | 'training' | 'resource'>
type Load = (db: Db, viewer: Person, site: Site, ids: string[]) => Promise<Map<string, Shown>>

/** What each kind of thing shows of itself; what somebody may not see any more is left out. */
const loads: Record<Kind, Load> = {
  job: async (db, viewer, site, ids) =>
    mapped(await jobCards(db, viewer, ids, site), (job) => ({
      ...{ job, title: job.title },
      href: `/jobs/${job.id}/recommended`,
    })),
  training: async (db, viewer, site, ids) =>
    mapped(await trainingCards(db, viewer, site, ids), (training) => ({
      ...{ training, title: training.title },
      href: `/trainings/${training.id}/recommended`,
    })),
  resource: async (db, _viewer, site, ids) =>
    mapped(await resourceCards(db, site, ids), (resource) => ({
      ...{ resource, title: resource.title },
      href: `/resources/${resource.id}/recommended`,
    })),
}

/** What these are, by kind and id. */
export async function thingsOf(
  db: Db,
  viewer: Person,
  site: Site,
  rows: { kind: string; subjectId: string }[],
): Promise<Record<Kind, Map<string, Shown>>> {
  const idsOf = (kind: Kind) => rows.filter((row) => row.kind === kind).map(({ subjectId }) => subjectId)
  const [job, training, resource] = await Promise.all([
    loads.job(db, viewer, site, idsOf('job')),
    loads.training(db, viewer, site, idsOf('training')),
    loads.resource(db, viewer, site, idsOf('resource')),
  ])
  return { job, training, resource }
}

const mapped = <One, Other>(all: Map<string, One>, other: (one: One) => Other): Map<string, Other> =>
  new Map([...all].map(([id, one]) => [id, other(one)]))

/** So many are looked through for one that can still be opened. */
const mostTried = 20

type Latest = Pick<Recommendation, 'title' | 'href' | 'by' | 'note' | 'createdAt'> & {
  /** its employer, or its heading */
  from: string
}

/** The newest recommendation that waits and can still be opened, and how many wait. */
export async function latestRecommendation(
  db: Db,
  viewer: NonNullable<Person>,
  site: Site,
): Promise<{ latest: Latest | null; open: number }> {
  const rows = await recommendationRows(db, viewer.id, 'open')
    .select(sql<number>`count(*) over ()`.as('open'))
    .limit(mostTried)
    .execute()
  const open = rows[0]?.open ?? 0
  for (const row of rows) {
    const what = (await loads[row.kind as Kind](db, viewer, site, [row.subjectId])).get(row.subjectId)
    if (!what || what.job?.isGone) continue
    const { title, href, job, training, resource } = what
    const by = { id: row.mentorId, name: `${row.firstName} ${row.lastName}` }
    const latest: Latest = {
      ...{ title, by, href: `${href}?by=${by.id}`, note: row.note, createdAt: row.createdAt.toISOString() },
      from: job ? (job.feedEmployer ?? job.employer.name) : (training?.theme ?? resource?.category ?? ''),
    }
    return { latest, open }
  }
  return { latest: null, open }
}

/** A page of what was recommended to a person, with what it is. */
export async function recommendationList(
  db: Db,
  viewer: NonNullable<Person>,
  site: Site,
  query: ListQuery,
): Promise<RecommendationList> {
  const [{ rows, ...page }, counts] = await Promise.all([
    recommendationsTo(db, viewer.id, query),
    recommendationCounts(db, viewer.id),
  ])
  const shown = await thingsOf(db, viewer, site, rows)
  const data = rows.flatMap((row) => {
    const kind = row.kind as Kind
    const what = shown[kind].get(row.subjectId)
    if (!what) return []
    const by = { id: row.mentorId, name: `${row.firstName} ${row.lastName}` }
    return [
      {
        ...what,
        ...{ id: row.id, kind, by, note: row.note, href: `${what.href}?by=${by.id}` },
        createdAt: row.createdAt.toISOString(),
        isComplete: row.completedAt !== null,
        isDeclined: row.declinedAt !== null,
      },
    ]
  })
  return { ...page, data, onlyNonComplete: query.onlyNonComplete, show: query.show, counts }
}
