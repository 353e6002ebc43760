import { buttonFields } from '../../model/buttons.ts'
import { link, text, yesNo } from '../../model/fields.ts'
import { blockType } from '../../model/types.ts'

export const button = blockType({
  key: 'button',
  label: 'Button',
  group: 'Basics',
  about: 'One thing to do next, or a file to take along',
  fields: {
    ...buttonFields,
    linkTo: link('Leads to', { required: true, upload: 'download' }),
    download: yesNo('Downloads a file'),
    fileName: text('Name of the file', { when: { field: 'download', is: [true] } }),
  },
})
