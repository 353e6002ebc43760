// The order of the sections of a home page, apart from the list of them, whose words no visitor’s page loads.
import type { HomeSection, SectionChoice } from './home-sections.ts'

const last = [
  ...(['wages', 'near', 'matching', 'forms', 'offices', 'notices'] as const),
  ...(['teaser', 'trainings', 'fundraisers', 'own'] as const),
  ...(['partners', 'quote', 'call'] as const),
]
/** Only where a site asks for them: they would show by themselves what nobody has chosen for this page. */
const asked: readonly HomeSection[] = ['trainings', 'fundraisers']

/** The order of each hero where the site chooses none. */
const orders: { [hero in string]?: HomeSection[] } = {
  split: [
    'promoted',
    'newest',
    'categories',
    'tiles',
    'services',
    'blocks',
    'news',
    'codes',
    'steps',
    ...last,
  ],
  centered: [
    'categories',
    'services',
    'tiles',
    'promoted',
    'newest',
    'blocks',
    'news',
    'codes',
    'steps',
    ...last,
  ],
  banner: [
    'tiles',
    'blocks',
    'promoted',
    'newest',
    'services',
    'news',
    'codes',
    'steps',
    ...last,
    'categories',
  ],
  tasks: [
    'services',
    'newest',
    'promoted',
    'categories',
    'tiles',
    'blocks',
    'news',
    'codes',
    'steps',
    ...last,
  ],
  picture: [
    'tiles',
    'codes',
    'blocks',
    'steps',
    'newest',
    'promoted',
    'services',
    'news',
    ...last,
    'categories',
  ],
}

/** All sections of a home page in order, also those that are hidden; sections that a site has not placed come last. */
export function placedSections(look: {
  heroLayout: string
  sections: readonly SectionChoice[]
}): SectionChoice[] {
  const placed = new Set(look.sections.map(({ name }) => name))
  const others = (orders[look.heroLayout] ?? orders.split!).filter((name) => !placed.has(name))
  // A site that has placed its other sections has figures where they always were, below the hero.
  const first: SectionChoice[] = placed.has('figures') ? [] : [{ name: 'figures', shown: true }]
  return [...first, ...look.sections, ...others.map((name) => ({ name, shown: !asked.includes(name) }))]
}
