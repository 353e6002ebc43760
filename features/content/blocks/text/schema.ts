import { html } from '../../model/fields.ts'
import { blockType } from '../../model/types.ts'

export const text = blockType({
  key: 'text',
  label: 'Text',
  group: 'Basics',
  about: 'Headings, paragraphs, lists, tables',
  fields: { textContent: html('Text') },
})
