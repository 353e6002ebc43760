// The lists of the default home page, as its form asks for them.
import type { ComponentProps } from 'react'
import type { Rows } from '#ui/rows.tsx'
import type { TextInput } from '#ui/text-input.tsx'
import type { most } from '../schema.ts'

type HomeList = Pick<ComponentProps<typeof Rows>, 'label' | 'help' | 'fields' | 'noun'> & {
  heading: string
  name: keyof typeof most
  /** fields above the rows */
  texts?: Pick<ComponentProps<typeof TextInput>, 'label' | 'name' | 'maxLength'>[]
}

const linkFields: HomeList['fields'] = [
  { name: 'label', label: 'Title', most: 100 },
  { name: 'href', label: 'Address', most: 500 },
  { name: 'text', label: 'Below it (optional)', most: 200, optional: true },
]

export const lists: HomeList[] = [
  {
    heading: 'Figures',
    label: 'Figures',
    help: 'A band in the brand color below the opening. Without figures it is hidden.',
    name: 'figures',
    fields: [
      { name: 'value', label: 'Figure', most: 20 },
      { name: 'label', label: 'What it counts', most: 100 },
    ],
    noun: 'figure',
  },
  {
    heading: 'Tiles with pictures',
    texts: [
      { label: 'Section title', name: 'tilesTitle', maxLength: 100 },
      { label: 'Beside the title', name: 'tilesLead', maxLength: 300 },
    ],
    label: 'Tiles',
    help: 'Each is a link with a picture. Without tiles this section is hidden.',
    name: 'tiles',
    fields: [
      { name: 'title', label: 'Title', most: 100 },
      { name: 'note', label: 'Beside the title (optional)', most: 60, optional: true },
      { name: 'text', label: 'Text', most: 500, long: true },
      { name: 'detail', label: 'Last line (optional)', most: 100, optional: true },
      { name: 'href', label: 'Address', most: 500 },
      { name: 'picture', label: 'Address of the picture', most: 500 },
    ],
    noun: 'tile',
  },
  {
    heading: 'Services',
    texts: [{ label: 'Section title', name: 'servicesTitle', maxLength: 100 }],
    label: 'Services',
    help: 'A list of links, each with a sentence, under the name of its group.',
    name: 'services',
    fields: [
      { name: 'group', label: 'Group', most: 100 },
      { name: 'label', label: 'Title', most: 100 },
      { name: 'text', label: 'Text', most: 500, long: true },
      { name: 'href', label: 'Address', most: 500 },
    ],
    noun: 'service',
  },
  {
    heading: 'What the site offers',
    texts: [{ label: 'Section title', name: 'blocksTitle', maxLength: 100 }],
    label: 'Offers',
    help: 'Each has a title and a sentence or two, and an optional link. Without offers this section is hidden.',
    name: 'blocks',
    fields: [
      { name: 'title', label: 'Title', most: 100 },
      { name: 'text', label: 'Text', most: 500, long: true },
      { name: 'href', label: 'Address (optional)', most: 500, optional: true },
      { name: 'linkText', label: 'Link text (optional)', most: 60, optional: true },
    ],
    noun: 'offer',
  },
  {
    heading: 'Military codes',
    texts: [
      { label: 'Section title', name: 'codesTitle', maxLength: 100 },
      { label: 'Below the title', name: 'codesLead', maxLength: 300 },
    ],
    label: 'Codes',
    help: 'Examples in a table, beside a search by code. Without codes this section is hidden.',
    name: 'codes',
    fields: [
      { name: 'code', label: 'Code', most: 20 },
      { name: 'service', label: 'In service', most: 100 },
      { name: 'trade', label: 'Leads to', most: 100 },
      { name: 'level', label: 'Enters at (optional)', most: 60, optional: true },
    ],
    noun: 'code',
  },
  {
    heading: 'Forms',
    texts: [{ label: 'Section title', name: 'formsTitle', maxLength: 100 }],
    label: 'Forms',
    help: 'Without forms this section is hidden.',
    name: 'forms',
    fields: linkFields,
    noun: 'form',
  },
  {
    heading: 'Offices',
    texts: [{ label: 'Section title', name: 'officesTitle', maxLength: 100 }],
    label: 'Offices',
    help: 'Each with its address. Without offices this section is hidden.',
    name: 'offices',
    fields: linkFields,
    noun: 'office',
  },
  {
    heading: 'Quote and call',
    texts: [
      { label: 'Quote', name: 'quote', maxLength: 500 },
      { label: 'Who said it', name: 'quoteBy', maxLength: 100 },
      { label: 'Title of the call', name: 'callTitle', maxLength: 100 },
      { label: 'Text of the call', name: 'callText', maxLength: 300 },
    ],
    label: 'Button of the call',
    help: 'A band in the brand color with one thing to do. Without a title it is hidden.',
    name: 'call',
    fields: [
      { name: 'label', label: 'Text', most: 60 },
      { name: 'href', label: 'Address', most: 500 },
    ],
    noun: 'button',
  },
  {
    heading: 'How it works',
    texts: [{ label: 'Section title', name: 'stepsTitle', maxLength: 100 }],
    label: 'Steps',
    help: 'In this order. Without steps this section is hidden.',
    name: 'steps',
    fields: [
      { name: 'title', label: 'Title', most: 100 },
      { name: 'text', label: 'Text', most: 500, long: true },
    ],
    noun: 'step',
  },
]
