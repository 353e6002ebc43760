import type { z } from 'zod'
import type { FieldMap, objectOf } from './fields.ts'

/** One kind of content: its key in the document, its words in the editor, its fields. */
export type ContentType<Key extends string = string, Fields extends FieldMap = FieldMap> = {
  key: Key
  label: string
  /** heading under which the picker lists it */
  group: Group
  /** what it is for, for the picker */
  about: string
  fields: Fields
  /** visitors post a form in it: a page that has one is made anew for each */
  posts?: true
}

export const groups = [
  'Basics',
  'Media',
  'Jobs',
  'Forms',
  'Community',
  'Fundraising',
  'News and learning',
] as const
export type Group = (typeof groups)[number]

export const contentType = <const Key extends string, Fields extends FieldMap>(
  type: ContentType<Key, Fields>,
): ContentType<Key, Fields> => type

/** The values of a type's fields, as a view gets them. */
export type ValuesOf<Type extends ContentType> = z.output<ReturnType<typeof objectOf<Type['fields']>>>
