import { z } from 'zod'
import { fileField } from '#features/files/schema.ts'
import { rows, someOf, text } from '#schema/fields.ts'
import { nested } from '#schema/nested.ts'
import { paged, searchText } from '#schema/paged.ts'
import { userTypes } from '#spec/roles.ts'
import type * as answers from './answers.ts'
import {
  linkTypes,
  mostLinks,
  packageMegabytes,
  type TrainingIcon,
  trainingIcons,
  trainingTypes,
} from './list.ts'
import { trainingMessages } from './messages.ts'

/** Something to do in a training. It keeps its id when the training is edited, so that progress stays. */
const LinkRow = z.object({
  id: z
    .union([z.uuid(), z.literal('')])
    .default('')
    .transform((id) => id || crypto.randomUUID()),
  type: z.enum(linkTypes, 'Please choose Link or Embed.').default('Link'),
  path: text(2_000)
    .refine((path) => path !== '', trainingMessages.required('Path'))
    .refine((path) => path === '' || isAddress(path), trainingMessages.address),
  title: text(200).default(''),
})
export type TrainingLink = z.output<typeof LinkRow>

const isAddress = (path: string) =>
  /^\/(?![/\\])\S*$/.test(path) || (path.startsWith('https://') && URL.canParse(path))

/** A row of the form without a path and a title; its type always has a value. */
const isBlankLink = (row: unknown) => {
  const { path, title } = (row ?? {}) as Record<string, unknown>
  return [path, title].every((value) => value === undefined || value === '')
}

const icons = trainingIcons.map(({ value }) => value) as [TrainingIcon, ...TrainingIcon[]]

/**
 * Document 3, section 3. What is required depends on who sends it (edit.ts), so that all that is missing is said at once;
 * the fields from `site` on are for administrators, and ignored from others.
 */
const Fields = z.object({
  title: text(200).default(''),
  description: text(10_000).default(''),
  links: rows(LinkRow, mostLinks, isBlankLink).default([]),
  type: z.enum(trainingTypes, 'Please choose from the list.').default('default'),
  /** a package, needed once for the type scorm; another one replaces it and its progress */
  package: fileField(packageMegabytes).optional(),
  unmodifiedSince: z.iso.datetime().optional(),
  /** empty: all sites; left out: that of the request */
  site: z.union([z.literal(''), z.uuid()]).optional(),
  icon: z.enum(icons, 'Please choose an icon.').default('book'),
  /** what the documents call the category: the heading it is listed under */
  theme: text(60).default(''),
  promoted: z.coerce
    .number('Please choose 0 to 5.')
    .int('Please choose 0 to 5.')
    .min(0, 'Please choose 0 to 5.')
    .max(5, 'Please choose 0 to 5.')
    .default(0),
  restrictedForUserTypes: someOf(userTypes).default([]),
  /** the address of a picture */
  imageDataURI: text(2_000)
    .refine((path) => path === '' || isAddress(path), trainingMessages.address)
    .default(''),
  /** at the end: without passing it the training is not completed; empty: none */
  quiz: z.union([z.literal(''), z.uuid()], 'Please choose from the list.').default(''),
  /** job categories */
  categories: z
    .preprocess((given) => [given ?? []].flat().filter(Boolean), z.array(z.string().max(80)).max(30))
    .default([]),
})
export const TrainingForm = z.preprocess(nested, Fields)
export type TrainingForm = z.output<typeof Fields>

export const ListQuery = z.object({ q: searchText, theme: searchText, ...paged(12, 50) })
export type ListQuery = z.output<typeof ListQuery>

/** Document 3, section 7: i, q, limit, page. `i` are ids of job categories with commas between them. */
export const SearchQuery = z.object({
  i: z.string().max(1_000).catch('').default(''),
  q: searchText,
  ...paged(12, 50),
})
export type SearchQuery = z.output<typeof SearchQuery>

export const AdminQuery = z.object({ q: searchText, ...paged() })
export type AdminQuery = z.output<typeof AdminQuery>

/** `link`: the id of one; without it, the whole of a training that has no links. */
export const Progress = z.object({
  link: z.uuid().optional(),
  done: z.union([z.boolean(), z.stringbool()]).default(true),
})

export type Overview = z.infer<typeof answers.Overview>
export type TrainingList = z.infer<typeof answers.TrainingList>
export type SearchResult = z.infer<typeof answers.SearchResult>
export type TrainingPage = z.infer<typeof answers.TrainingPage>

export type TrainingRow = {
  id: string
  title: string
  theme: string
  site: string | null
  promoted: number
  restrictedForUserTypes: string[]
  begun: number
  completed: number
}

/** What the form shows first. */
export type TrainingValues = Omit<TrainingForm, 'unmodifiedSince' | 'site' | 'package'> & {
  id: string
  /** the package that is there */
  course: { name: string; version: string; steps: number } | null
  site: string
  unmodifiedSince: string
}

export type FormProps = {
  training: TrainingValues | null
  /** shows the fields that are for administrators */
  mayShowEverywhere: boolean
  sites: { value: string; label: string }[]
  here: string
  /** whether packages can be played here */
  hasPackages: boolean
  /** headings in use, and job categories */
  themes: { value: string; label: string }[]
  jobCategories: { value: string; label: string }[]
  quizzes: { value: string; label: string }[]
}
