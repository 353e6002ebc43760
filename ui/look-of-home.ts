// What an owner sets about the look of the home page, and of cards everywhere.
import { type LookSetting, surfaces } from './look-setting.ts'

const opening = { group: 'home', heading: 'Hero' } as const
const hero = { ...opening, kind: 'choice' } as const
const cards = { group: 'home', heading: 'Cards', kind: 'choice' } as const
const sections = { group: 'home', heading: 'Sections' } as const

export const homeLook = [
  {
    ...hero,
    key: 'heroLayout',
    label: 'Hero',
    initial: 'split',
    choices: [
      { value: 'split', label: 'Words and search beside totals' },
      { value: 'tasks', label: 'A question, a search and what people come for' },
      { value: 'picture', label: 'A picture, words and two buttons' },
      { value: 'centered', label: 'Search in the middle' },
      { value: 'banner', label: 'On the brand color' },
      { value: 'none', label: 'None: the sections begin at once' },
    ],
  },
  {
    ...hero,
    key: 'heroPattern',
    label: 'Pattern',
    initial: 'contours',
    choices: [
      { value: 'none', label: 'None' },
      { value: 'contours', label: 'Contour lines' },
      { value: 'dots', label: 'Dots' },
      { value: 'stripes', label: 'Stripes' },
    ],
    usedWith: { key: 'heroLayout', values: ['split', 'tasks', 'centered'] },
  },
  {
    ...opening,
    key: 'scopes',
    kind: 'links',
    label: 'Where the search looks',
    help: 'One to choose from, the first by itself: jobs at /jobs/search, services, forms and offices at /directory.',
    most: 4,
    initial: [],
    words: ['home', 'scopes'],
    usedWith: { key: 'heroLayout', values: ['tasks'] },
  },
  {
    ...opening,
    key: 'heroPicture',
    kind: 'picture',
    label: 'Picture',
    initial: '',
    words: ['home', 'picture'],
    usedWith: { key: 'heroLayout', values: ['picture'] },
  },
  {
    ...opening,
    key: 'heroPictureText',
    kind: 'text',
    label: 'What the picture shows (optional)',
    help: 'Read to people who cannot see it. Leave blank if it is only decorative.',
    most: 150,
    initial: '',
    words: ['home', 'pictureText'],
    usedWith: { key: 'heroLayout', values: ['picture'] },
  },
  {
    ...hero,
    key: 'heroFocus',
    label: 'What stays in view of the picture',
    help: 'Screens cut a picture to their shape; this part of it is kept.',
    initial: 'right-bottom',
    choices: [
      { value: 'left-top', label: 'Top left' },
      { value: 'center-top', label: 'Top' },
      { value: 'right-top', label: 'Top right' },
      { value: 'left-center', label: 'Left' },
      { value: 'center-center', label: 'Middle' },
      { value: 'right-center', label: 'Right' },
      { value: 'left-bottom', label: 'Bottom left' },
      { value: 'center-bottom', label: 'Bottom' },
      { value: 'right-bottom', label: 'Bottom right' },
    ],
    usedWith: { key: 'heroLayout', values: ['picture'] },
  },
  {
    ...cards,
    key: 'cardStyle',
    label: 'Cards',
    initial: 'raised',
    choices: [
      { value: 'raised', label: 'Boxes with a border' },
      { value: 'ruled', label: 'A rule above' },
      { value: 'picture', label: 'Without a border, the picture first' },
    ],
  },
  {
    ...cards,
    key: 'cardGap',
    label: 'Gap between cards',
    initial: 'normal',
    choices: [
      { value: 'normal', label: 'Normal' },
      { value: 'small', label: 'Small' },
      { value: 'none', label: 'None' },
    ],
  },
  {
    ...sections,
    key: 'figuresSurface',
    kind: 'choice',
    label: 'Figures are on',
    initial: 'brand',
    choices: surfaces,
  },
  {
    ...sections,
    key: 'sectionRule',
    kind: 'choice',
    label: 'Rule of sections',
    initial: 'none',
    choices: [
      { value: 'none', label: 'None' },
      { value: 'thin', label: 'Thin' },
      { value: 'thick', label: 'Thick, in the brand color' },
    ],
  },
  {
    ...sections,
    key: 'homeColumns',
    kind: 'choice',
    label: 'Columns of the home page',
    initial: 'one',
    choices: [
      { value: 'one', label: 'One' },
      { value: 'two', label: 'Two: offices, forms, notices and news beside the others' },
    ],
  },
  {
    ...sections,
    key: 'sections',
    kind: 'sections',
    label: 'Order of the sections',
    initial: [],
    help: 'Without an order of its own, a home page has that of its hero.',
  },
] as const satisfies readonly LookSetting[]
