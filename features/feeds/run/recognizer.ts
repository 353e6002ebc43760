import type { Dialect } from '../dialects/dialect.ts'
import type { DraftContext } from '../draft/context.ts'
import { readingOf } from '../draft/identity.ts'
import type { Fields } from '../fields.ts'
import { Evidence } from '../mapping/evidence.ts'
import { type Plan, planFor } from '../mapping/plan.ts'
import { type MappingReport, reportOf } from '../mapping/report.ts'
import type { Corrections } from '../model/corrections.ts'
import type { Notes } from '../reading/notes.ts'

type Surroundings = Pick<DraftContext, 'employerName' | 'findPlace' | 'categories' | 'now'> & {
  corrections: Corrections
}

/** How many records are sampled before the first is mapped. */
export const sampleSize = 200
export const sampleCharacters = 4_000_000

/** Understands the fields of one feed: from a sample first, and again when a field appears that no record had before. */
export class Recognizer {
  readonly dialect: Dialect
  /** names the way in which this feed is read */
  readonly reading: string
  context: DraftContext
  private readonly evidence = new Evidence()
  private readonly notes: Notes
  private readonly surroundings: Surroundings

  constructor(dialect: Dialect, sample: Fields[], notes: Notes, surroundings: Surroundings) {
    this.dialect = dialect
    this.reading = readingOf(dialect.name, surroundings.corrections)
    this.notes = notes
    this.surroundings = surroundings
    for (const fields of sample) this.evidence.add(fields)
    this.context = this.contextNow()
  }

  get plan(): Plan {
    return this.context.plan
  }

  /** Makes sure that every field of this record is understood as well as can be. */
  meet(fields: Fields) {
    let isNew = false
    for (const path of fields.keys()) {
      if (this.evidence.has(path)) continue
      this.evidence.addPath(fields, path)
      isNew = true
    }
    if (isNew) this.context = this.contextNow()
  }

  report(): MappingReport {
    return reportOf(this.plan, this.evidence)
  }

  private contextNow(): DraftContext {
    const { evidence, dialect, notes, surroundings } = this
    const french = evidence.isFrench
    return {
      employerName: surroundings.employerName,
      now: surroundings.now,
      findPlace: surroundings.findPlace,
      categories: surroundings.categories,
      notes,
      plan: planFor(dialect.mapping, evidence, surroundings.corrections),
      dateOrder:
        surroundings.corrections.dateOrder ??
        evidence.dateOrder ??
        dialect.mapping.dateOrder ??
        (french ? 'day first' : 'month first'),
      country: french ? 'FR' : 'US',
    }
  }
}
