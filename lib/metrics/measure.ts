import type { Db } from '../db.ts'

/**
 * Something that a room measures whenever Prometheus asks. Names follow its conventions: a unit at the end, in base units. Every
 * process gives the same answer about the database, so panels and alerts take the highest and do not add.
 */
export type Measure = {
  name: `muster_${string}`
  help: string
  labels?: string[]
  /** a lookup in an index: it is made every few seconds */
  look: (db: Db) => Promise<Measured[]> | Measured[]
}

export type Measured = { value: number; labels?: Record<string, string> }

/** A measure without labels. */
export const single = (value: number | null | undefined): Measured[] => (value == null ? [] : [{ value }])
