import { z } from 'zod'

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>['localeError']>>[0]

/** Replaces Zod's sentences, wherever a schema has none of its own, by ours: what to do, and the field's name. */
export const setValidationWords = () => z.config({ localeError: sentenceOf })

function sentenceOf(issue: Issue): string {
  const name = issue.path?.findLast((part) => typeof part === 'string')
  if (name === undefined) return 'The fields of this request are missing or cannot be read.'
  return words[issue.code]?.(issue, `“${name}”`) ?? `Please check “${name}”.`
}

// biome-ignore lint/suspicious/noExplicitAny: the issues of each code have their own fields
type Sentence = (issue: any, name: string) => string

const words: Partial<Record<string, Sentence>> = {
  invalid_type: ({ expected, input }, name) =>
    input === undefined || input === null || input === ''
      ? `Please fill in ${name}.`
      : `Please use ${types[expected] ?? 'another kind of value'} for ${name}.`,
  invalid_value: ({ values }, name) =>
    values.length > mostListed
      ? `Please choose ${name} from the list.`
      : `Please use ${oneOf(values)} for ${name}.`,
  too_big: ({ origin, maximum }, name) => `Please use ${most(origin, maximum)} for ${name}.`,
  too_small: ({ origin, minimum }, name) =>
    origin === 'string' && Number(minimum) === 1
      ? `Please fill in ${name}.`
      : `Please use at least ${minimum}${units[origin] ?? ''} for ${name}.`,
  invalid_format: ({ format }, name) =>
    formats[format] ? `Please use ${formats[format]} for ${name}.` : `Please check ${name}.`,
  unrecognized_keys: ({ keys }) => `There is no field ${keys.map((key: string) => `“${key}”`).join(', ')}.`,
}

const mostListed = 12
const oneOf = (values: unknown[]) =>
  values.length === 1 ? `“${values[0]}”` : `one of ${values.map((value) => `“${value}”`).join(', ')}`

const types: Record<string, string> = {
  ...{ string: 'text', number: 'a number', int: 'a whole number', boolean: 'true or false', array: 'a list' },
  ...{ date: 'a date', object: 'fields', record: 'fields' },
}
const units: Record<string, string> = { string: ' characters', array: ' entries' }
const most = (origin: string, maximum: number | bigint) =>
  units[origin] ? `${maximum}${units[origin]} or fewer` : `${maximum} or less`

const formats: Record<string, string> = {
  ...{ email: 'an email address', url: 'a web address', uuid: 'the id of something that exists' },
  ...{
    date: 'a date like 2026-05-31',
    datetime: 'a date with time like 2026-05-31T09:00:00Z',
    time: 'a time like 09:00',
  },
}
