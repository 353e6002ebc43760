// What an owner sets about every page beside its looks: the lines above it and what its header offers.
import type { LookSetting } from './look-setting.ts'

const header = { group: 'page', heading: 'Header' } as const
const official = { group: 'page', heading: 'Line above the header' } as const
const alert = { group: 'page', heading: 'Alert line' } as const

/** A header in one row has no room for a phone number. */
const calling = { key: 'headerLayout', values: ['stacked', 'bar'] }

/** In the header. */
export const headerLines = [
  {
    ...header,
    key: 'stickyHeader',
    kind: 'switch',
    label: 'Keep the header in view',
    help: 'It stays at the top while people scroll.',
    initial: false,
    words: ['stickyHeader'],
  },
  {
    ...header,
    key: 'phone',
    kind: 'text',
    label: 'Phone number',
    help: 'In the header of wide screens, above a bar of links or across the window.',
    most: 40,
    initial: '',
    words: ['phone'],
    usedWith: calling,
  },
  {
    ...header,
    key: 'hours',
    kind: 'text',
    label: 'Hours',
    help: 'Such as: Monday to Friday, 8 to 5',
    most: 60,
    initial: '',
    words: ['hours'],
    usedWith: calling,
  },
  {
    ...header,
    key: 'buttonLabel',
    kind: 'text',
    label: 'Text of a button in the header (optional)',
    most: 40,
    initial: '',
    words: ['buttonLabel'],
  },
  {
    ...header,
    key: 'buttonHref',
    kind: 'address',
    label: 'Where the button leads',
    initial: '',
    words: ['buttonHref'],
  },
] as const satisfies readonly LookSetting[]

/** Above the header. */
export const linesAbove = [
  {
    ...official,
    key: 'official',
    kind: 'text',
    label: 'Line above the header',
    help: 'Such as: An official website of the state. Leave blank for none.',
    most: 150,
    initial: '',
    words: ['official'],
  },
  {
    ...official,
    key: 'languages',
    kind: 'links',
    label: 'Other languages',
    help: 'Links above the header, each in its own language, such as Español.',
    most: 8,
    initial: [],
    words: ['languages'],
  },
  {
    ...alert,
    key: 'notice',
    kind: 'text',
    label: 'Notice on every page',
    help: 'Closed offices, a deadline, a crisis line. Leave blank for none.',
    most: 300,
    initial: '',
    words: ['notice'],
  },
  {
    ...alert,
    key: 'noticeHref',
    kind: 'address',
    isNumberToo: true,
    label: 'Notice link (optional)',
    initial: '',
    words: ['noticeHref'],
  },
  {
    ...alert,
    key: 'noticeLink',
    kind: 'text',
    label: 'Link text (optional)',
    help: 'Exactly as in the notice above, such as: 988. Leave blank to link the whole notice.',
    most: 100,
    initial: '',
    words: ['noticeLink'],
  },
  {
    ...alert,
    key: 'noticeLevel',
    kind: 'choice',
    label: 'Level of the notice',
    initial: 'warning',
    choices: [
      { value: 'warning', label: 'Warning' },
      { value: 'info', label: 'Information' },
      { value: 'danger', label: 'Danger' },
    ],
    words: ['noticeLevel'],
  },
  {
    ...alert,
    key: 'noticeFrom',
    kind: 'date',
    label: 'First day of the notice',
    help: 'Empty: at once.',
    initial: '',
    words: ['noticeFrom'],
  },
  {
    ...alert,
    key: 'noticeTo',
    kind: 'date',
    label: 'Last day of the notice',
    help: 'Empty: until you remove it.',
    initial: '',
    words: ['noticeTo'],
  },
  {
    ...alert,
    key: 'noticeClosable',
    kind: 'switch',
    label: 'Visitors may close the notice',
    help: 'It comes back when they open the site again.',
    initial: false,
    words: ['noticeClosable'],
  },
] as const satisfies readonly LookSetting[]
