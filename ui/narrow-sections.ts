// Apart from the list of sections, whose names no visitor's page loads.
import type { HomeSection, SectionChoice } from './home-sections.ts'

/** Sections with little in a line: beside the others where a site has two columns. */
const narrow: readonly HomeSection[] = ['offices', 'forms', 'notices', 'news']
export const isNarrow = (name: HomeSection) => narrow.includes(name)

/** Sections that run from one edge of the page to the other. */
export const isEdge = ({ variant }: Pick<SectionChoice, 'variant'>) => variant === 'edge'
