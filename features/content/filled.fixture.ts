import { blockTypes } from './blocks/list.ts'
import { columnTypes } from './columns/list.ts'
import { columnFields } from './model/column.ts'
import { containerFields } from './model/container.ts'
import type { Field, FieldMap } from './model/fields.ts'
import { understood } from './model/understood.ts'

type Values = Record<string, unknown>

/** A text in every field that takes text, whatever the field is for. */
function filled(fields: FieldMap, text: string): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      const value = valueIn(field, text)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function valueIn(field: Field, text: string): unknown {
  if (field.kind === 'list') return [filled(field.item ?? {}, text)]
  return [text, text.slice(0, 60), text.slice(0, 40)].find(
    (one) => field.value.safeParse(one).success && understood(field, one) !== null,
  )
}

/** A container with every type of column and block there is, and one text in every field of them that takes text. */
export function filledContainer(text: string, at: number, more: Values = {}) {
  const { htmlId: _, ...own } = filled(containerFields, text)
  const id = (key: string) => `c${at}-${key}`
  const blocks = blockTypes.map(({ key, fields }) => ({
    ...filled(fields, text),
    ...{ id: id(`free-${key}`), contentType: key },
  }))
  const columns = columnTypes.map(({ key, fields }) => ({
    ...filled({ ...columnFields, ...fields }, text),
    ...{ id: id(key), contentType: key, hoverAnimation: 'color' },
    ...(key === 'freeContent' && { freeContent: blocks }),
  }))
  return { ...own, id: `k${at}`, style: 'grid', columnsPerRow: 3, ...more, columns }
}
