import type { Recognized } from '#features/occupations/index.ts'
import type { Location } from '#features/places/index.ts'
import type { JobQuery } from '../schema.ts'
import type { Either } from './either-of.ts'
import type { FieldOfWork } from './field-of-work.ts'
import type { Implied } from './phrases.ts'

/** What the words and the location of a search mean. */
export type Understanding = {
  /** what to search for instead of what was typed */
  meant: Pick<JobQuery, 'q' | 'l' | 'o' | 'c'>
  /** filters beside those that are chosen */
  implied: Implied
  occupation: Recognized | null
  location: Location | null
  /** labels of the filters that phrases became */
  filters: string[]
  /** the words after correction; null: none was corrected */
  corrected: string | null
  /** where the words name a job: what titles of such jobs say (`Dictionary.titlesIn`) */
  titles: string[]
  /** jobs of which one is enough; null: the words are no such choice */
  either: Either | null
  /** the field of work that the words are; null: they are none */
  field: FieldOfWork | null
  /** remote jobs are welcome beside those at the place */
  isRemoteWelcome: boolean
  /** what no job can be filtered by: pay, degrees */
  left: string[]
  /** the pay grade that the words say: 'E-7' */
  grade: string | null
  /** the words mean something else than themselves */
  isReworded: boolean
}
