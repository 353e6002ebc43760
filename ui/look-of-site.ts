// What an owner sets about the look of the whole site.
import type { LookSetting } from './look-setting.ts'

const colors = { group: 'site', heading: 'Colors', kind: 'color' } as const
const type = { group: 'site', heading: 'Typefaces' } as const
const shape = { group: 'site', heading: 'Corners and density' } as const

export const siteLook = [
  { ...colors, key: 'brand', label: 'Brand color', initial: '#1b4d8a' },
  { ...colors, key: 'accent', label: 'Accent color', initial: '#b4541a' },
  {
    ...colors,
    key: 'ink',
    label: 'Dark surface',
    help: 'For headers, footers and bands that use it.',
    initial: '#14191d',
  },
  { ...type, key: 'fontHeading', kind: 'font', label: 'Heading typeface', initial: 'public-sans' },
  { ...type, key: 'fontBody', kind: 'font', label: 'Text typeface', initial: 'public-sans' },
  {
    ...type,
    key: 'headingCase',
    kind: 'choice',
    label: 'Headings',
    initial: 'sentence',
    choices: [
      { value: 'sentence', label: 'As they are written' },
      { value: 'upper', label: 'In capitals' },
    ],
  },
  {
    ...type,
    key: 'headingScale',
    kind: 'choice',
    label: 'Size of headings',
    initial: 'normal',
    choices: [
      { value: 'normal', label: 'Normal' },
      { value: 'large', label: 'Large' },
    ],
  },
  {
    ...shape,
    key: 'radius',
    kind: 'range',
    label: 'Corner radius',
    help: '0 to 24 pixels',
    least: 0,
    most: 24,
    unit: 'pixels',
    initial: 6,
  },
  {
    ...shape,
    key: 'density',
    kind: 'choice',
    label: 'Density',
    initial: 'comfortable',
    choices: [
      { value: 'comfortable', label: 'Comfortable' },
      { value: 'compact', label: 'Compact' },
    ],
  },
  {
    ...shape,
    key: 'width',
    kind: 'choice',
    label: 'Width of pages',
    initial: '72',
    choices: [
      { value: '68', label: '68 rem' },
      { value: '72', label: '72 rem' },
      { value: '84', label: '84 rem' },
    ],
  },
] as const satisfies readonly LookSetting[]
