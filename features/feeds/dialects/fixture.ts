import type { JobDraft } from '#features/jobs/index.ts'
import { draftOf } from '../draft/draft.ts'
import { referenceOf } from '../draft/identity.ts'
import type { Fields } from '../fields.ts'
import type { MappingReport } from '../mapping/report.ts'
import { type Corrections, noCorrections } from '../model/corrections.ts'
import { Notes, type Warning } from '../reading/notes.ts'
import { openFeed } from '../reading/open-feed.ts'
import { Recognizer } from '../run/recognizer.ts'

export type ParsedFeed = {
  dialect: string
  jobs: JobDraft[]
  report: MappingReport
  warnings: Warning[]
  notes: Notes
}

const towns: Record<string, { zip: string | null; city: string; state: string; lat: number; lon: number }> = {
  'austin, tx': { zip: null, city: 'Austin', state: 'TX', lat: 30.27, lon: -97.74 },
  '78701': { zip: '78701', city: 'Austin', state: 'TX', lat: 30.27, lon: -97.74 },
  'norfolk, va': { zip: null, city: 'Norfolk', state: 'VA', lat: 36.85, lon: -76.29 },
  'norfolk, virginia': { zip: null, city: 'Norfolk', state: 'VA', lat: 36.85, lon: -76.29 },
  'new york, ny': { zip: null, city: 'New York', state: 'NY', lat: 40.71, lon: -74.01 },
}

/** For tests: what a feed is understood as, without a database and with a gazetteer of three towns. */
export async function parseFeed(
  content: string | Buffer,
  options: {
    employer?: string
    dialect?: string
    charset?: string
    piece?: number
    corrections?: Corrections
  } = {},
): Promise<ParsedFeed> {
  const notes = new Notes()
  const bytes = Buffer.from(content as string)
  const { piece = 997 } = options
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece)
  }
  const open = await openFeed(pieces(), notes, options)
  const records: Fields[] = []
  for await (const some of open.records) records.push(...some)
  const recognizer = new Recognizer(open.dialect, records, notes, {
    employerName: options.employer ?? 'The Board',
    corrections: options.corrections ?? noCorrections,
    now: new Date('2026-11-21T12:00:00Z'),
    findPlace: (text) =>
      towns[text.toLowerCase().replace(/ \d{5}$/, '')] ?? towns[text.toLowerCase()] ?? null,
    categories: (names) => names.map((name) => name.toLowerCase()),
  })
  const jobs = records.map((fields) =>
    draftOf(fields, referenceOf(fields, recognizer.plan)!, recognizer.context),
  )
  return {
    dialect: open.dialect.name,
    jobs: jobs.filter((job) => job !== null),
    report: recognizer.report(),
    warnings: notes.warnings,
    notes,
  }
}
