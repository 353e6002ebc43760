import { html } from '../../model/fields.ts'
import { contentType } from '../../model/types.ts'

export const text = contentType({
  key: 'text',
  label: 'Text',
  group: 'Basics',
  about: 'Headings, paragraphs, lists, tables',
  fields: { content: html('Text') },
})
