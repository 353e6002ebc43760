// The sections of a home page: their names, variants and order, for the page and for the form that edits it.

const ofJobs = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'A table with employer and place' },
  { value: 'agencies', label: 'A table with agency and county' },
] as const
const cardsOrList = [
  { value: 'cards', label: 'Cards' },
  { value: 'list', label: 'A list' },
] as const

export const homeSections = [
  {
    value: 'figures',
    label: 'Figures',
    variants: [
      { value: 'band', label: 'A band' },
      { value: 'boxes', label: 'Boxes on the page' },
    ],
  },
  { value: 'promoted', label: 'Featured jobs', variants: ofJobs, needs: 'search' },
  { value: 'newest', label: 'Newest jobs', variants: ofJobs, needs: 'search' },
  { value: 'near', label: 'Jobs near a place', variants: ofJobs, needs: 'search' },
  { value: 'matching', label: 'Jobs for a military code', variants: ofJobs, needs: 'search' },
  { value: 'categories', label: 'Jobs by field', variants: [], needs: 'search' },
  {
    value: 'tiles',
    label: 'Tiles',
    variants: [
      { value: 'tiles', label: 'Pictures' },
      { value: 'edge', label: 'Pictures from edge to edge' },
      { value: 'list', label: 'A list' },
    ],
  },
  {
    value: 'services',
    label: 'Services',
    variants: [
      { value: 'list', label: 'A list' },
      { value: 'tiles', label: 'Tiles' },
    ],
  },
  { value: 'blocks', label: 'Offers', variants: [] },
  { value: 'news', label: 'News', variants: cardsOrList, needs: 'newsRoom' },
  { value: 'codes', label: 'Military codes', variants: [] },
  {
    value: 'steps',
    label: 'Steps',
    variants: [
      { value: 'box', label: 'In a light box' },
      { value: 'ink', label: 'On the dark surface' },
      { value: 'edge', label: 'On the dark surface, from edge to edge' },
    ],
  },
  { value: 'forms', label: 'Forms', variants: [] },
  {
    value: 'offices',
    label: 'Offices',
    variants: [
      { value: 'list', label: 'A list' },
      { value: 'search', label: 'A search by ZIP code, the list in the directory' },
    ],
  },
  {
    value: 'notices',
    label: 'Notices',
    variants: [
      { value: 'list', label: 'A list' },
      { value: 'box', label: 'In a light box' },
    ],
  },
  { value: 'quote', label: 'Quote', variants: [] },
  {
    value: 'call',
    label: 'Call',
    variants: [
      { value: 'box', label: 'In a box' },
      { value: 'edge', label: 'From edge to edge' },
    ],
  },
  {
    value: 'wages',
    label: 'Wage steps',
    variants: [
      { value: 'plain', label: 'On the page' },
      { value: 'edge', label: 'On a light band from edge to edge' },
    ],
  },
  {
    value: 'partners',
    label: 'Partners',
    variants: [
      { value: 'row', label: 'In a row' },
      { value: 'grid', label: 'In boxes of one size' },
    ],
  },
  {
    value: 'teaser',
    label: 'Dashboard of members',
    variants: [
      { value: 'box', label: 'In a light box' },
      { value: 'edge', label: 'On a light band from edge to edge' },
    ],
  },
  { value: 'trainings', label: 'Trainings', variants: cardsOrList },
  { value: 'fundraisers', label: 'Fundraisers', variants: cardsOrList, needs: 'donations' },
  { value: 'own', label: 'A page of your own', variants: [] },
] as const satisfies readonly {
  value: string
  label: string
  /** ways in which it may look, the usual one first; empty where there is one way only */
  variants: readonly { value: string; label: string }[]
  /** the application of a site without which it shows nothing */
  needs?: 'search' | 'newsRoom' | 'donations'
}[]
export type HomeSection = (typeof homeSections)[number]['value']

/** A section as a site has placed it; their order is that of the list. */
export type SectionChoice = { name: HomeSection; shown: boolean; variant?: string }
