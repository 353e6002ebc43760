import { states } from '#catalog/states.ts'
import { type Choices, type Lookup, pageOf } from '#lib/lookup.ts'
import type { Place, Places } from './gazetteer.ts'
import { findInstallations, installationKey, offeredInstallations } from './installations.ts'
import { cityKey } from './names.ts'

type Choice = Choices['choices'][number]

const remote: Choice = { value: 'Remote', label: 'Remote' }
const wholeStates: Choice[] = states.map(({ name }) => ({ value: name, label: name }))
const installations = offeredInstallations().map(({ place, also }) => ({
  place,
  names: [place.city, ...also].map((name) => ({ name, key: installationKey(name) })),
}))

/**
 * Places to complete what is typed in a location field: ZIPs, states, installations by any of their names, cities, the
 * largest first. `value` is what the field then says; `label` is the name that was typed, where the value lacks it.
 */
export function completions(places: Places, lookup: Lookup): Choices {
  const found = lookup.q ? matching(places, lookup.q) : [remote, ...wholeStates]
  return { choices: pageOf(found, lookup), total: found.length }
}

function matching(places: Places, q: string): Choice[] {
  if (/^\d{2,5}$/.test(q)) return places.zipsBeginning(q).map(choiceOf)
  const typed = cityKey(q)
  const begins = ({ label }: Choice) => cityKey(label).startsWith(typed)
  const all = [
    ...[remote, ...wholeStates].filter(begins),
    ...installationsBeginning(q),
    ...places.citiesBeginning(typed).map(choiceOf),
  ]
  // The first of a value stays: an installation says which of its names was typed.
  return [...new Map(all.toReversed().map((choice) => [choice.value, choice])).values()].toReversed()
}

/** 'Fort Lib' offers Fort Bragg, and says that it is Fort Liberty. */
function installationsBeginning(q: string): Choice[] {
  const key = installationKey(q)
  if (key.length < 2) return []
  const exact = findInstallations(q)
  const named = installations.flatMap(({ place, names }) => {
    const name = names.find((each) => each.key.startsWith(key))
    return name || exact.includes(place) ? [{ place, name: name?.name ?? q }] : []
  })
  return named.map(({ place, name }) => {
    const { value } = choiceOf(place)
    return { value, label: name === place.city ? value : `${name} (${value})` }
  })
}

function choiceOf({ zip, city, state }: Place): Choice {
  const value = zip ? `${city}, ${state} ${zip}` : `${city}, ${state}`
  return { value, label: zip ? `${zip} ${city}, ${state}` : value }
}
