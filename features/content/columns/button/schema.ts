import { buttonFields } from '../../model/buttons.ts'
import { contentType } from '../../model/types.ts'

export const button = contentType({
  key: 'button',
  label: 'Button',
  group: 'Basics',
  about: 'One thing to do next',
  fields: buttonFields,
})
