import { menteeFor } from '#features/recommendations/index.ts'
import type { Db } from '#lib/db.ts'
import { may, type Person } from '#spec/access.ts'
import { countedResults } from '#spec/limits.ts'
import { searchFlags } from '#spec/lists.ts'
import { favorited } from './cards.ts'
import { chosenLabels, countFacets, facetsOf, topValues } from './facets.ts'
import { gather } from './find.ts'
import { helpFor } from './help.ts'
import { cardsOf } from './hits.ts'
import { categoryLabels } from './labels.ts'
import { reasonsOf } from './liking/liking.ts'
import { likedBy } from './liking/order.ts'
import { type Seeker, seekerOf } from './liking/profile.ts'
import { branchesAndRanks, occupationOf } from './occupation.ts'
import { type Hit, rank } from './rank.ts'
import { type JobBrief, type JobQuery, type SearchPage, searchUrl } from './schema.ts'
import { understand } from './understand.ts'

export type SearchContext = { viewer: Person; theme: { id: string }; now?: Date }

/** Answers a search: the props of the page jobs/search. */
export async function searchJobs(
  db: Db,
  { viewer, theme, now = new Date() }: SearchContext,
  asked: JobQuery,
): Promise<SearchPage> {
  const moment = Math.floor(now.getTime() / 1000)
  const query = { ...asked, at: asked.page > 1 && asked.at ? asked.at : String(moment) }
  const seeker = await seekerOf(db, viewer)
  const at = asked.page > 1 && asked.at ? Number(asked.at) : moment
  const search = likedBy(await understand(db, query, theme.id, at), seeker)
  const gathered = await gather(db, search)
  const { hits, total } = rank(search, gathered)
  const top = topValues(query, countFacets(gathered))
  const employersShown = (top.get('employer') ?? []).map(([id]) => id)
  const [cards, categories, help, choices, occupation] = await Promise.all([
    cardsOf(db, search, hits, employersShown, may(viewer, 'score.view')),
    categoryLabels(db),
    helpFor(db, search, total),
    branchesAndRanks(db, query.c),
    occupationOf(db, search),
  ])
  const facets = facetsOf(query, top, { categories, employers: cards.employers })
  const canonical = searchUrl({ ...query, at: '', rest: [] }, { page: query.page })
  return {
    jobs: await favorited(db, viewer, seeker ? explained(cards.jobs, hits, seeker) : cards.jobs),
    mentee: query.menteeToRecommend ? await menteeOf(db, viewer, query.menteeToRecommend) : null,
    own: viewer && { occupation: seeker?.occupation ? ownChoice(query, seeker.occupation) : null },
    totalDocs: total,
    page: query.page,
    limit: query.limit,
    query,
    labels: chosenLabels(facets),
    place: search.place && { label: placeLabel(search.place) },
    notice: search.isLost
      ? 'invalidLocation'
      : query.tab === 'mos' && (query.o || query._o) && !search.plan
        ? 'unknownOccupation'
        : null,
    facets,
    facetsCapped: gathered.total > countedResults,
    ...occupation,
    ...help,
    ...choices,
    canonical,
    indexable: total > 0 && isIndexable(query),
    feeds: { rss: feedUrl('rss', query), json: feedUrl('json', query) },
  }
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
const menteeOf = async (db: Db, viewer: Person, id: string) => (isId(id) ? menteeFor(db, viewer, id) : null)

/** Each card with why it suits the person who looks. */
function explained(jobs: JobBrief[], hits: Hit[], seeker: Seeker): JobBrief[] {
  const byId = new Map(hits.map((hit) => [hit.id, hit]))
  return jobs.map((job) => {
    const { segment, slot } = byId.get(job.id)!
    const fits = reasonsOf(seeker, segment, slot)
    return fits.length ? { ...job, fits } : job
  })
}

/** The search for what the person did in the service, with everything else as it is. */
function ownChoice(query: JobQuery, { id, code, title, corps, rank }: NonNullable<Seeker['occupation']>) {
  const change = { tab: 'mos', c: corps, o: id, _o: `${code} ${title}`, rank: rank ?? '', q: '' } as const
  return { label: `${code} ${title}`, href: searchUrl(query, { ...change, _c: '', _rank: '' }) }
}

/** Search engines may list searches for words, a place, an occupation, or one value of one facet; not their countless mixtures. */
function isIndexable(query: JobQuery): boolean {
  const facets = [
    ...query.cat,
    ...query.s,
    ...query.type,
    ...query.level,
    ...query.state,
    query.employer,
  ].filter(Boolean)
  const flags = searchFlags.filter((flag) => query[flag])
  const isPlain =
    query.page === 1 && query.rest.length === 0 && query.sort === 'score' && !query.menteeToRecommend
  return isPlain && facets.length + flags.length <= 1
}

const placeLabel = (place: { city: string; state: string }) => `${place.city}, ${place.state}`

/** The same search as a feed: /jobs/search.rss?… */
export const feedUrl = (kind: 'rss' | 'json', query: JobQuery) =>
  searchUrl(query, { page: 1 }).replace(
    '/jobs/search',
    kind === 'rss' ? '/jobs/search.rss' : '/jobs/search.json',
  )
