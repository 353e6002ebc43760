import { z } from 'zod'
import { readData } from './data.ts'

const dialects = [
  'indeed',
  'indeed-nested',
  'ziprecruiter',
  'jobrapido',
  'jobg8',
  'linkedin',
  'usajobs',
  'rss',
  'json-ld',
  'greenhouse',
  'lever',
  'ashby',
  'csv',
] as const
export type Dialect = (typeof dialects)[number]

/** A fictional employer. Addresses are on example domains, which nobody can own. */
const DemoEmployer = z.strictObject({
  name: z.string(),
  /** what it is, in the words that roles use in `hiredBy`; the first one counts most */
  kinds: z.array(z.string()).min(1),
  industry: z.string(),
  founded: z.int(),
  street: z.string(),
  /** ZIP code of its seat, one of data/places.json */
  seat: z.string().length(5),
  /** states it hires in; everywhere when absent */
  states: z.array(z.string().length(2)).optional(),
  dialect: z.enum(dialects),
  flags: z.array(z.enum(['abilityOne', 'contractor', 'union'])).default([]),
  /** how people apply */
  apply: z.enum(['email', 'link']).default('link'),
  /** how many jobs it has, compared to the others */
  size: z.number().default(1),
  about: z.string(),
})
export type DemoEmployer = z.output<typeof DemoEmployer>

const employersIn = (file: string) => readData(`employers/${file}`, z.array(DemoEmployer))

/** Those who hire for themselves. */
export const hirers: DemoEmployer[] = ['care', 'industry', 'services', 'public-bodies'].flatMap(employersIn)

/** Boards: employers whose feeds carry the jobs of others. */
const boards = employersIn('boards')

/** @throws Error when there is no board of this name */
export function boardNamed(name: string): DemoEmployer {
  const found = boards.find((board) => board.name === name)
  if (!found) throw new Error(`There is no board "${name}" in demo/data/employers/boards.json.`)
  return found
}

/** Every employer of the demo sites, the boards included. */
export const employers: DemoEmployer[] = [...hirers, ...boards]

/** 'Harbor & Pine Hospital' → 'harbor-pine-hospital'. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The web site of an employer, on a domain that cannot exist. */
export const siteOf = (employer: Pick<DemoEmployer, 'name'>): string =>
  `https://${slugOf(employer.name)}.example`

/** Through which of the sites an employer came. */
export function siteThatWonIt({ kinds, flags }: DemoEmployer): string {
  const is = (...some: string[]) => some.some((kind) => kinds.includes(kind))
  if (is('union', 'build') || (flags.includes('union') && !is('local'))) return 'lakeland'
  return is('local', 'safety', 'fire', 'board', 'ability', 'hospital') ? 'franklin' : 'true-bearing'
}
