import { z } from 'zod'

const filled = (missing: string, most: number) =>
  z.string({ error: missing }).trim().min(1, missing).max(most, `Please use ${most} characters or fewer.`)

/** Document 2, section 3: Rank. */
export const RankForm = z.object({
  title: filled('Please enter a title.', 100),
  grade: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(E-[1-9]|W-[1-5]|O-([1-9]|10|11))$/, 'Please enter a pay grade, such as E-5, W-2 or O-3.'),
  description: filled('Please enter a description.', 5_000),
  corp: filled('Please choose a branch.', 40),
})

/** The props of occupations/rank. */
export type RankEdit = {
  rank: { id: string; title: string; grade: string; description: string; abbreviation: string; corp: string }
  /** when an administrator changed it last; null: as the catalog ships it */
  editedAt: string | null
  branches: { value: string; label: string }[]
}

/** The ranks of one branch. */
export const RankQuery = z.object({ c: z.string().max(40).catch('') })

/** The props of occupations/ranks. */
export type RankList = {
  ranks: { id: string; title: string; abbreviation: string; grade: string; isEdited: boolean }[]
  /** the branch that is shown */
  corp: string
  branches: { value: string; label: string }[]
}
