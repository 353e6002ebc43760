// What an owner sets about the look of every page: its header and its footer.
import { headerLines, linesAbove } from './look-of-lines.ts'
import { type LookSetting, surfaces } from './look-setting.ts'

const header = { group: 'page', heading: 'Header', kind: 'choice' } as const
const footer = { group: 'page', heading: 'Footer', kind: 'choice' } as const

export const pageLook = [
  {
    ...header,
    key: 'headerLayout',
    label: 'Header',
    initial: 'inline',
    choices: [
      { value: 'inline', label: 'Everything in one row' },
      { value: 'stacked', label: 'Name above a bar of links' },
      { value: 'bar', label: 'Across the window' },
    ],
  },
  {
    ...header,
    key: 'headerSurface',
    label: 'Header is on',
    initial: 'plain',
    choices: surfaces,
  },
  {
    ...header,
    key: 'navSurface',
    label: 'Bar of links is on',
    initial: 'brand',
    choices: surfaces,
    usedWith: { key: 'headerLayout', values: ['stacked'] },
  },
  ...headerLines,
  ...linesAbove,
  {
    ...footer,
    key: 'footerLayout',
    label: 'Footer',
    initial: 'line',
    choices: [
      { value: 'line', label: 'Text and links in a row' },
      { value: 'columns', label: 'Text beside columns of links' },
      { value: 'institution', label: 'Logo, columns and a legal line' },
    ],
  },
  {
    ...footer,
    key: 'footerSurface',
    label: 'Footer is on',
    initial: 'sunken',
    choices: surfaces,
  },
] as const satisfies readonly LookSetting[]
