import { z } from 'zod'
import { Document, pictureOf } from '#features/content/schema.ts'
import { ById } from '#schema/ids.ts'
import { paged, searchText } from '#schema/paged.ts'
import { pageMessages } from '#spec/messages.ts'
import type * as answers from './answers.ts'

/** The parameters of an address that names a page of a theme. */
export const ByPage = ById.extend({ pageId: z.uuid() })

export const pageTypes = ['home', 'page', 'article', 'template'] as const
export type PageType = (typeof pageTypes)[number]

/** Everything about a page except its content. */
export type PageSettings = {
  type: PageType
  name: string
  hideTitle: boolean
  global: boolean
  route: string | null
  description: string | null
  image: string | null
  /** '2026-11-22': an article appears when this date begins on a site; null for other pages */
  publishDate: string | null
  /** above an article and in lists, instead of the description */
  intro: string | null
  previewImg: string | null
}

export type Article = z.infer<typeof answers.Article>

/** A route: a slash, then letters, digits, underscore or hyphen (document 2, section 5). */
export const Route = z
  .string()
  .regex(/^\/[A-Za-z0-9_-]+$/, 'A route is a slash, then letters, digits, underscore or hyphen.')
  .max(100, 'A route has at most 100 characters.')

/** The address of the picture that shared links show; empty for none. */
export const ShareImage = z
  .string()
  .trim()
  .max(2_000)
  .refine((address) => !address || pictureOf(address), 'An address begins with https:// or with /.')

export const PublishDate = z.iso.date('Please enter a date, such as 2026-11-22.')

/** A page as programs and the editor send it. The home page has no route; every other one needs one. */
export const PageInput = z
  .object({
    name: z.string().trim().min(1, 'Please give the page a name.').max(200),
    type: z.enum(pageTypes).default('page'),
    route: z.union([Route, z.literal('').transform(() => null), z.null()]).default(null),
    hideTitle: z.boolean().default(false),
    global: z.boolean().default(false),
    description: z
      .string()
      .trim()
      .max(500)
      .nullish()
      .transform((text) => text || null),
    image: ShareImage.nullish().transform((address) => address || null),
    // Of articles. What is left out stays as it is.
    publishDate: PublishDate.nullish(),
    intro: z.string().trim().max(500).nullish(),
    previewImg: ShareImage.nullish(),
    /** sites that show it in addition to its own */
    themes: z.array(z.uuid()).max(100).optional(),
    document: Document.optional(),
    /** the revision that was changed */
    rev: z.number().int().min(1).optional(),
  })
  .refine(({ type, route }) => type === 'home' || route !== null, {
    path: ['route'],
    message: 'Please give the page a route.',
  })
export type PageInput = z.output<typeof PageInput>

export const Description = z
  .string(pageMessages.undescribed)
  .trim()
  .min(1, pageMessages.undescribed)
  .max(500, 'Please use 500 characters or fewer.')

/** A new page as programs send it. The description is required (document 2, section 5). */
export const NewPage = PageInput.safeExtend({ description: Description })

/** A page in a file of its own, as the page form downloads it. */
export const PageFile = PageInput.safeExtend({ document: Document })
export type PageFile = z.output<typeof PageFile>

export const PageListQuery = z.object({
  q: searchText,
  type: z.enum(pageTypes).nullable().catch(null),
  ...paged(50),
})
export type PageListQuery = z.output<typeof PageListQuery>

export type PageRow = {
  id: string
  name: string
  route: string | null
  type: PageType
  global: boolean
  updatedAt: string
  publishDate: string | null
  isScheduled: boolean
}

export type PageList = PageListQuery & {
  theme: { id: string; name: string }
  /** it is the site of the request */
  isHere: boolean
  /** it has a home page of its own */
  hasHome: boolean
  pages: PageRow[]
  totalDocs: number
}
