import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  checkbox,
  ids,
  lines,
  oneOf,
  optionalCheckbox,
  optionalText,
  requiredText,
  rows,
  someOf,
} from './fields.ts'

const id = '0197f1de-0000-7000-8000-000000000001'
const other = '0197f1de-0000-7000-8000-000000000002'

const named = (names: string) => names.split(' ').map((name) => ({ name }))
/** 'a2': the row named a, for which the second place was chosen. */
const order = (all: string) => all.split(' ').map(([name, place]) => ({ name, _place: place }))

test.each<[string, z.ZodType, unknown, unknown]>([
  ['an emptied text is null', optionalText(10), ' ', null],
  ['an absent text stays as it is', optionalText(10), undefined, undefined],
  ['a text is trimmed', requiredText(10, 'Please name it.'), ' Ana ', 'Ana'],
  ['a box alone is on', checkbox, 'on', true],
  ['an absent box is off', checkbox, undefined, false],
  ['a box beside its hidden field is on', optionalCheckbox, ['false', 'true'], true],
  ['its hidden field alone is off', optionalCheckbox, 'false', false],
  ['absent, nothing changes', optionalCheckbox, undefined, undefined],
  ['a program sends a boolean', optionalCheckbox, false, false],
  ['one of a list', oneOf(['a', 'b']), 'b', 'b'],
  ['an empty choice', oneOf(['a', 'b']), '', null],
  ['one of several', someOf(['a', 'b']), 'a', ['a']],
  ['several, each once', someOf(['a', 'b']), ['a', '', 'a', 'b'], ['a', 'b']],
  ['none', someOf(['a', 'b']), undefined, []],
  ['ids, each once', ids(5), [id, '', id, other], [id, other]],
  ['lines of a text area', lines(z.string(), 5), ' a \n\nb\na', ['a', 'b']],
  [
    'rows, without empty ones',
    rows(z.object({ name: z.string() }), 5),
    [{ name: '' }, { name: 'x' }],
    [{ name: 'x' }],
  ],
  [
    'a row that takes the place of another',
    rows(z.strictObject({ name: z.string() }), 5),
    order('a1 b2 c1'),
    named('c a b'),
  ],
  [
    'a row that goes down',
    rows(z.strictObject({ name: z.string() }), 5),
    order('a3 b2 c3 d4'),
    named('b c a d'),
  ],
  ['places that are none', rows(z.strictObject({ name: z.string() }), 5), order('a- b1 cx'), named('b a c')],
  ['no rows', rows(z.object({ name: z.string() }), 5), '', []],
])('%s', (_, schema, given, read) => {
  expect(schema.parse(given)).toEqual(read)
})

test('an error names the row that was typed', () => {
  const links = rows(z.object({ label: z.string().min(1, 'Please write what the link says.') }), 5)
  const { error } = z.object({ links }).safeParse({ links: [{ label: '' }, undefined, { label: 5 }] })
  expect(error?.issues[0]?.path).toEqual(['links', 2, 'label'])
})

test('too long, missing or unknown is said in a sentence', () => {
  expect(requiredText(3, 'Please name it.').safeParse(undefined).error?.issues[0]?.message).toBe(
    'Please name it.',
  )
  expect(optionalText(3, 'the motto').safeParse('long').error?.issues[0]?.message).toContain(
    '3 characters or fewer',
  )
  expect(oneOf(['a']).safeParse('z').error?.issues[0]?.message).toBe('Please choose from the list.')
})
