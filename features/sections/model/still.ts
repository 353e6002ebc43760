/** Sections that do something themselves: jobs that are kept, searches. Of each other one, its view is markup alone. */
const lively: readonly string[] = ['promoted', 'newest', 'near', 'matching', 'codes', 'offices']

/** Whether a browser leaves it as the server drew it (still.tsx). */
export const isStill = (name: string): boolean => !lively.includes(name)
