import { z } from 'zod'
import { checkbox, requiredText, rows, text } from '#schema/fields.ts'
import { nested } from '#schema/nested.ts'
import { paged, searchText } from '#schema/paged.ts'

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

export const mostLinks = 8

const WebAddress = text(2_000).refine(
  (address) => address.startsWith('https://') && URL.canParse(address),
  'Please enter an address that begins with https://.',
)
const LinkRow = z.object({
  name: text(100).refine((name) => name !== '', 'Please name the page.'),
  url: WebAddress,
})

/** A program sends `external_links`; a form calls them `links`, because names of rows have no underscore. */
function withLinks(body: unknown) {
  const whole = nested(body)
  return typeof whole === 'object' && whole !== null && 'external_links' in whole
    ? { ...whole, links: whole.external_links }
    : whole
}

/** Document 1, section 3: description, published, external_links. */
const Fields = z.object({
  /** empty: the catalog's sentence */
  description: text(2_000).default(''),
  published: checkbox.default(false),
  /** none: the issuer's address */
  links: rows(LinkRow, mostLinks).default([]),
  unmodifiedSince: z.iso.datetime().optional(),
})
export const CertificationForm = z.preprocess(withLinks, Fields)
export type CertificationForm = z.output<typeof Fields>

export const CertificationQuery = z.object({ q: searchText, ...paged(50) })
export type CertificationQuery = z.output<typeof CertificationQuery>

/** The props of occupations/certifications. */
export type CertificationList = CertificationQuery & {
  certifications: { id: string; name: string; issuer: string; published: boolean; isEdited: boolean }[]
  totalDocs: number
}

/** The props of occupations/certification. */
export type CertificationEdit = {
  certification: {
    id: string
    name: string
    issuer: string
    description: string
    published: boolean
    external_links: { name: string; url: string }[]
  }
  /** when an administrator last edited it; null: as the catalog ships it */
  editedAt: string | null
}
