import { z } from 'zod'
import type { HomeContent } from '#features/themes/schema.ts'
import { searchText } from '#schema/paged.ts'
import type * as answers from './answers.ts'

export type SectionData = z.infer<typeof answers.SectionData>
/** What a section is drawn from: the words of the site, or of a column of a page, and what was found. */
export type SectionProps = SectionData & { content: Partial<HomeContent>; variant?: string }
export type Directory = z.infer<typeof answers.Directory>

export const DirectoryQuery = z.object({ q: searchText, zip: z.string().max(20).catch('').default('') })
export type DirectoryQuery = z.output<typeof DirectoryQuery>

/** `scope`: the place of the search in the list of the site. */
export const ScopeQuery = z.object({
  q: searchText,
  scope: z.coerce.number().int().min(0).max(20).catch(0).default(0),
})
