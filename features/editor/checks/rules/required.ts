import { type FieldMap, missingIn } from '#features/content/schema.ts'
import type { Finding, Rule } from '../check.ts'
import type { CheckedPart } from '../parts.ts'

/** What a part cannot do without (document 3, section 5). */
export const requiredRule: Rule = (parts) =>
  parts.flatMap((part) => [
    ...(part.kind === 'column' && !part.type
      ? [error(part, 'contentType', 'Choose what this column shows.')]
      : []),
    ...missingIn(part.fields, part.values).map((name) => error(part, name, sentence(part.fields, name))),
    ...Object.entries(part.fields).flatMap(([name, { item }]) =>
      item && Array.isArray(part.values[name]) ? itemsOf(part, name, item, part.values[name]) : [],
    ),
  ])

function itemsOf(
  part: CheckedPart,
  name: string,
  item: FieldMap,
  values: Record<string, unknown>[],
): Finding[] {
  return values.flatMap((each, at) =>
    missingIn(item, each).map((missing) =>
      error(part, name, `${part.fields[name]!.label}, entry ${at + 1}: “${item[missing]!.label}” is empty.`),
    ),
  )
}

/** A button without words and a frame without a title say nothing to those who listen. */
function sentence(fields: FieldMap, name: string): string {
  if (name === 'buttonText') return 'This button has no text.'
  return `“${fields[name]!.label}” is empty.`
}

const error = ({ id }: CheckedPart, field: string, message: string): Finding => ({
  id,
  field,
  message,
  level: 'error',
})
