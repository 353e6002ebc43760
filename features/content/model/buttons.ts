import { choice, type FieldMap, link, text, yesNo } from './fields.ts'

export const buttonFields = {
  buttonText: text('Words on the button', { required: true }),
  linkTo: link('Leads to', { required: true, upload: 'link' }),
  buttonSize: choice(
    'Size',
    [
      { value: 'small', label: 'Small' },
      { value: 'medium', label: 'Medium' },
      { value: 'large', label: 'Large' },
    ],
    { default: 'medium' },
  ),
  buttonStyle: choice(
    'Style',
    [
      { value: 'primary', label: 'Filled' },
      { value: 'secondary', label: 'Outlined' },
      { value: 'quiet', label: 'Plain' },
    ],
    { default: 'primary' },
  ),
  buttonFullWidth: yesNo('As wide as the column'),
} satisfies FieldMap
