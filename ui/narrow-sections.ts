// Apart from the list of sections, whose names no visitor's page loads.
import type { HomeSection } from './home-sections.ts'

/** Sections with little in a line: beside the others where a site has two columns. */
const narrow: readonly HomeSection[] = ['offices', 'forms', 'notices', 'news']
export const isNarrow = (name: HomeSection) => narrow.includes(name)
