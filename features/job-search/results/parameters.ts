import { trimmed } from '#spec/limits.ts'
import { mosMatches } from '#spec/lists.ts'
import type { Hit } from '../engine/search-engine.ts'
import type { ResolvedSearch } from '../query/resolve.ts'
import { milesInWords } from '../segments/distance.ts'

const most = trimmed.scoreParameterCharacters

/** What a score's parameters measured, in words (document 2, section 9: cut to 160 characters). */
export const parametersOf = (hit: Hit, search: ResolvedSearch) => ({
  paramA: cut(fitWords(hit, search)),
  paramB: cut([placeWords(hit, search), ageWords(hit, search)].filter(Boolean).join('; ')),
})

/** The career of the searched occupation that the text of a job says, where its title says none. */
export function careerOf({ career }: Hit, { plan, asked }: ResolvedSearch) {
  const soc = asked.careers?.careers[career]?.soc
  return plan?.careers.find((each) => each.soc === soc)
}

function fitWords(hit: Hit, search: ResolvedSearch): string {
  const { plan, query } = search
  const title = plan?.terms[hit.title]
  const said = careerOf(hit, search)
  if (!plan || !(title || said)) return ''
  const { code, title: occupation } = plan.occupation
  const rank = query._rank || query.rank
  const wanted = `${code} ${occupation}${rank ? ` (${rank})` : ''}`
  if (!title) return `${wanted} leads to ${said!.title}, which the description says it is`
  const career = plan.careers.find(({ soc }) => soc === title.soc)?.title
  return `${wanted} leads to “${title.text}”${career ? `, ${career}` : ''}: ${mosMatches[title.how].toLowerCase()}`
}

function placeWords({ miles, isThere, isRemote }: Hit, { circle, place }: ResolvedSearch): string {
  if (!circle || !place) return ''
  if (isThere && miles !== null) return `${milesInWords(miles)} from ${place.city}, ${place.state}`
  return isRemote ? 'Remote' : ''
}

function ageWords({ posted }: Hit, { asked }: ResolvedSearch): string {
  const days = Math.max(0, Math.floor((asked.now - posted) / 86_400))
  return days === 0 ? 'posted today' : `posted ${days} ${days === 1 ? 'day' : 'days'} ago`
}

/** At a word, with an ellipsis; null for nothing. */
export function cut(text: string): string | null {
  if (text.length <= most) return text || null
  return `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`
}
