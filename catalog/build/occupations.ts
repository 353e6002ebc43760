import { join } from 'node:path'
import { levels } from './air-force.ts'
import { backslashedCsv, tsv } from './read.ts'
import { sentenceCase, slug } from './words.ts'
import { writeSheet } from './write.ts'

export type Occupation = {
  id: string
  corps: string
  personnel: string
  code: string
  kind: string
  active: boolean
  title: string
  group: string | null
  /** O*NET-SOC of 2010, as the DoD wrote them → weight */
  careers: Map<string, number>
}

// Several meanings of one code: the occupation owns the plain id, qualifications stand behind it.
const occupationKinds = ['MOS', 'AFSC', 'AOC', 'RATING', 'DESIGNATOR', 'NEC', 'NOBC', 'PAY CODE', 'SDI', 'RI']

/** The military occupations of the DoD's two lists: the occupational database, and the shorter list of current codes. */
export function writeOccupations(data: string): void {
  const { occupations, groups } = occupationalDatabase(join(data, 'moc/dod_odb_moc_onet_2016.tsv'))
  addCurrent(occupations, join(data, 'moc/mil2fed_luMOC.csv'))
  const rows = named([...occupations.values()])
  writeSheet(
    'occupations.tsv.br',
    ['id', 'corps_id', 'code', 'personnel', 'kind', 'active', 'title', 'dod_group'],
    rows.map((o) => [o.id, o.corps, o.code, o.personnel, o.kind, o.active ? 1 : 0, o.title, o.group]),
  )
  writeSheet(
    'crosswalk.tsv.br',
    ['occupation_id', 'soc', 'weight'],
    rows.flatMap((o) => [...o.careers].map(([soc, weight]) => [o.id, soc, Number(weight.toFixed(2))])),
  )
  writeSheet('dod-groups.tsv', ['dod_group', 'dod_title'], groups)
}

function occupationalDatabase(path: string) {
  const occupations = new Map<string, Occupation>()
  const groups = new Map<string, string>()
  for (const row of tsv(path)) {
    const group = /^\d{6}/.exec(row['DOD Occupation Code']!)?.[0] ?? null
    // Two spellings of a few groups: the first is the right one, but for one slip.
    if (group && !groups.has(group)) groups.set(group, row['DOD Title']!.replace('Servcies', 'Services'))
    const occupation = add(occupations, {
      corps: slug(row.Service!),
      personnel: slug(row['Personnel Category']!),
      code: row['Service Occupation Code']!.trim().toUpperCase(),
      kind: row['Service Code Type']!,
      active: row['Code Status'] === 'Active',
      title: sentenceCase(row['Service Title']!),
      group,
    })
    if (/\d/.test(row['O*Net2'] ?? '')) raise(occupation.careers, row['O*Net2']!, 0.8)
    if (/\d/.test(row['O*Net1'] ?? '')) raise(occupation.careers, row['O*Net1']!, 1)
  }
  return { occupations, groups: [...groups].sort(([a], [b]) => (a < b ? -1 : 1)) }
}

type Facts = Omit<Occupation, 'id' | 'careers'>

/** One entry a meaning: the same code and title twice (active and obsolete) are one occupation. */
function add(occupations: Map<string, Occupation>, facts: Facts): Occupation {
  const key = `${facts.corps} ${facts.personnel} ${facts.code} ${facts.kind} ${facts.title.toLowerCase()}`
  const known = occupations.get(key)
  if (!known) {
    const occupation = { ...facts, id: '', careers: new Map() }
    occupations.set(key, occupation)
    return occupation
  }
  if (facts.active && !known.active) known.group = facts.group ?? known.group
  known.active ||= facts.active
  return known
}

const raise = (careers: Map<string, number>, soc: string, weight: number) =>
  careers.set(soc, Math.max(weight, careers.get(soc) ?? 0))

/** The list of current codes brings those the database misses: Air Force codes with X for the level, Army codes with a skill. */
function addCurrent(occupations: Map<string, Occupation>, path: string) {
  const byCode = Map.groupBy(occupations.values(), (o) => `${o.corps} ${o.personnel} ${o.code}`)
  for (const row of backslashedCsv(path)) {
    const corps = row.service === 'Marines' ? 'marine-corps' : slug(row.service!)
    const [personnel, code] = [slug(row.category!), row.code!.trim().toUpperCase()]
    const same = byCode.get(`${corps} ${personnel} ${code}`) ?? []
    if (same.some((occupation) => occupation.active)) continue
    const members = similar(occupations.values(), corps, personnel, code)
    const group = mostFrequent(members.map((member) => member.group))
    const title = sentenceCase(row.title!)
    const occupation = add(occupations, {
      corps,
      personnel,
      code,
      kind: row.type!,
      active: true,
      title,
      group,
    })
    const most = Math.max(...countCareers(members).values())
    for (const [soc, count] of countCareers(members))
      raise(occupation.careers, soc, Math.max(0.1, count / most))
  }
}

/** Those whose crosswalk speaks for a code that has none: the levels of an Air Force code, the MOS under a skill (68WN9). */
function similar(all: Iterable<Occupation>, corps: string, personnel: string, code: string): Occupation[] {
  const matches = corps === 'air-force' ? levels(code) : (other: string) => other === code.slice(0, 3)
  return [...all].filter((o) => o.corps === corps && o.personnel === personnel && matches(o.code))
}

function countCareers(occupations: Occupation[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { careers } of occupations)
    for (const [soc, weight] of careers) counts.set(soc, (counts.get(soc) ?? 0) + weight)
  return counts
}

function mostFrequent(values: (string | null)[]): string | null {
  const counts = [...Map.groupBy(values, (value) => value)].sort((a, b) => b[1].length - a[1].length)
  return counts[0]?.[0] ?? null
}

/** Gives each meaning its id: the first of a code the plain one ('army-11b-enlisted'), the others with their title. */
function named(occupations: Occupation[]): Occupation[] {
  const order = (o: Occupation) => {
    const kind = occupationKinds.indexOf(o.kind)
    return (kind < 0 ? 50 : kind) + (o.active ? 0 : 100) - (o.careers.size ? 0.5 : 0)
  }
  const taken = new Set<string>()
  return occupations
    .sort((a, b) => order(a) - order(b))
    .map((occupation) => {
      const plain = `${occupation.corps}-${slug(occupation.code)}-${occupation.personnel}`
      let id = taken.has(plain) ? `${plain}-${slug(occupation.title)}` : plain
      if (taken.has(id)) id = `${id}-${slug(occupation.kind)}`
      if (taken.has(id)) throw new Error(`Two occupations would be ${id}.`)
      taken.add(id)
      return { ...occupation, id }
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}
