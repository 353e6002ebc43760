import { z } from 'zod'
import { FileField } from '#features/files/schema.ts'
import { paged } from '#schema/paged.ts'
import { uploadMessages } from '#spec/messages.ts'

/** Pictures on a page of the gallery: rows of three (document 3, section 2). */
const picturesPerPage = 24

const Alt = z.string().trim().max(300, 'Please use 300 characters or fewer.')

/** A picture for the gallery: a file in a form, or the id of one that was uploaded to a signed address. */
export const NewPicture = z
  .object({ file: FileField.optional(), picture: z.uuid().optional(), alt: Alt.default('') })
  .refine(({ file, picture }) => file || picture, { path: ['file'], message: uploadMessages.none })
export type NewPicture = z.output<typeof NewPicture>

export const PictureForm = z.object({ alt: Alt })

export const GalleryQuery = z.object(paged(picturesPerPage))
export type GalleryQuery = z.output<typeof GalleryQuery>

export type Picture = {
  id: string
  url: string
  name: string
  /** alternative text */
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
