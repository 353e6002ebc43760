/** The source file of a section's view, to link its style sheet and fetch its module early. */
export const sectionFile = (name: string) => `features/sections/views/${name}.tsx`
