import { readFileSync } from 'node:fs'

const linesOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

/** What people call a civilian job that titles call otherwise: 'fireman' → 'firefighter'. */
export const layJobNames: ReadonlyMap<string, string> = new Map(
  linesOf('lay-job-names.tsv') as [string, string][],
)

/**
 * noun, adjective: of a job; phrase: how one works; filler: 'trabajos'; small: 'en'; place: a state or city; shared: English has the word
 * too, so it does not say which language this is
 */
export type SpanishKind = 'noun' | 'adjective' | 'phrase' | 'filler' | 'small' | 'place' | 'shared'

/** Spanish words of job searches, without accents, in English. */
export const spanishJobWords: ReadonlyMap<string, { kind: SpanishKind; meant: string }> = new Map(
  (linesOf('spanish-job-words.tsv') as [string, SpanishKind, string][]).map(([said, kind, meant]) => [
    said.normalize('NFD').replace(/[\u0300-\u036f]/g, ''),
    { kind, meant },
  ]),
)

/** A field of work, 'dentistry': the careers in it, those that it names most surely first. */
export type WorkField = { name: string; careers: readonly string[] }

/**
 * What people call fields of work, in lower case, which titles of jobs name by who works in them. Those with a tilde before them name
 * a field where no job has the words: 'java' is a skill.
 */
export const workFields: ReadonlyMap<string, WorkField> = new Map(
  (linesOf('work-fields.tsv') as [string, string][]).flatMap(([names, careers]) =>
    names.split(', ').map((name) => [name, { name, careers: careers.split(' ') }] as const),
  ),
)

/** What people who know no title say of the work of some careers, the usual career first: 'mow grass', 'rake leaves'. */
export const workTasks: readonly { careers: readonly string[]; tasks: readonly string[] }[] = (
  linesOf('work-tasks.tsv') as [string, string][]
).map(([careers, tasks]) => ({ careers: careers.split(' '), tasks: tasks.split(', ') }))
