import { loadBranches } from '../branches.ts'
import type { Loader } from '../data.ts'
import { loadFrame } from '../frame.ts'
import { loadJobs } from './job-search/data.ts'

/** Types that show more than their own values: adding one is a line here. */
export const columnLoaders: Record<string, Loader | undefined> = {
  iframe: loadFrame,
  jobSearch: loadJobs,
  mosTranslator: loadBranches,
}
