/** Document 1, section 8. */
export const jobsMessages = {
  noJobs: 'No jobs found.',
  noResults: 'No results.',
  addMos: 'Add your MOS to your profile to find relevant jobs.',
  addInterests: 'Add job interests to your profile to find relevant jobs.',
  error: (message: string) => `An error occurred: ${message}`,
  /** document 2, section 8 */
  invalidLocation: 'Your location might be invalid, please check or remove them.',
  /** document 3, section 8 */
  noneInArea: 'No jobs found in your area',
  noneInLocation: 'No jobs found in the selected location',
  occupationDescription: 'There was an error loading the occupation description',
} as const

/** Document 1, section 2: the banner of …/recommended. */
export const recommendedBy = (name: string) => `Recommended by ${name}`

/** Document 1, section 8: feeds. */
export const feedMessages = {
  importing: 'The feed is being imported and results should appear shortly.',
  removed: 'The feed has been removed.',
  noAddress: 'This feed has no web address: it was imported from a file and cannot be run from here.',
  noneToRun: 'This employer has no feed with a web address to run.',
  paused: 'The feed has been paused. Its jobs stay.',
  resumed: 'The feed has been resumed. Its next run is queued.',
  isPaused: 'This feed is paused. Resume it to run it.',
  mapped: 'Mapping saved. The next run makes the jobs again.',
  mappedMeanwhile:
    'Someone else saved this mapping after you opened it. Reload the page to see what is there now.',
  allPaused: 'All feeds of this employer are paused. Resume one to run it.',
} as const

/** Document 2, section 8: employers. */
export const employerMessages = {
  saved: 'Saved successfully!',
  jobsDeleted: 'Success deleting employer jobs',
  idCopied: 'Employer ID copied to clipboard',
} as const

/** Recommendations: the empty state is document 3's, section 8. */
export const recommendationMessages = {
  none: 'You have no recommendations yet.',
  made: (name: string) => `Recommended to ${name}.`,
} as const
