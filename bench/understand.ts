// npm run bench:understand -- --queries FILE: asks the demo site over HTTP what it understands of what people type.
// FILE is tab-separated with a head: q, l, o (may be empty) and expect, one or more of occupation=<branch> <code>,
// place=<city>, <state> or <installation>, state=<code>, remote, corrected=<words>, title~<pattern>, joined by ' & '.

import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parse } from 'csv-parse/sync'
import type { SearchPage } from '#features/job-search/schema.ts'
import { findInstallations, findInstallationsByShortName } from '#features/places/index.ts'
import { fail } from '#lib/stop.ts'
import { openDemoServer } from './demo-server.ts'

type Line = { q: string; l: string; o: string; expect: string }
type Answer = Pick<SearchPage, 'understood' | 'jobs' | 'totalDocs'>

const ours = new URL('./understand/queries.tsv', import.meta.url).pathname
const { values } = parseArgs({ options: { queries: { type: 'string' }, url: { type: 'string' } } })

async function measure() {
  const lines: Line[] = parse(readFileSync(values.queries ?? ours), {
    columns: true,
    delimiter: '\t',
    quote: null,
    relax_column_count: true,
  })
  const server = values.url ? { url: values.url, stop: async () => {} } : await openDemoServer()
  try {
    let met = 0
    for (const line of lines) {
      const answer = await ask(server.url, line)
      const missed = line.expect.split(' & ').filter((expected) => !isMet(expected.trim(), answer))
      if (missed.length)
        console.log(`${[line.q, line.l, line.o].join(' | ')}: not ${missed.join(', ')}; ${shown(answer)}`)
      else met++
    }
    console.log(
      JSON.stringify({ queries: lines.length, met, rate: Math.round((met / lines.length) * 1000) / 1000 }),
    )
  } finally {
    await server.stop()
  }
}

async function ask(url: string, { q, l, o }: Line): Promise<Answer> {
  const parameters = new URLSearchParams(Object.entries({ q, l, o }).filter(([, value]) => value))
  const response = await fetch(`${url}/jobs/search?${parameters}`, {
    headers: { accept: 'application/json' },
  })
  if (!response.ok) throw new Error(`${response.status} for ${parameters}`)
  return response.json()
}

const shown = ({ understood: { occupation, place, state, remote, corrected, words } }: Answer) =>
  JSON.stringify({
    occupation: occupation && `${occupation.branch} ${occupation.code}`,
    place: place?.label,
    state: state?.code,
    remote,
    corrected,
    words,
  })

const kinds: Record<string, (value: string, answer: Answer) => boolean> = {
  occupation: (value, { understood: { occupation } }) =>
    same(withoutLevel(value), occupation && withoutLevel(`${occupation.branch} ${occupation.code}`)),
  // The District is its city.
  place: (value, { understood: { place, state } }) =>
    (place !== null && namesPlace(value, place)) || (state?.code === 'DC' && same(value, 'Washington, DC')),
  state: (value, { understood: { state } }) => same(value, state?.code),
  // The words that were wrong may be some of several.
  corrected: (value, { understood: { corrected } }) =>
    corrected !== null && ` ${plain(corrected)} `.includes(` ${plain(value)} `),
}

function isMet(expected: string, answer: Answer): boolean {
  if (expected === 'remote') return answer.understood.remote === true
  const title = /^title~(.+)$/.exec(expected)
  if (title) return titlesMatch(new RegExp(title[1]!, 'i'), answer)
  const [, kind, value] = /^(\w+)=(.+)$/.exec(expected) ?? []
  const met = kinds[kind ?? '']
  if (!met) throw new Error(`“${expected}” is nothing that can be expected.`)
  return met(value!, answer)
}

/** At least 7 of the first 10 titles, or all when there are fewer. */
function titlesMatch(pattern: RegExp, { jobs }: Answer): boolean {
  const matching = jobs.filter(({ title }) => pattern.test(title)).length
  return jobs.length > 0 && matching >= Math.min(7, jobs.length)
}

/** 'St. Louis' and 'Saint Louis' are one. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\bst\b\.?/g, 'saint')
    .replace(/\bft\b\.?/g, 'fort')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
const same = (expected: string, actual: string | null | undefined) =>
  actual != null && plain(expected) === plain(actual)

/** 'Air Force 11MX' and '11MXX' are one, so are the Navy's '111', '1110' and '111X'. */
const withoutLevel = (code: string) =>
  code.replace(/^((?:Air|Space) Force .{3})X+$/i, '$1').replace(/^(Navy \d{3})[0X]$/i, '$1')

/** A city with its state, or an installation by any of its names. */
function namesPlace(expected: string, place: { city: string; state: string }): boolean {
  if (same(expected, `${place.city}, ${place.state}`) || same(expected, place.city)) return true
  const name = expected.replace(/,? [A-Z]{2}$/, '')
  return [...findInstallations(name), ...findInstallationsByShortName(name)].some(
    ({ city, state }) => city === place.city && state === place.state,
  )
}

await measure().catch(fail)
