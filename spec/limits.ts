/** Document 1, section 9, and document 3, section 9: selector. */
export const selector = { debounceMs: 500, cap: 50, autocompleteFrom: 3 } as const

/** Document 3, section 9: cache of lookups in the browser, and their page size. */
export const lookup = { cacheEntries: 500, pageSize: 100 } as const

/** Document 1, section 9: 'of 10000+ results'. */
export const countedResults = 10_000

/** Document 2, section 9, and the search goals: jobs a page. */
export const jobsPerPage = { usual: 10, most: 50 } as const

/** Document 2, section 9: radius in miles; 'exact' is the same city or ZIP. */
export const radii = ['exact', '1', '5', '10', '25', '50', '100'] as const
export type Radius = (typeof radii)[number]
export const defaultRadius: Radius = '50'

/** Document 2, section 9. */
export const trimmed = {
  summaryWords: 20,
  newsIntroWords: 50,
  calendarCharacters: 100,
  scoreParameterCharacters: 160,
} as const

/** Document 2, section 9: red below 50, yellow below 75, green otherwise. */
export const scoreColors = { redBelow: 50, yellowBelow: 75 } as const

/** Document 1, section 9. */
export const recommendedPanel = { shown: 4, fetched: 5 } as const

/** Document 1, section 9: radius of the panels, in miles. */
export const panelRadius = { mos: 50, interests: 100 } as const

/** Document 1, section 9. */
export const carouselAspectRatio = 16 / 9

/** A toast stays this long (design: look). */
export const toastMs = 5_000

/** Document 2, sections 5 and 9: 10mb. */
export const uploadBytes = 10 * 1024 * 1024

/** The total size of a user's files (design: security, Files). */
export const filesPerPerson = { bytes: 100 * 1024 * 1024, count: 100 } as const

/** The total size of the pictures that one user adds to sites. */
export const picturesPerPerson = { bytes: 2 * 1024 * 1024 * 1024, count: 10_000 } as const

/** A job missing from this many consecutive successful imports of its feed is taken down (design: search, Feeds). */
export const readsUntilGone = 3

/** How long one promotion credit promotes a job. */
export const promotionDays = 30

/** Promoted jobs take at most one place in this many (design: search, The score). */
export const promotedEvery = 5

/** Document 3, section 9: slider of jobs near you, in miles. */
export const nearYou = { leastMiles: 1, mostMiles: 100, debounceMs: 500 } as const

/** Characters of a password (OWASP ASVS 5.0, 6.2): long ones welcome, no rules about which characters. */
export const passwordLength = { least: 8, most: 128 } as const

/** Attempts at a password or a second factor before one must wait (design: security, Sessions and sign-in). */
export const signInAttempts = {
  /** of one account, per quarter of an hour */
  account: { points: 10, seconds: 900 },
  /** failures of one address, per five minutes: a whole school may share it */
  address: { points: 60, seconds: 300 },
  /** departures of one address to another provider, which prove nothing yet, per five minutes */
  departures: { points: 600, seconds: 300 },
  /** mails to one address, per hour */
  mails: { points: 3, seconds: 3600 },
} as const

/** Staff lists of people: rows a page, and at most. */
export const usersPerPage = { usual: 25, most: 50 } as const

/** Document 1, section 9: a security clearance is valid for this many months after separation. */
export const clearanceMonths = 24

/** Comments: characters of one, and how many a page shows. */
export const comments = { longest: 1_000, perPage: 20 } as const

/** The contact form: characters of a message. */
export const contactLength = 5_000

/** Document 1, section 9, and document 3, section 9: events 5; RSS latest 1, else 5. */
export const remoteEvents = { usual: 5, most: 50 } as const

/** Document 1, section 9: suggested jobs that show at once; the rest expand. */
export const suggestedJobs = { shown: 4 } as const

/**
 * Saved searches: of one person; letters of a name; jobs in a mail; the hour of the person's morning at which it comes;
 * days it covers.
 */
export const savedSearches = { each: 50, nameCharacters: 100, jobsInMail: 10, hour: 7, mostDays: 8 } as const

/**
 * Document 1, section 9, in cents: the amounts offered, the tip that is proposed (percent of the gift). The fee estimate is
 * exact to the cent up to $30,000 (design: money), hence the most that one gift may be: its tip may be as much again.
 */
export const gifts = { presets: [500, 2_500, 5_000, 10_000], tipPercent: 15, most: 1_500_000 } as const

/** What waits in a menu is counted to here; more of it is '99+'. */
export const mostWaiting = 99
