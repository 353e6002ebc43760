import { z } from 'zod'
import { paged } from '#schema/paged.ts'
import { jobsPerPage } from '#spec/limits.ts'
import type * as answers from './answers.ts'

/** Which page of the saved jobs. */
export const FavoritesQuery = z.object(paged(20, jobsPerPage.most))
export type FavoritesQuery = z.output<typeof FavoritesQuery>

/** Whether a job is to be saved; a form sends text, a program a boolean. */
export const Favorite = z.object({
  favorite: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]),
})

export type FavoritesPage = z.infer<typeof answers.FavoritesPage>
