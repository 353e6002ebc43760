import { type Correction, type Corrections, noCorrections } from '../model/corrections.ts'
import { type Target, targets } from '../model/targets.ts'
import type { Evidence } from './evidence.ts'
import { infer, type Verdict } from './infer.ts'
import type { Mapping } from './mapping.ts'
import { type Meaning, meaningsOf, namesOf } from './name-index.ts'
import { looksLikeTitle } from './shapes.ts'

/** Where a path of a feed goes: `to` is a field of the job, a label or a heading; `by`: who said so. */
export type Fate = {
  status: 'mapped' | 'fallback' | 'code' | 'aside' | 'unmapped'
  to: string
  by: 'staff' | 'format' | 'name'
}

/** Which paths of this feed make which field of a job. Rebuilt when a new path turns up. */
export type Plan = {
  paths: Record<Target, readonly string[]>
  sections: (readonly [heading: string, paths: readonly string[]])[]
  facts: (readonly [label: string, paths: readonly string[]])[]
  headed: readonly [headings: string, texts: string] | null
  /** paths whose values make the content of a job: all that is used, without dates that only say when it was sent */
  content: readonly string[]
  fates: Map<string, Fate>
  mapping: Mapping
}

/** Only one of several can be the job's; the others are kept as details where they are of use to a seeker. */
const single: ReadonlySet<Target> = new Set(['reference', 'title', 'company'])
const stamps: ReadonlySet<Target> = new Set(['posted', 'updated'])

/** What staff corrected comes first, then what the format's table says; the rest is recognized by names and values. */
export function planFor(
  mapping: Mapping,
  evidence: Evidence,
  corrections: Corrections = noCorrections,
): Plan {
  const seen = evidence.seen.filter(({ records }) => records > 0).map(({ path }) => path)
  const byLower = new Map(seen.map((path) => [path.toLowerCase(), path]))
  const written = (paths: readonly string[] = []) =>
    paths
      .map((path) => byLower.get(path.toLowerCase()))
      .filter((path) => path !== undefined)
      .filter((path) => plan.fates.get(path)?.by !== 'staff')

  const plan: Draft = { paths: new Map(), sections: new Map(), facts: new Map(), fates: new Map() }
  const taken = new Set<string>()
  const take = (path: string, fate: Omit<Fate, 'by'>) => {
    taken.add(path.toLowerCase())
    if (!plan.fates.has(path) || plan.fates.get(path)!.status === 'fallback')
      plan.fates.set(path, { ...fate, by: 'format' })
  }
  for (const correction of corrections.fields) {
    const path = byLower.get(correction.path.toLowerCase())
    if (!path) continue
    taken.add(path.toLowerCase())
    addCorrection(plan, path, correction)
  }
  for (const target of targets)
    for (const path of written(mapping[target])) {
      const fallback = (plan.paths.get(target)?.length ?? 0) > 0
      push(plan.paths, target, path)
      take(path, { status: fallback ? 'fallback' : 'mapped', to: target })
    }
  for (const [heading, paths] of Object.entries(mapping.sections ?? {}))
    for (const path of written(paths)) {
      push(plan.sections, heading, path)
      take(path, { status: 'mapped', to: `description: ${heading || 'text'}` })
    }
  for (const [label, paths] of Object.entries(mapping.facts ?? {}))
    for (const path of written(paths)) {
      push(plan.facts, label, path)
      take(path, { status: 'mapped', to: `description: ${label}` })
    }
  const headed = written(mapping.headed)
  for (const path of headed) take(path, { status: 'mapped', to: 'description: its own headings' })
  for (const [reason, paths] of Object.entries(mapping.aside ?? {}))
    for (const path of written(paths)) take(path, { status: 'aside', to: reason })

  addInferred(plan, infer(evidence, taken))
  if (!plan.paths.has('title')) addTitle(plan, evidence)
  return { ...finished(plan, mapping, seen), headed: headed.length === 2 ? [headed[0]!, headed[1]!] : null }
}

const unmapped: Fate = { status: 'unmapped', to: '', by: 'name' }

type Draft = {
  paths: Map<Target, string[]>
  sections: Map<string, string[]>
  facts: Map<string, string[]>
  fates: Map<string, Fate>
}

function addCorrection(plan: Draft, path: string, { becomes, label }: Correction) {
  const fate = (status: Fate['status'], to: string) => void plan.fates.set(path, { status, to, by: 'staff' })
  if (becomes === 'leave-out') return fate('aside', 'left out')
  if (becomes === 'section') push(plan.sections, label, path)
  else if (becomes === 'detail') push(plan.facts, label, path)
  else push(plan.paths, becomes, path)
  fate('mapped', becomes === 'section' || becomes === 'detail' ? `description: ${label}` : becomes)
}

function addInferred(plan: Draft, verdicts: Map<string, Verdict>) {
  const byRank = [...verdicts].sort(
    ([a, left], [b, right]) => rankAt(a, left) - rankAt(b, right) || depth(a) - depth(b),
  )
  for (const [path, verdict] of byRank) {
    if (verdict.kind === 'code') plan.fates.set(path, { status: 'code', to: verdict.of, by: 'name' })
    else if (verdict.kind === 'unmapped') plan.fates.set(path, unmapped)
    else addMeaning(plan, path, verdict)
  }
}

/** Where no name says which field is the title, the one whose values look like titles: short, in words, of many kinds. */
function addTitle(plan: Draft, evidence: Evidence) {
  const [title] = evidence.seen
    .filter(({ path }) => {
      const fate = plan.fates.get(path)
      return !fate || fate.status === 'unmapped' || fate.to === 'a heading'
    })
    .filter(looksLikeTitle)
    .toSorted((a, b) => depth(a.path) - depth(b.path) || b.distinct - a.distinct)
  if (!title) return
  push(plan.paths, 'title', title.path)
  plan.fates.set(title.path, { status: 'mapped', to: 'title', by: 'name' })
}

function addMeaning(plan: Draft, path: string, meaning: Meaning) {
  if (meaning.kind === 'aside')
    return plan.fates.set(path, { status: 'aside', to: meaning.reason, by: 'name' })
  if (meaning.kind === 'section') {
    push(plan.sections, meaning.heading, path)
    return plan.fates.set(path, { status: 'mapped', to: `description: ${meaning.heading}`, by: 'name' })
  }
  if (meaning.kind === 'fact') {
    push(plan.facts, meaning.label, path)
    return plan.fates.set(path, { status: 'mapped', to: `description: ${meaning.label}`, by: 'name' })
  }
  const { target } = meaning
  const first = !plan.paths.get(target)?.length
  const other = first ? undefined : secondMeaning(path, target)
  if (other) return addMeaning(plan, path, other)
  push(plan.paths, target, path)
  return plan.fates.set(path, { status: first ? 'mapped' : 'fallback', to: target, by: 'name' })
}

/** Where a target is taken already, the same name may tell another thing: a second reference, an occupation, a mission. */
function secondMeaning(path: string, target: Target): Meaning | undefined {
  if (!single.has(target) && target !== 'description') return undefined
  for (const name of namesOf(path))
    for (const meaning of meaningsOf(name))
      if (meaning.kind === (target === 'description' ? 'section' : 'fact')) return meaning
  return undefined
}

function finished(plan: Draft, mapping: Mapping, seen: string[]): Omit<Plan, 'headed'> {
  const paths = Object.fromEntries(
    targets.map((target) => [target, plan.paths.get(target) ?? []]),
  ) as unknown as Record<Target, string[]>
  const stamp = new Set([...stamps].flatMap((target) => paths[target]))
  const used = [...plan.fates]
    .filter(([, fate]) => fate.status === 'mapped' || fate.status === 'fallback')
    .map(([path]) => path)
  return {
    paths,
    sections: [...plan.sections],
    facts: [...plan.facts],
    content: used.filter((path) => !stamp.has(path)).sort(),
    fates: new Map(seen.map((path) => [path, plan.fates.get(path) ?? unmapped])),
    mapping,
  }
}

function push<K>(map: Map<K, string[]>, key: K, path: string) {
  const list = map.get(key)
  if (!list) map.set(key, [path])
  else if (!list.includes(path)) list.push(path)
}

/** `id` of the record is its reference before `job.id` of what it belongs to. */
const nestedReference = 40
function rankAt(path: string, verdict: Verdict): number {
  if (!('rank' in verdict)) return 1000
  const isNested = verdict.kind === 'target' && verdict.target === 'reference' && depth(path) > 1
  return verdict.rank + (isNested ? nestedReference : 0)
}
const depth = (path: string) => path.split(/[.@]/).length
