import { z } from 'zod'
import { requiredText } from '#schema/fields.ts'

/** The catalog's ids are words: 'army-e-5-sgt'. */
export const BySlug = z.object({ id: z.string().max(200) })

/** Document 2, section 3: Rank. */
export const RankForm = z.object({
  title: requiredText(100, 'Please enter a title.'),
  grade: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(E-[1-9]|W-[1-5]|O-([1-9]|10|11))$/, 'Please enter a pay grade, such as E-5, W-2 or O-3.'),
  description: requiredText(5_000, 'Please enter a description.'),
  corp: requiredText(40, 'Please choose a branch.'),
})

/** The props of occupations/rank. */
export type RankEdit = {
  rank: { id: string; title: string; grade: string; description: string; abbreviation: string; corp: string }
  /** when an administrator last edited it; null: as the catalog ships it */
  editedAt: string | null
  branches: { value: string; label: string }[]
}

/** The ranks of one branch. */
export const RankQuery = z.object({ c: z.string().max(40).catch('') })

/** The props of occupations/ranks. */
export type RankList = {
  ranks: { id: string; title: string; abbreviation: string; grade: string; isEdited: boolean }[]
  /** the branch shown */
  corp: string
  branches: { value: string; label: string }[]
}
