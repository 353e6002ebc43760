import equal from 'fast-deep-equal'
import type { z } from 'zod'

type Query = z.ZodObject<z.ZodRawShape>

/**
 * The address of a list: `path` with what is asked for, without parameters that equal their defaults. One object reads
 * and writes the address: the defaults are what the schema makes of an empty query.
 * @param query what is asked for now; fields that the schema does not know are left out
 * @param change what differs from it; unless it names a page, the list begins at its first
 */
export function addressOf<Schema extends Query>(
  path: string,
  schema: Schema,
  query: Partial<z.output<Schema>> = {},
  change: Partial<z.output<Schema>> = {},
): string {
  const defaults = schema.parse({}) as Record<string, unknown>
  const wanted = { ...query, page: undefined, ...change } as Record<string, unknown>
  const parameters = new URLSearchParams()
  for (const name of Object.keys(schema.shape)) {
    const value = wanted[name]
    if (value === undefined || value === null || equal(value, defaults[name])) continue
    for (const each of [value].flat()) parameters.append(name, String(each))
  }
  return parameters.size ? `${path}?${parameters}` : path
}
