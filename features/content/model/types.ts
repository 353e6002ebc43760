import type { z } from 'zod'
import { choice, type FieldMap, type objectOf } from './fields.ts'

/** One kind of content: its key in the document, its words in the editor, its fields. */
export type ContentType<Key extends string = string, Fields extends FieldMap = FieldMap> = {
  key: Key
  label: string
  /** heading under which the picker lists it */
  group: Group
  /** what it is for, for the picker */
  about: string
  fields: Fields
  /** visitors post a form in it: such a page is rendered for each visitor */
  posts?: true
  /** the application of a site without which visitors see nothing of it */
  needs?: 'search' | 'comments' | 'donations' | 'newsRoom'
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

const blockFields = {
  display: choice(
    'Place among the blocks',
    [
      { value: 'block', label: 'A line of its own' },
      { value: 'inline-block', label: 'Beside the others' },
    ],
    { default: 'block' },
  ),
}

/** A kind of block: what every block has (document 3, section 3) comes after its own fields. */
export const blockType = <const Key extends string, Fields extends FieldMap>(
  type: ContentType<Key, Fields>,
): ContentType<Key, Fields & typeof blockFields> => ({ ...type, fields: { ...type.fields, ...blockFields } })

/** The values of a type's fields, as a view gets them. */
export type ValuesOf<Type extends ContentType> = z.output<ReturnType<typeof objectOf<Type['fields']>>>
