import { z } from 'zod'
import type { Document } from '#features/content/schema.ts'
import { done } from '#lib/answers.ts'
import type { Page } from './find.ts'
import { pageTypes } from './schema.ts'

/** An article (document 2, section 3) beside its page: what lists, share cards and search engines show. */
export const Article = z.object({
  id: z.string(),
  title: z.string(),
  publishDate: z.string(),
  /** visitors do not find it yet */
  isScheduled: z.boolean(),
  intro: z.string().nullable(),
  previewImg: z.string().nullable(),
  global: z.boolean(),
  /** ids of the sites that show it, for editors; a visitor learns of this site only */
  themes: z.array(z.string()),
  /** schema.org NewsArticle */
  structured: z.custom<object>().meta({ type: 'object' }),
})

/** The props of pages/page: a content page for one viewer. */
export const ContentPage = z.object({
  page: z.object({
    id: z.string(),
    theme: z.string(),
    name: z.string(),
    route: z.string().nullable(),
    type: z.enum(pageTypes),
    hideTitle: z.boolean(),
    description: z.string().nullable(),
    image: z.string().nullable(),
    rev: z.number(),
  }),
  /** the canonical path */
  address: z.string(),
  article: Article.nullable(),
  /** containers, columns and blocks, without those for other audiences */
  document: z.custom<Document>().meta({ type: 'object' }),
  /** for staff: which audience sees a container, by its id */
  notes: z.record(z.string(), z.string()),
  /** data that columns and blocks show in addition to their own values, by id */
  data: z.record(z.string(), z.unknown()),
  /** CSS rules for the document's own values */
  pageCss: z.string(),
  /** source files of the views that the document needs */
  contentViews: z.array(z.string()),
  canEdit: z.boolean(),
})

/** The props of pages/defaults/legal: a legal page with the default text. */
export const LegalPage = z.object({
  title: z.string(),
  lead: z.string(),
  sections: z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) })),
  /** for editors of the site: where to replace it with a page of their own */
  editHref: z.string().nullable(),
})

/** What a write of a page answers: the page as stored. */
export const Written = done({ page: z.custom<Page>().meta({ type: 'object' }) })
