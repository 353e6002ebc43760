import { crc32 } from 'node:zlib'
import type { IndexedJob } from '../../segments/analyze.ts'
import { flag } from '../../segments/columns.ts'
import { surestOf } from '../../segments/job-careers.ts'
import type { Flag } from '../query.ts'

/** What ranks a job, packed into one column. Only append: documents that were written earlier lack what was added later. */
const packed = [
  ...(['id', 'posted', 'firstSeen', 'gone', 'promoted', 'lat', 'lon', 'employer', 'categories'] as const),
  ...(['state', 'city', 'zip', 'type', 'level', 'source', 'clearance', 'flags'] as const),
  ...(['titleMarks', 'titleLength', 'topMarks', 'careers'] as const),
] satisfies (keyof IndexedJob)[]

type Packed = (typeof packed)[number]
type LookedUp = Exclude<keyof IndexedJob, Packed>
// A field that is neither packed nor looked up here would be lost: this line then fails to compile.
const lookedUp: Record<LookedUp, []> = { titleTerms: [], terms: [], pairs: [] }

const nothing = {
  ...({ id: '', posted: 0, firstSeen: 0, gone: 0, promoted: 0, lat: null, lon: null, employer: '' } as const),
  ...{ categories: [], state: null, city: null, zip: null, type: null, level: null, source: null },
  ...{ clearance: null, flags: 0, titleMarks: [], titleLength: 0, topMarks: [], careers: null },
} satisfies Pick<IndexedJob, Packed>

/** A job as the cluster has it, as JSON: tokens of our own analysis, separated by spaces, and columns to filter and count by. */
export type JobDocument = { text: string; sum: number }

export function documentOf(job: IndexedJob): JobDocument {
  const text = JSON.stringify(fieldsOf(job))
  const sum = crc32(text)
  return { text: `${text.slice(0, -1)},"sum":${sum}}`, sum }
}

function fieldsOf(job: IndexedJob) {
  const { lat, lon } = job
  return {
    ...{ id: job.id, posted: job.posted, firstSeen: job.firstSeen, gone: job.gone, promoted: job.promoted },
    // As exact as in our own index, so that both find the same jobs at the edge of a circle.
    place: lat === null || lon === null ? null : { lat: Math.fround(lat), lon: Math.fround(lon) },
    ...{
      employer: job.employer,
      category: categoriesOf(job),
      state: job.state,
      city: job.city,
      zip: job.zip,
    },
    ...{ type: job.type, level: job.level, source: job.source, clearance: job.clearance },
    flags: (Object.keys(flag) as Flag[]).filter((name) => job.flags & flag[name]),
    chosen: job.categories,
    title: tokens(job.titleTerms),
    text: tokens(job.terms),
    pairs: job.pairs.map(pairToken).join(' '),
    headline: headlineOf(job).join(' '),
    phrases: phrasesIn(headlineOf(job)),
    top: job.topMarks.map((mark, rank) => topToken(mark, rank)).join(' '),
    careers: careersSaid(job, 'title'),
    careersByText: careersSaid(job, 'text'),
    surestCareers: job.careers ? surestOf(job.careers) : [],
    // Never 0: the score divides by it.
    titleLength: Math.max(1, job.titleLength),
    row: Buffer.from(JSON.stringify(packed.map((name) => job[name]))).toString('base64'),
  }
}

/** A job for which nobody chose a category is in that of its career. */
const categoriesOf = ({ categories, careers }: IndexedJob): string[] =>
  categories.length || !careers?.category ? categories : [careers.category]

const careersSaid = ({ careers }: IndexedJob, from: 'title' | 'text'): string[] =>
  careers?.from === from ? careers.careers.map(({ soc }) => soc) : []

const tokens = (terms: { stem: string }[]) => terms.map(({ stem }) => stem).join(' ')
/** The first words of the title, in order. */
function headlineOf({ titleMarks, titleTerms }: IndexedJob): string[] {
  const stems = new Map(titleTerms.map(({ mark, stem }) => [mark, stem]))
  return titleMarks.map((mark) => stems.get(mark)!)
}

/** Words in a row that are found as one. A code leads to some ninety titles, and most have no more words. */
export const longestPhrase = 4
export const phraseToken = (stems: string[]): string => stems.join('_')

function phrasesIn(stems: string[]): string {
  let phrases = ''
  for (let from = 0; from < stems.length; from++)
    for (let to = from + 1; to <= Math.min(stems.length, from + longestPhrase); to++)
      phrases += `${phraseToken(stems.slice(from, to))} `
  return phrases
}

export const pairToken = (key: number): string => key.toString(36)
const markToken = (mark: number): string => mark.toString(36)

/** The most frequent words of a text are told apart by thirds of their ranks. */
export const topRanks = 4
export const topToken = (mark: number, rank: number): string =>
  `${markToken(mark)}/${Math.min(topRanks - 1, Math.floor(rank / 3))}`

/** The facts of a found job; its words stay in the cluster. */
export function jobOfRow(row: string): IndexedJob {
  const values = JSON.parse(Buffer.from(row, 'base64').toString()) as unknown[]
  const job = Object.fromEntries(values.map((value, i) => [packed[i], value]))
  return { ...nothing, ...job, ...lookedUp }
}
