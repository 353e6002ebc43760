import { isFilled } from '#features/sections/list.ts'
import { placedSections } from '#ui/home-order.ts'
import type { SectionChoice } from '#ui/home-sections.ts'
import type { HomePage } from '../schema.ts'

type Placed = Parameters<typeof placedSections>[0]

/** The sections of a home page that have something to show, in order. */
export const shownSections = (page: HomePage, look: Placed): SectionChoice[] =>
  placedSections(look).filter(
    ({ name, shown }) => shown && (name === 'own' ? page.own !== null : isFilled(name, page)),
  )

/** The names of the views to load before such a page is drawn. */
export const sectionsToLoad = (page: HomePage, look: Placed): string[] =>
  shownSections(page, look).flatMap(({ name }) => (name === 'own' ? [] : [name]))
