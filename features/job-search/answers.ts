import { z } from 'zod'
import { JobBrief } from '#features/job-cards/answers.ts'
import { Choice } from '#lib/answers.ts'
import { radii } from '#spec/limits.ts'
import { sorts } from '#spec/lists.ts'

/** Named after the URL parameter that it sets. */
const FacetName = z.enum(['cat', 'employer', 's', 'type', 'level', 'remote', 'state'])
const Facet = z.object({
  name: FacetName,
  /** most frequent first; always includes chosen ones */
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.number(), chosen: z.boolean() })),
})

/** A search in its canonical form; absent parameters are empty. */
const JobQuery = z.object({
  q: z.string(),
  l: z.string(),
  r: z.enum(radii),
  sort: z.enum(sorts.map(({ value }) => value)),
  tab: z.enum(['keyword', 'mos']),
  c: z.string(),
  _c: z.string(),
  rank: z.string(),
  _rank: z.string(),
  o: z.string(),
  _o: z.string(),
  cat: z.array(z.string()),
  employer: z.string(),
  s: z.array(z.string()),
  type: z.array(z.string()),
  level: z.array(z.string()),
  state: z.array(z.string()),
  remote: z.boolean(),
  abilityOne: z.boolean(),
  volunteer: z.boolean(),
  competitive: z.boolean(),
  employerOnly: z.boolean(),
  menteeToRecommend: z.string(),
  /** '1' or the words themselves: searched as typed, not understood */
  words: z.string(),
  /** '1', or what `l` or `q` are: jobs at the place only, though better ones are elsewhere */
  there: z.string(),
  page: z.number(),
  limit: z.number(),
  /** when the first page was searched (Unix time in seconds): later pages are of that result, without newer jobs */
  at: z.string(),
  /** unknown parameters: passed on in links */
  rest: z.array(z.tuple([z.string(), z.string()])),
})

const Link = z.object({ label: z.string(), href: z.string() })

/** What the search understood of what was typed; null: nothing of that kind. */
const Understood = z.object({
  occupation: z
    .object({ id: z.string(), code: z.string(), title: z.string(), corps: z.string(), branch: z.string() })
    .nullable(),
  /** a place that is searched around; `name`: as it is called today */
  place: z.object({ label: z.string(), city: z.string(), state: z.string() }).nullable(),
  /** a whole state */
  state: z.object({ code: z.string(), label: z.string() }).nullable(),
  /** several states: 'New England'; `codes` of the states */
  region: z.object({ label: z.string(), codes: z.array(z.string()) }).nullable(),
  remote: z.literal(true).nullable(),
  /** the words after a slip was corrected */
  corrected: z.string().nullable(),
  /** the words that are searched, when they are not those that were typed */
  words: z.string().nullable(),
  /** the field of work that the words are: the jobs in it, whatever they are called */
  field: z.string().nullable(),
  /** what those are called who do work that was described: 'Tree Trimmers and Pruners' */
  work: z.string().nullable(),
  /** labels of the filters that words became */
  filters: z.array(z.string()),
  /** what could not be done as it was asked: a sentence each */
  notes: z.array(z.string()),
  /** the same search with the words as typed, or, when that is what is shown, as they would be understood */
  literal: z.object({ words: z.string(), href: z.string() }).nullable(),
  understand: Link.nullable(),
  /** other meanings: the code in other branches, other places of the name */
  choices: z.array(z.object({ title: z.string(), links: z.array(Link) })),
})

/** The props of job-search/search. */
export const SearchPage = z.object({
  jobs: z.array(JobBrief),
  /** counted to 10,000 */
  totalDocs: z.number(),
  page: z.number(),
  limit: z.number(),
  query: JobQuery,
  /** labels of ids in the query, by 'employer:{id}', 'cat:{slug}' */
  labels: z.record(z.string(), z.string()),
  place: z.object({ label: z.string() }).nullable(),
  /** the jobs are anywhere: none is called so at the place or in the state that was asked for */
  elsewhere: z.boolean(),
  notice: z.enum(['invalidLocation', 'unknownOccupation']).nullable(),
  understood: Understood,
  facets: z.array(Facet),
  /** counts are of the first 10,000 jobs */
  facetsCapped: z.boolean(),
  occupation: z.object({ id: z.string(), code: z.string(), title: z.string(), corps: z.string() }).nullable(),
  /** civilian careers that the occupation leads to */
  careers: z.array(z.object({ title: z.string(), href: z.string() })),
  /** other branches that use the same code */
  otherBranches: z.array(Link),
  /** with a place: how many jobs are there, and how many of this page; the others are remote, and come after */
  nearby: z.object({ total: z.number(), onPage: z.number() }).nullable(),
  didYouMean: Link.nullable(),
  /** searches with more results: wider radii, fewer words */
  wider: z.array(z.object({ label: z.string(), count: z.number(), href: z.string() })),
  /** the person a mentor is looking for jobs for */
  /** the person that a mentor searches for; `recommended`: the jobs of this page that the mentor has recommended to them */
  mentee: z.object({ id: z.string(), name: z.string(), recommended: z.array(z.string()) }).nullable(),
  /** the viewer's own military occupation, to search by; null for a visitor */
  own: z.object({ occupation: Link.nullable() }).nullable(),
  branches: z.array(Choice),
  /** of the chosen branch */
  ranks: z.array(Choice),
  canonical: z.string(),
  indexable: z.boolean(),
  feeds: z.object({ rss: z.string(), json: z.string() }),
})

/** A search as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1). */
export const JsonFeed = z.object({
  version: z.string(),
  title: z.string(),
  home_page_url: z.string(),
  feed_url: z.string(),
  language: z.string(),
  items: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      title: z.string(),
      content_text: z.string(),
      date_published: z.string(),
      authors: z.array(z.object({ name: z.string() })),
    }),
  ),
})
