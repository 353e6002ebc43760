// The words of the sections: what the form of the home page asks for, and a section of any other page.
import type { ComponentProps } from 'react'
import type { HomeSection } from '#ui/home-sections.ts'
import type { Rows } from '#ui/rows.tsx'
import type { most } from './home-most.ts'

/** Lists of the theme's home that are words of a section. */
export type HomeListName = Exclude<keyof typeof most, 'actions' | 'quickSearches' | 'scopes' | 'wants'>

type HomeList = Pick<ComponentProps<typeof Rows>, 'label' | 'fields'> & {
  /** whose words these are */
  sections: readonly HomeSection[]
  name: HomeListName
  /** fields above the rows */
  texts?: SectionText[]
}

type SectionText = { label: string; name: string; maxLength: number; help?: string }

/** The words of sections whose content is elsewhere. */
export const homeTexts: { sections: readonly HomeSection[]; texts: SectionText[] }[] = [
  {
    sections: ['promoted'],
    texts: [{ label: 'Title of the featured jobs', name: 'promotedTitle', maxLength: 100 }],
  },
  {
    sections: ['newest'],
    texts: [
      { label: 'Title of the newest jobs', name: 'newestTitle', maxLength: 100 },
      {
        label: 'Which of them (optional)',
        name: 'newestSearch',
        maxLength: 500,
        help: 'The address of a search, such as /jobs/search?s=State. Empty: all.',
      },
    ],
  },
  {
    sections: ['near'],
    texts: [
      { label: 'Title of the jobs near a place', name: 'nearTitle', maxLength: 100 },
      {
        label: 'Place',
        name: 'nearPlace',
        maxLength: 100,
        help: 'A city, a state or a ZIP code, such as Duluth, MN.',
      },
    ],
  },
  {
    sections: ['matching'],
    texts: [
      { label: 'Title of the jobs for a military code', name: 'matchingTitle', maxLength: 100 },
      { label: 'Military code', name: 'matchingCode', maxLength: 60, help: 'As in the search, such as 68W.' },
    ],
  },
  {
    sections: ['trainings'],
    texts: [{ label: 'Title of the trainings', name: 'trainingsTitle', maxLength: 100 }],
  },
  {
    sections: ['fundraisers'],
    texts: [{ label: 'Title of the fundraisers', name: 'fundraisersTitle', maxLength: 100 }],
  },
]

const linkFields: HomeList['fields'] = [
  { name: 'label', label: 'Title', most: 100 },
  { name: 'href', label: 'Address', most: 500 },
  { name: 'text', label: 'Below it (optional)', most: 200, optional: true },
]

export const homeLists: HomeList[] = [
  {
    sections: ['figures'],
    label: 'Figures',
    name: 'figures',
    fields: [
      { name: 'value', label: 'Figure', most: 20 },
      { name: 'label', label: 'What it counts', most: 100 },
    ],
  },
  {
    sections: ['tiles'],
    texts: [
      { label: 'Section title', name: 'tilesTitle', maxLength: 100 },
      { label: 'Beside the title', name: 'tilesLead', maxLength: 300 },
    ],
    label: 'Tiles',
    name: 'tiles',
    fields: [
      { name: 'title', label: 'Title', most: 100 },
      { name: 'note', label: 'Beside the title (optional)', most: 60, optional: true },
      { name: 'text', label: 'Text', most: 500, long: true },
      { name: 'strong', label: 'In bold (optional)', most: 100, optional: true },
      { name: 'detail', label: 'Last line (optional)', most: 100, optional: true },
      { name: 'href', label: 'Address', most: 500 },
      { name: 'picture', label: 'Picture', most: 500, picture: true },
    ],
  },
  {
    sections: ['services'],
    texts: [{ label: 'Section title', name: 'servicesTitle', maxLength: 100 }],
    label: 'Services',
    name: 'services',
    fields: [
      { name: 'group', label: 'Group', most: 100 },
      { name: 'label', label: 'Title', most: 100 },
      { name: 'text', label: 'Text', most: 500, long: true },
      { name: 'href', label: 'Address', most: 500 },
    ],
  },
  {
    sections: ['blocks'],
    texts: [{ label: 'Section title', name: 'blocksTitle', maxLength: 100 }],
    label: 'Offers',
    name: 'blocks',
    fields: [
      { name: 'title', label: 'Title', most: 100 },
      { name: 'text', label: 'Text', most: 500, long: true },
      { name: 'href', label: 'Address (optional)', most: 500, optional: true },
      { name: 'linkText', label: 'Link text (optional)', most: 60, optional: true },
    ],
  },
  {
    sections: ['codes'],
    texts: [
      { label: 'Section title', name: 'codesTitle', maxLength: 100 },
      { label: 'Below the title', name: 'codesLead', maxLength: 300 },
    ],
    label: 'Codes',
    name: 'codes',
    fields: [
      { name: 'code', label: 'Code', most: 20 },
      { name: 'service', label: 'In service', most: 100 },
      { name: 'trade', label: 'Leads to', most: 100 },
      { name: 'level', label: 'Enters at (optional)', most: 60, optional: true },
    ],
  },
  {
    sections: ['forms'],
    texts: [{ label: 'Section title', name: 'formsTitle', maxLength: 100 }],
    label: 'Forms',
    name: 'forms',
    fields: linkFields,
  },
  {
    sections: ['offices'],
    texts: [
      { label: 'Section title', name: 'officesTitle', maxLength: 100 },
      { label: 'Below the title', name: 'officesLead', maxLength: 300 },
    ],
    label: 'Offices',
    name: 'offices',
    fields: [
      ...linkFields,
      { name: 'zips', label: 'ZIP codes that it serves (optional)', most: 500, optional: true },
    ],
  },
  {
    sections: ['notices'],
    texts: [{ label: 'Section title', name: 'noticesTitle', maxLength: 100 }],
    label: 'Notices',
    name: 'notices',
    fields: [
      { name: 'label', label: 'Title', most: 100 },
      { name: 'href', label: 'Address (optional)', most: 500, optional: true },
      { name: 'text', label: 'Below it (optional)', most: 200, optional: true },
      { name: 'day', label: 'Day (optional)', most: 10, optional: true, date: true },
      { name: 'until', label: 'Last day shown (optional)', most: 10, optional: true, date: true },
    ],
  },
  {
    sections: ['quote', 'call'],
    texts: [
      { label: 'Quote', name: 'quote', maxLength: 500 },
      { label: 'Who said it', name: 'quoteBy', maxLength: 100 },
      { label: 'Title of the call', name: 'callTitle', maxLength: 100 },
      { label: 'Text of the call', name: 'callText', maxLength: 300 },
    ],
    label: 'Button of the call',
    name: 'call',
    fields: [
      { name: 'label', label: 'Text', most: 60 },
      { name: 'href', label: 'Address', most: 500 },
    ],
  },
  {
    sections: ['steps'],
    texts: [{ label: 'Section title', name: 'stepsTitle', maxLength: 100 }],
    label: 'Steps',
    name: 'steps',
    fields: [
      { name: 'title', label: 'Title', most: 100 },
      { name: 'text', label: 'Text', most: 500, long: true },
    ],
  },
  {
    sections: ['wages'],
    texts: [
      { label: 'Section title', name: 'wagesTitle', maxLength: 100 },
      { label: 'Below the title', name: 'wagesLead', maxLength: 300 },
      { label: 'What is paid beside the wage', name: 'wagesMore', maxLength: 60 },
    ],
    label: 'Steps of the wage',
    name: 'wages',
    fields: [
      { name: 'step', label: 'Step', most: 40 },
      { name: 'wage', label: 'Dollars an hour', most: 9 },
      { name: 'more', label: 'Beside it, dollars a month (optional)', most: 9, optional: true },
    ],
  },
  {
    sections: ['partners'],
    texts: [{ label: 'Section title', name: 'partnersTitle', maxLength: 100 }],
    label: 'Partners',
    name: 'partners',
    fields: [
      { name: 'label', label: 'Name', most: 100 },
      { name: 'href', label: 'Address (optional)', most: 500, optional: true },
      { name: 'picture', label: 'Logo (optional)', most: 500, optional: true, picture: true },
    ],
  },
  {
    sections: ['teaser'],
    texts: [
      { label: 'Above the title', name: 'teaserEyebrow', maxLength: 100 },
      { label: 'Title', name: 'teaserTitle', maxLength: 100 },
      { label: 'Button', name: 'teaserButton', maxLength: 60 },
    ],
    label: 'What members get',
    name: 'teaser',
    fields: [
      { name: 'title', label: 'Title', most: 100 },
      { name: 'text', label: 'Text', most: 500, long: true },
    ],
  },
]
