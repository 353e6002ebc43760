import type { Fields } from '../fields.ts'
import type { Mapping } from '../mapping/mapping.ts'
import type { Head } from '../reading/head.ts'
import type { Notes } from '../reading/notes.ts'

/** A way in which feeds are written. What its table leaves out is recognized by name, as in any feed. */
export type Dialect = {
  name: string
  /** as administrators see it */
  label: string
  /** how sure we are, 0 to 1, that a feed that begins like this is written so */
  detect(head: Head): number
  /** the jobs, a list for each piece of text that completes some */
  records(text: AsyncIterable<string>, head: Head, notes: Notes): AsyncIterable<Fields[]>
  mapping: Mapping
  /** the number of jobs that the feed declares, once read */
  expectedJobs?(notes: Notes): number | null
}
