// The sections of a home page: their names, variants and order, for the page and for the form that edits it.

export const homeSections = [
  { value: 'figures', label: 'Figures', variants: [] },
  { value: 'promoted', label: 'Featured jobs', variants: [], needs: 'search' },
  {
    value: 'newest',
    label: 'Newest jobs',
    needs: 'search',
    variants: [
      { value: 'cards', label: 'Cards' },
      { value: 'table', label: 'A table' },
    ],
  },
  { value: 'near', label: 'Jobs near a place', variants: [], needs: 'search' },
  { value: 'matching', label: 'Jobs for a military code', variants: [], needs: 'search' },
  { value: 'categories', label: 'Jobs by field', variants: [], needs: 'search' },
  { value: 'tiles', label: 'Tiles', variants: [] },
  { value: 'services', label: 'Services', variants: [] },
  { value: 'blocks', label: 'Offers', variants: [] },
  { value: 'news', label: 'News', variants: [], needs: 'newsRoom' },
  { value: 'codes', label: 'Military codes', variants: [] },
  {
    value: 'steps',
    label: 'Steps',
    variants: [
      { value: 'box', label: 'In a light box' },
      { value: 'ink', label: 'On the dark surface' },
    ],
  },
  { value: 'forms', label: 'Forms', variants: [] },
  { value: 'offices', label: 'Offices', variants: [] },
  { value: 'notices', label: 'Notices', variants: [] },
  { value: 'quote', label: 'Quote', variants: [] },
  { value: 'call', label: 'Call', variants: [] },
  { value: 'wages', label: 'Wage steps', variants: [] },
  { value: 'partners', label: 'Partners', variants: [] },
  { value: 'teaser', label: 'Dashboard of members', variants: [] },
  { value: 'trainings', label: 'Trainings', variants: [], isAsked: true },
  { value: 'fundraisers', label: 'Fundraisers', variants: [], needs: 'donations', isAsked: true },
  { value: 'own', label: 'A page of your own', variants: [] },
] as const satisfies readonly {
  value: string
  label: string
  /** ways in which it may look, the usual one first; empty where there is one way only */
  variants: readonly { value: string; label: string }[]
  /** the application of a site without which it shows nothing */
  needs?: 'search' | 'newsRoom' | 'donations'
  /** only where a site asks for it: it would show by itself what nobody has chosen for this page */
  isAsked?: true
}[]
export type HomeSection = (typeof homeSections)[number]['value']

/** A section as a site has placed it; their order is that of the list. */
export type SectionChoice = { name: HomeSection; shown: boolean; variant?: string }
