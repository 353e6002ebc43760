import { leadingCareers } from '#features/occupations/index.ts'
import type { LessStrict } from './around.ts'
import { elsewhere, saidElsewhere, whereOf, widest, withinMiles } from './loosen.ts'
import type { ResolvedSearch } from './resolve.ts'

/**
 * How much of the weight of the first title or career closely fitting ones have: less is enough where the services themselves
 * map the occupation to it. Of a field of work: the weight itself, which a title that careers share does not have.
 */
const closely = { mapped: 0.5, other: 0.95, field: 0.3 }

/**
 * The search for what its military occupation leads to first, or for the titles of its field of work; null: it has none, or names
 * no place or state.
 */
export function closeFit(search: ResolvedSearch): ResolvedSearch | null {
  const { asked, plan, atPlace, understanding } = search
  if (!asked.titles.length || !(atPlace || understanding.implied.state)) return null
  // What was described is looked for closely already.
  if (understanding.field?.described) return null
  if (understanding.field) {
    const titles = asked.titles.filter(({ weight }) => weight >= closely.field)
    return { ...search, asked: { ...asked, titles, careers: null } }
  }
  if (!plan) return null
  const titles = close(plan.terms).map(({ text, weight, soc }) => ({ text, weight, soc }))
  const careers = leadingCareers({ careers: close(plan.careers) })
  return { ...search, asked: { ...asked, titles, careers: { by: 'text', careers } } }
}

function close<Fit extends { weight: number; how: string }>(fits: Fit[]): Fit[] {
  const first = Math.max(...fits.map(({ weight }) => weight))
  return fits.filter(
    ({ weight, how }) => weight >= first * (how === 'crosswalk' ? closely.mapped : closely.other),
  )
}

/** What is searched where nothing at the place fits closely: around it, then elsewhere. @param search see `closeFit` */
export function* closeFitBeyond(search: ResolvedSearch): Generator<LessStrict> {
  const { plan, understanding } = search
  const what = plan
    ? `fits ${plan.occupation.code} ${plan.occupation.title}`
    : `fits the field “${understanding.field!.name}”`
  const none = `No job ${whereOf(search)} closely ${what}`
  const wide = withinMiles(search, widest)
  if (wide) yield { search: wide, note: `${none}. These are within ${widest} miles.` }
  const far = elsewhere(search, true)
  if (far) yield { search: far, note: `${none}. ${saidElsewhere(far, search)}.` }
}
