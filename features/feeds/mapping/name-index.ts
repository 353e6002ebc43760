import { type Target, targets } from '../model/targets.ts'
import { plain } from '../values/words.ts'
import { asideNames, factNames, sectionNames, targetNames } from './names.ts'

export type Meaning =
  | { kind: 'target'; target: Target; rank: number }
  | { kind: 'fact'; label: string; rank: number }
  | { kind: 'section'; heading: string; rank: number }
  | { kind: 'aside'; reason: string; rank: number }

const index = new Map<string, Meaning[]>()
const list = (names: string) =>
  names
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => name.toLowerCase().replace(/_/g, ''))
const add = (names: string, meaning: (rank: number) => Meaning) => {
  for (const [rank, name] of list(names).entries())
    index.set(name, [...(index.get(name) ?? []), meaning(rank)])
}
for (const [reason, names] of Object.entries(asideNames))
  add(names, (rank) => ({ kind: 'aside', reason, rank }))
for (const target of targets) add(targetNames[target], (rank) => ({ kind: 'target', target, rank }))
for (const [heading, names] of Object.entries(sectionNames))
  add(names, (rank) => ({ kind: 'section', heading, rank }))
for (const [label, names] of Object.entries(factNames)) add(names, (rank) => ({ kind: 'fact', label, rank }))

/** A name without accents, case, spaces and signs: `Code postal`, `code_postal` and `codePostal` are one. */
export const bareName = (name: string) => plain(name).replace(/[^a-z0-9]/g, '')

/** What a bare name can mean, the likeliest first; empty when it is unknown. */
export const meaningsOf = (name: string): readonly Meaning[] =>
  index.get(name) ?? index.get(withoutNoise(name)) ?? []

const noise =
  /^(?:libelle|nom|is|job|offer|offre|the|les|la|le|jl|jobg8|posting|vacancy)|(?:list|text|label|libelle|name|formatted|html|offre|offer|poste)$/g

function withoutNoise(name: string): string {
  const bare = name.replace(noise, '')
  return bare.length > 2 ? bare : name
}

/**
 * The bare names under which a path may be known, the longest first: `workplace.locations.location@lat` gives
 * `locationlat`, `lat`. Wrappers that only hold many of one (`types.type`) and labels of codes (`contract.label`) are left out.
 */
export function namesOf(path: string): string[] {
  const parts = path
    .split(/[.@]/)
    .map((part) => bareName(part.replace(namespace, '')))
    .filter(Boolean)
  const telling = parts.filter(
    (part, at) => !(at < parts.length - 1 && isPluralOf(part, parts[at + 1]!)) && part !== parts[at + 1],
  )
  if (telling.length > 1 && /^(?:label|value|libelle|name|nom|descriptor)$/.test(telling.at(-1)!)) {
    const holder = telling.slice(0, -1)
    return [...suffixes(telling).slice(0, -1), ...suffixes(holder)]
  }
  return suffixes(telling)
}

const namespace = /^[A-Za-z][\w-]*:(?=\w)/

const isPluralOf = (plural: string, one: string) =>
  plural === `${one}s` || plural === `${one}es` || plural === `${one.slice(0, -1)}ies`

const suffixes = (parts: string[]) =>
  [3, 2, 1].filter((count) => count <= parts.length).map((count) => parts.slice(-count).join(''))
