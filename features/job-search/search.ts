import { categoryLabels } from '#features/categories/index.ts'
import type { JobBrief, ScopedSite } from '#features/job-cards/schema.ts'
import type { ProfileForSearch } from '#features/profiles/index.ts'
import { menteeFor, recommendedOf } from '#features/recommendations/index.ts'
import type { Db } from '#lib/db.ts'
import { inSpan } from '#lib/tracing.ts'
import { may, type Person } from '#spec/access.ts'
import { searchFlags } from '#spec/lists.ts'
import type { Hit } from './engine/search-engine.ts'
import { findJobs } from './find-jobs.ts'
import { type SearcherProfile, searcherProfile } from './personalization/profile.ts'
import { reasonsOf } from './personalization/reasons.ts'
import { resolveSearch } from './query/resolve.ts'
import { chosenLabels, facetsOf } from './results/facets.ts'
import { cardsOf } from './results/hits.ts'
import { branchesAndRanks, occupationOf } from './results/occupation.ts'
import { suggestionsFor } from './results/suggestions.ts'
import { understoodOf } from './results/understood.ts'
import { type JobQuery, type SearchPage, searchUrl } from './schema.ts'
import { withOneLook } from './segments/one-look.ts'

export type SearchContext = {
  viewer: Person
  theme: ScopedSite
  now?: Date
  /** the viewer's, where it is known already */
  profile?: ProfileForSearch | null
  /** where nothing is found at the place, jobs far away are shown: who asks says that they are */
  mayLeavePlace?: boolean
}

/** Runs a search and returns the props of job-search/search. */
export const searchJobs = (db: Db, context: SearchContext, requested: JobQuery): Promise<SearchPage> =>
  withOneLook(() => searchOnce(db, context, requested))

async function searchOnce(
  db: Db,
  { viewer, theme, now = new Date(), profile: known, mayLeavePlace = false }: SearchContext,
  requested: JobQuery,
): Promise<SearchPage> {
  const moment = Math.floor(now.getTime() / 1000)
  const first = { ...requested, at: requested.page > 1 && requested.at ? requested.at : String(moment) }
  const mentee = await menteeOf(db, viewer, first.menteeToRecommend)
  // A mentor's search is ranked for the person they search for.
  const profile = await searcherProfile(db, mentee ?? viewer, mentee ? null : known)
  const at = requested.page > 1 && requested.at ? Number(requested.at) : moment
  const branch = profile?.occupation?.corps ?? null
  const resolved = await resolveSearch(db, first, theme, at, {
    branch,
    searcher: profile && factsOf(profile),
  })
  const { search, found, note, partly } = await inSpan('search', { 'muster.search.tab': first.tab }, () =>
    findJobs(db, resolved, mayLeavePlace && !staysThere(first)),
  )
  const { hits, total, there, page, facets: top } = found
  const query = { ...first, page }
  const employersShown = (top.get('employer') ?? []).map(([id]) => id)
  const [cards, categories, suggestions, choices, occupation] = await Promise.all([
    cardsOf(db, search, hits, {
      employers: employersShown,
      seesScore: may(viewer, 'score.view'),
      favoritesOf: viewer,
    }),
    categoryLabels(db),
    suggestionsFor(db, search, total, there),
    branchesAndRanks(db, query.c),
    occupationOf(db, search),
  ])
  const nearby =
    there === null ? null : { total: there, onPage: hits.filter(({ isThere }) => isThere).length }
  const understood = understoodOf(first, search, { note, partly })
  const facets = facetsOf(query, top, { categories, employers: cards.employers })
  const canonical = searchUrl({ ...query, at: '', rest: [] }, { page })
  return {
    jobs: profile ? withReasons(cards.jobs, hits, profile, mentee?.name) : cards.jobs,
    mentee: mentee && {
      ...mentee,
      recommended: await recommendedOf(
        db,
        viewer!.id,
        mentee.id,
        hits.map(({ id }) => id),
      ),
    },
    own:
      viewer && !mentee
        ? { occupation: profile?.occupation ? ownOccupationSearch(query, profile.occupation) : null }
        : null,
    totalDocs: total,
    page,
    limit: query.limit,
    query,
    labels: chosenLabels(facets),
    place: search.place && { label: understood.place?.label ?? placeLabel(search.place) },
    elsewhere: search.isElsewhere,
    understood,
    notice: search.isPlaceUnknown
      ? 'invalidLocation'
      : query.tab === 'mos' && (query.o || query._o) && !search.plan
        ? 'unknownOccupation'
        : null,
    nearby,
    facets,
    facetsCapped: found.isCapped,
    ...occupation,
    ...suggestions,
    ...choices,
    canonical,
    indexable: total > 0 && isIndexable(query),
    feeds: { rss: feedUrl('rss', query), json: feedUrl('json', query) },
  }
}

/** The jobs at the place are asked for; another place or other words than those of `there` are a search of their own. */
const staysThere = ({ there, l, q }: JobQuery) =>
  there === '1' || (there !== '' && (there === l || there === q))

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
const menteeOf = async (db: Db, viewer: Person, id: string) => (isId(id) ? menteeFor(db, viewer, id) : null)

export const factsOf = ({ titles, careers, interests, clearance, home }: SearcherProfile) => ({
  titles,
  careers,
  interests,
  clearance,
  home,
})

/** Adds to each card why the job fits the viewer, or the person of this name. */
export function withReasons(
  jobs: JobBrief[],
  hits: Hit[],
  profile: SearcherProfile,
  whose?: string,
): JobBrief[] {
  const byId = new Map(hits.map((hit) => [hit.id, hit]))
  return jobs.map((job) => {
    const fits = reasonsOf(profile, byId.get(job.id)!, whose)
    return fits.length ? { ...job, fits } : job
  })
}

/** The same search by the viewer's own military occupation. */
function ownOccupationSearch(
  query: JobQuery,
  { id, code, title, corps, rank }: NonNullable<SearcherProfile['occupation']>,
) {
  const change = { tab: 'mos', c: corps, o: id, _o: `${code} ${title}`, rank: rank ?? '', q: '' } as const
  return { label: `${code} ${title}`, href: searchUrl(query, { ...change, _c: '', _rank: '' }) }
}

/** Search engines may index searches by words, place, occupation, or one facet value, but not their combinations. */
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
