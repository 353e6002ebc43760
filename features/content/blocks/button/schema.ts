import { buttonFields } from '../../model/buttons.ts'
import { text, yesNo } from '../../model/fields.ts'
import { blockType } from '../../model/types.ts'

export const button = blockType({
  key: 'button',
  label: 'Button',
  group: 'Basics',
  about: 'One thing to do next, or a file to take along',
  fields: {
    ...buttonFields,
    download: yesNo('Downloads a file'),
    fileName: text('Name of the file', { when: { field: 'download', is: [true] } }),
  },
})
