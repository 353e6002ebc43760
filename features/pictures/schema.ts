import { z } from 'zod'
import { FileField } from '#features/files/schema.ts'
import { uploadMessages } from '#spec/messages.ts'

/** How many pictures a page of the gallery shows: rows of three (document 3, section 2). */
export const picturesPerPage = 24

const Alt = z.string().trim().max(300, 'Please use 300 characters or fewer.')

/** A picture for the gallery: a file of a form, or the id of one that was sent to a signed address. */
export const NewPicture = z
  .object({ file: FileField.optional(), picture: z.uuid().optional(), alt: Alt.default('') })
  .refine(({ file, picture }) => file || picture, { path: ['file'], message: uploadMessages.none })
export type NewPicture = z.output<typeof NewPicture>

export const PictureForm = z.object({ alt: Alt })

export const GalleryQuery = z.object({ page: z.coerce.number().int().min(1).max(10_000).catch(1) })

export type Picture = {
  id: string
  url: string
  name: string
  /** what it shows, for those who do not see it */
  alt: string
  width: number | null
  height: number | null
  bytes: number
  createdAt: string
}

export type Gallery = {
  theme: { id: string; name: string }
  pictures: Picture[]
  totalDocs: number
  page: number
  limit: number
}
