import type { DemoEmployer } from '../employers.ts'
import type { DemoJob } from '../jobs.ts'

/** What a feed is written from. */
export type FeedSource = { employer: DemoEmployer; jobs: DemoJob[]; today: Date }

/** Writes the jobs of one employer as its publisher would. */
export type Writer = { extension: 'xml' | 'json' | 'csv'; write(source: FeedSource): string }
