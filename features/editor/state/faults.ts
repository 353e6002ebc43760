import {
  columnFields,
  containerFields,
  type FieldMap,
  missingIn,
  misunderstoodIn,
  typeOf,
} from '#features/content/schema.ts'
import { positionsOf } from '../operations/find.ts'
import type { Draft } from './draft.ts'
import { nameOf } from './names.ts'

/** What a draft cannot be saved with: the part that it is in, its field, and what to do. */
export type Fault = {
  id: string
  field: string
  label: string
  of: string
  message: string
  isEmpty: boolean
}

/** Required fields that are empty (document 3, section 5), addresses and videos that are not understood. */
export function faultsOf({ document }: Draft): Fault[] {
  return [...positionsOf(document).values()].flatMap(({ kind, part }) => {
    const key = String((part as { contentType?: string }).contentType ?? '')
    const fields = fieldsOf(kind, key) ?? {}
    const values = part as Record<string, unknown>
    const fault = (field: string, message: string, isEmpty: boolean): Fault => {
      const label = field === 'contentType' ? 'Content type' : fields[field]!.label
      return { id: part.id, field, label, of: nameOf(kind, part), message, isEmpty }
    }
    if (kind !== 'container' && key === '') return [fault('contentType', 'Please choose what this is.', true)]
    return [
      ...missingIn(fields, values).map((field) => fault(field, 'Please fill this in.', true)),
      ...misunderstoodIn(fields, values).map(({ path, message }) => fault(String(path[0]), message, false)),
    ]
  })
}

/** The fields of a part as the pane shows them, the type's own first; null for a type that is not known. */
export function fieldsOf(kind: 'container' | 'column' | 'block', contentType: string): FieldMap | null {
  if (kind === 'container') return containerFields
  const type = typeOf(kind, contentType)
  if (kind === 'block') return type?.fields ?? null
  return type || contentType === '' ? { ...type?.fields, ...columnFields } : null
}
