// The words of the sections: what the form of the home page asks for, and a section of any other page.
import type { ComponentProps } from 'react'
import type { HomeSection } from '#ui/home-sections.ts'
import type { Rows } from '#ui/rows.tsx'
import type { most } from '../admin/home/schema.ts'

type HomeList = Pick<ComponentProps<typeof Rows>, 'label' | 'help' | 'fields' | 'noun'> & {
  heading: string
  /** whose words these are */
  sections: readonly (HomeSection | 'figures')[]
  name: keyof typeof most
  /** fields above the rows */
  texts?: { label: string; name: string; maxLength: number }[]
}

const linkFields: HomeList['fields'] = [
  { name: 'label', label: 'Title', most: 100 },
  { name: 'href', label: 'Address', most: 500 },
  { name: 'text', label: 'Below it (optional)', most: 200, optional: true },
]

export const homeLists: HomeList[] = [
  {
    heading: 'Figures',
    sections: ['figures'],
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
    sections: ['tiles'],
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
    sections: ['services'],
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
    sections: ['blocks'],
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
    sections: ['codes'],
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
    sections: ['forms'],
    texts: [{ label: 'Section title', name: 'formsTitle', maxLength: 100 }],
    label: 'Forms',
    help: 'Without forms this section is hidden.',
    name: 'forms',
    fields: linkFields,
    noun: 'form',
  },
  {
    heading: 'Offices',
    sections: ['offices'],
    texts: [{ label: 'Section title', name: 'officesTitle', maxLength: 100 }],
    label: 'Offices',
    help: 'Each with its address. ZIP codes, or how they begin, such as 00114, 002, let visitors find theirs.',
    name: 'offices',
    fields: [
      ...linkFields,
      { name: 'zips', label: 'ZIP codes that it serves (optional)', most: 500, optional: true },
    ],
    noun: 'office',
  },
  {
    heading: 'Quote and call',
    sections: ['quote', 'call'],
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
    sections: ['steps'],
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
  {
    heading: 'Wage steps',
    sections: ['wages'],
    texts: [
      { label: 'Section title', name: 'wagesTitle', maxLength: 100 },
      { label: 'Below the title', name: 'wagesLead', maxLength: 300 },
      { label: 'What is paid beside the wage', name: 'wagesMore', maxLength: 60 },
    ],
    label: 'Steps of the wage',
    help: 'Dollars an hour, drawn as a chart and a table. Without steps this section is hidden.',
    name: 'wages',
    fields: [
      { name: 'step', label: 'Step', most: 40 },
      { name: 'wage', label: 'Dollars an hour', most: 9 },
      { name: 'more', label: 'Beside it, dollars a month (optional)', most: 9, optional: true },
    ],
    noun: 'wage step',
  },
  {
    heading: 'Partners',
    sections: ['partners'],
    texts: [{ label: 'Section title', name: 'partnersTitle', maxLength: 100 }],
    label: 'Partners',
    help: 'A logo is shown instead of the name. Without partners this section is hidden.',
    name: 'partners',
    fields: [
      { name: 'label', label: 'Name', most: 100 },
      { name: 'href', label: 'Address (optional)', most: 500, optional: true },
      { name: 'picture', label: 'Address of the logo (optional)', most: 500, optional: true },
    ],
    noun: 'partner',
  },
  {
    heading: 'Dashboard of members',
    sections: ['teaser'],
    texts: [
      { label: 'Above the title', name: 'teaserEyebrow', maxLength: 100 },
      { label: 'Title', name: 'teaserTitle', maxLength: 100 },
      { label: 'Button', name: 'teaserButton', maxLength: 60 },
    ],
    label: 'What members get',
    help: 'Beside a picture of a dashboard. Without a title this section is hidden.',
    name: 'teaser',
    fields: [
      { name: 'title', label: 'Title', most: 100 },
      { name: 'text', label: 'Text', most: 500, long: true },
    ],
    noun: 'point',
  },
]
