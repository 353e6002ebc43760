import type { Radius } from '#spec/limits.ts'
import { type ApplicationStatus, type JobSource, type MosMatch, type Sort, searchFlags } from '#spec/lists.ts'

/** Plain text in pieces; every second one (index 1, 3, …) matched the query. */
export type Marked = string[]

/** A job in a list (document 1, section 3: job card). */
export type JobBrief = {
  id: string
  /** /jobs/{title}-{employer}-{id} */
  href: string
  title: string
  employer: JobEmployer
  /** the company an aggregator's feed names */
  feedEmployer: string | null
  /** 'Norfolk, VA' */
  addressShort: string | null
  /** miles from the place that was searched */
  distance: number | null
  agency: string | null
  subagency: string | null
  /** '$62,400 to $81,000 a year' */
  wage: string | null
  careerLevel: string | null
  type: string | null
  isRemote: boolean
  isHybrid: boolean
  favorited: boolean
  promoted: boolean
  /** when it was posted, ISO 8601 */
  createdAt: string
  /** null when no words were searched */
  highlight: { title: Marked | null; text: Marked | null } | null
  /** how it came to fit the military occupation that was searched */
  mos?: { how: MosMatch; term: string; career: string | null }
  /** why it suits the viewer, by the own profile */
  fits?: string[]
  /** only for those who may see it */
  score?: JobScore
}

export type JobEmployer = { id: string; name: string; logo: string | null }

/** 0 to 100 (document 2, section 3). */
export type JobScore = {
  result: number
  factors: { title: number; description: number; paramA: number; paramB: number; result: number }
}

/** Named as the parameter of the URL that it sets. */
export type FacetName = 'cat' | 'employer' | 's' | 'type' | 'level' | 'remote' | 'state'
export type Facet = {
  name: FacetName
  /** the most first; chosen ones are always there */
  values: { value: string; label: string; count: number; chosen: boolean }[]
}

/** What a search asks, in its canonical form; what is absent is empty. */
export type JobQuery = {
  q: string
  l: string
  r: Radius
  sort: Sort
  tab: 'keyword' | 'mos'
  c: string
  _c: string
  rank: string
  _rank: string
  o: string
  _o: string
  cat: string[]
  employer: string
  s: string[]
  type: string[]
  level: string[]
  state: string[]
  remote: boolean
  abilityOne: boolean
  volunteer: boolean
  competitive: boolean
  employerOnly: boolean
  menteeToRecommend: string
  page: number
  limit: number
  /** the moment (seconds) of the first page's answer: later pages are of the same answer, whatever came since */
  at: string
  /** parameters that we do not know: kept in links */
  rest: [string, string][]
}

/** The props of jobs/search. */
export type SearchPage = {
  jobs: JobBrief[]
  /** counted to 10,000 */
  totalDocs: number
  page: number
  limit: number
  query: JobQuery
  /** what ids in the query mean, by 'employer:{id}', 'cat:{slug}' */
  labels: Record<string, string>
  place: { label: string } | null
  notice: 'invalidLocation' | 'unknownOccupation' | null
  facets: Facet[]
  /** counts are of the first 10,000 jobs */
  facetsCapped: boolean
  occupation: { id: string; code: string; title: string; corps: string } | null
  /** civilian careers that the occupation leads to */
  careers: { title: string; href: string }[]
  /** other services that use the same code */
  otherBranches: { label: string; href: string }[]
  didYouMean: { label: string; href: string } | null
  /** searches that find more: wider radii, fewer words */
  wider: { label: string; count: number; href: string }[]
  /** whom a mentor looks for jobs for */
  mentee: { id: string; name: string } | null
  /** what the viewer did in the service, to search by; null for a visitor */
  own: { occupation: { label: string; href: string } | null } | null
  branches: { value: string; label: string }[]
  /** of the branch that is chosen */
  ranks: { value: string; label: string }[]
  canonical: string
  indexable: boolean
  feeds: { rss: string; json: string }
}

/** The props of jobs/job. */
export type JobPage = {
  job: JobBrief & {
    /** cleaned HTML */
    description: string
    employer: JobEmployer & {
      /** plain text */
      about: string | null
      url: string | null
      abilityOne: boolean
      jobsHref: string
    }
    expiresAt: string | null
    clearance: string | null
    /** as much as is known: 'street, City, ST ZIP' */
    address: string | null
    categories: { label: string; href: string }[]
    source: JobSource | null
    isCompetitive: boolean
    isVolunteer: boolean
    reference: string
  }
  apply:
    | { kind: 'link'; href: string; host: string }
    | { kind: 'email'; href: string; address: string }
    | null
  similar: JobBrief[]
  /** schema.org JobPosting */
  posting: object | null
  /** absolute */
  canonical: string
  /** plain text of at most 160 characters, for the share card */
  summary: string
  recommendedBy: { name: string } | null
  /** the viewer's own record of this job */
  application: { id: string; status: ApplicationStatus; appliedAt: string | null } | null
}

/** The props of jobs/gone: an address whose job has ended. */
export type GonePage = { title: string | null; similar: JobBrief[] }

const lists = ['cat', 's', 'type', 'level', 'state'] as const
const texts = ['q', 'l', 'c', '_c', 'rank', '_rank', 'o', '_o', 'employer', 'menteeToRecommend'] as const
const usual = { r: '50', sort: 'score', page: 1, limit: 10 } as const

/** The canonical address of a search. A change of anything but the page begins at the first. */
export function searchUrl(query: JobQuery, change: Partial<JobQuery> = {}): string {
  const wanted = { ...query, page: 1, ...change }
  const later = wanted.page > 1
  const parameters = new URLSearchParams()
  for (const name of texts) if (wanted[name]) parameters.append(name, wanted[name])
  if (wanted.tab === 'mos' && !wanted.c && !wanted.o && !wanted.rank) parameters.append('tab', 'mos')
  for (const name of lists) for (const value of wanted[name]) parameters.append(name, value)
  for (const name of searchFlags) if (wanted[name]) parameters.append(name, 'true')
  for (const [name, value] of Object.entries(usual)) {
    const given = wanted[name as keyof typeof usual]
    if (given !== value) parameters.append(name, String(given))
  }
  if (later && wanted.at) parameters.append('at', wanted.at)
  for (const [name, value] of wanted.rest) parameters.append(name, value)
  const text = parameters.toString()
  return text ? `/jobs/search?${text}` : '/jobs/search'
}
