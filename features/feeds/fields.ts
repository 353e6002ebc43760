/**
 * One record of a feed: its leaves by path, with every value of repeated ones.
 * `company.name` is an element or key inside another, `location@lat` an attribute, `@id` an attribute of the record.
 * Values of repeated parents keep their position: where the second location has no ZIP, its value is ''.
 */
export type Fields = Map<string, string[]>

/** The first value that is not empty. */
export function firstOf(fields: Fields, path: string): string | undefined {
  const values = fields.get(path)
  if (!values) return undefined
  if (values[0]) return values[0]
  return values.find((value) => value !== '')
}

/** The approximate number of characters of a record. */
export function weightOf(fields: Fields): number {
  let weight = 0
  for (const values of fields.values()) for (const value of values) weight += value.length + 32
  return weight
}

/** Adds a value at the position of its repeated parent. */
export function put(fields: Fields, path: string, value: string, place = 0) {
  const values = fields.get(path)
  if (!values && place === 0) {
    fields.set(path, [value])
    return
  }
  const list = values ?? []
  while (list.length < place) list.push('')
  list.push(value)
  if (!values) fields.set(path, list)
}
