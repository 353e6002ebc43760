/** The source file of a section's view, to link its style sheet and fetch its module early. */
export const sectionFile = (name: string) => `features/sections/views/${name}.tsx`

/** Sections that do something themselves: jobs that are kept, searches. Of each other one, its view is markup alone. */
const lively: readonly string[] = ['promoted', 'newest', 'near', 'matching', 'codes', 'offices']

/** Whether a browser leaves it as the server drew it (still.tsx). */
export const isStill = (name: string): boolean => !lively.includes(name)
