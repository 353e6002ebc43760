// What every list of jobs needs, apart from the other lists of a search, which home pages do not load.

/** Document 3, section 3: Job source kinds. */
export const jobSources = ['Military', 'Federal', 'State'] as const
export type JobSource = (typeof jobSources)[number]

/** How a job was matched to a military occupation. */
export const mosMatches = {
  crosswalk: 'Matched by the official crosswalk',
  curated: 'Common next career',
  similar: 'Similar duties',
  keyword: 'Matches words of your occupation',
} as const
export type MosMatch = keyof typeof mosMatches
