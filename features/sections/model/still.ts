/** Sections that do something themselves: jobs that are kept, the search by code. Of each other one, its view is markup alone. */
const lively: readonly string[] = ['promoted', 'newest', 'near', 'matching', 'codes']

/** Whether a browser leaves it as the server drew it (still.tsx). */
export const isStill = (name: string): boolean => !lively.includes(name)
