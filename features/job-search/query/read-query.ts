import { defaultRadius, jobsPerPage, radii } from '#spec/limits.ts'
import { careerLevels, jobSources, jobTypes, searchFlags, sorts } from '#spec/lists.ts'
import type { JobQuery } from '../schema.ts'

export type Parameters = Record<string, string | string[] | undefined>

/** Accepted parameter aliases → canonical names. */
const aliases: Record<string, string> = { k: 'q', categories: 'cat', employerId: 'employer' }
const texts = [
  'q',
  'l',
  'c',
  '_c',
  'rank',
  '_rank',
  'o',
  '_o',
  'employer',
  'menteeToRecommend',
  'words',
  'there',
] as const
const lists = { s: jobSources, type: jobTypes, level: careerLevels } as const
const knownNames = new Set<string>([
  ...[...texts, ...searchFlags, ...Object.keys(aliases), ...Object.keys(lists)],
  ...['r', 'sort', 'tab', 'cat', 'state', 'page', 'limit', 'at'],
])
const longest = 200
const most = { values: 50, rest: 20, page: 1_000 }

/**
 * Normalizes URL parameters, including their aliases, into a query. Invalid values are ignored.
 * `readQuery` of the parameters of `searchUrl(query)` returns the same query.
 */
export function readQuery(parameters: Parameters): JobQuery {
  const given = (name: string): string[] => {
    const names = [name, ...Object.keys(aliases).filter((alias) => aliases[alias] === name)]
    const values = names.flatMap((each) => parameters[each] ?? [])
    return values.map((value) => clean(value)).filter(Boolean)
  }
  const first = (name: string) => given(name)[0] ?? ''
  const several = (name: string) =>
    [
      ...new Set(
        given(name)
          .flatMap((value) => value.split(','))
          .map(clean),
      ),
    ]
      .filter(Boolean)
      .slice(0, most.values)
  const oneOf = <T extends string>(name: string, allowed: readonly T[]) =>
    allowed.filter((value) =>
      several(name).some((requested) => requested.toLowerCase() === value.toLowerCase()),
    )
  const sortNames = sorts.map((sort) => sort.value)
  const flags = Object.fromEntries(searchFlags.map((name) => [name, isYes(parameters[name])]))
  return {
    ...(Object.fromEntries(texts.map((name) => [name, first(name)])) as Record<
      (typeof texts)[number],
      string
    >),
    ...(flags as Record<(typeof searchFlags)[number], boolean>),
    r: radii.find((radius) => radius === first('r')) ?? defaultRadius,
    // The profile's career form sends its sort as s.
    sort: oneOf('sort', sortNames)[0] ?? oneOf('s', sortNames)[0] ?? 'score',
    tab:
      first('tab') === 'mos' || first('c') || first('o') || first('_o') || first('rank') ? 'mos' : 'keyword',
    cat: several('cat'),
    s: oneOf('s', lists.s),
    type: oneOf('type', lists.type),
    level: oneOf('level', lists.level),
    state: several('state')
      .map((state) => state.toUpperCase())
      .filter((state) => /^[A-Z]{2}$/.test(state)),
    page: whole(first('page'), 1, most.page) ?? 1,
    limit: whole(first('limit'), 1, jobsPerPage.most) ?? jobsPerPage.usual,
    at: /^\d{10}$/.test(first('at')) ? first('at') : '',
    rest: rest(parameters),
  }
}

const clean = (value: string) =>
  value
    .normalize('NFC')
    .replace(/[\s\0]+/g, ' ')
    .trim()
    .slice(0, longest)

/** A checkbox sends on, a link true or 1, a bare name nothing. */
function isYes(value: string | string[] | undefined): boolean {
  const last = Array.isArray(value) ? value.at(-1) : value
  return last !== undefined && !/^(?:false|0|off|no)$/i.test(last.trim())
}

function whole(text: string, least: number, largest: number): number | null {
  return /^-?\d{1,12}$/.test(text) ? Math.max(least, Math.min(largest, Number(text))) : null
}

function rest(parameters: Parameters): [string, string][] {
  return Object.entries(parameters)
    .filter(([name]) => !knownNames.has(name) && name.length <= longest)
    .flatMap(([name, value]) => [value ?? []].flat().map((each): [string, string] => [name, clean(each)]))
    .slice(0, most.rest)
}
