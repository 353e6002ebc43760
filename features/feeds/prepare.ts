import { employerOfSource } from '#features/employers/index.ts'
import type { Db } from '#lib/db.ts'
import { dialectNamed } from './dialects/detect.ts'
import { addFeed } from './feeds.ts'
import { type Fields, firstOf } from './fields.ts'
import { Evidence } from './mapping/evidence.ts'
import { planFor } from './mapping/plan.ts'
import { inPreamble, Notes } from './reading/notes.ts'
import { openFeed } from './reading/open-feed.ts'
import { openSource, type SourceOptions } from './reading/source.ts'

/**
 * The feed of an address, with its employer; both are created if missing.
 * @param request.employer what the source calls it, which is kept as its key; without one, the publisher is read from the feed
 * @returns the feed's id
 */
export async function prepareFeed(
  db: Db,
  request: {
    address: string
    employer?: string
    dialect?: string | null
    everyHours?: number | null
    /** the site that the employer belongs to; none: the platform */
    themeId?: string | null
  },
  options: SourceOptions = {},
): Promise<string> {
  if (request.dialect) dialectNamed(request.dialect)
  const employer = request.employer?.trim() || (await publisherOf(request, options))
  const { address, dialect, everyHours } = request
  const id = await employerOfSource(db, employer, request.themeId ?? null)
  return addFeed(db, id, address, { dialect, everyHours })
}

/** The single company of all jobs, else the feed's publisher, else its host. */
async function publisherOf(
  request: { address: string; dialect?: string | null },
  options: SourceOptions,
): Promise<string> {
  const source = await openSource(request.address, options)
  const notes = new Notes()
  try {
    const { dialect, records } = await openFeed(source.bytes, notes, {
      dialect: request.dialect,
      charset: source.charset,
    })
    const sample: Fields[] = []
    for await (const some of records) {
      sample.push(...some)
      if (sample.length >= 50) break
    }
    const evidence = new Evidence()
    for (const fields of sample) evidence.add(fields)
    const [path] = planFor(dialect.mapping, evidence).paths.company
    const companies = new Set(sample.map((fields) => (path && firstOf(fields, path)) || ''))
    const [only = ''] = companies
    if (companies.size === 1 && only) return only
  } finally {
    source.close()
  }
  return inPreamble(notes, 'publisher') ?? inPreamble(notes, 'title') ?? nameOf(request.address)
}

function nameOf(address: string): string {
  const url = new URL(address)
  if (url.host) return url.host
  const file = decodeURIComponent(url.pathname.split('/').at(-1)!)
  return (
    file
      .replace(/(\.\w+)+$/, '')
      .replace(/[-_.]+/g, ' ')
      .trim() || 'Imported jobs'
  )
}
