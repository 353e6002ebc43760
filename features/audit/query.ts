import type { AuditFilter } from './schema.ts'

/** The address of the entries that fit: `path` with what is asked, leaving out what is not. */
export function addressOf(
  path: string,
  filter: AuditFilter,
  rest: { before?: string; after?: string } = {},
): string {
  const { action, person, subject, from, to } = filter
  const asked = Object.entries({ action, person, subject, from, to, ...rest }).filter(([, value]) => value)
  const query = new URLSearchParams(asked as [string, string][])
  return query.size ? `${path}?${query}` : path
}

export const everything: AuditFilter = { action: '', person: '', subject: '', from: '', to: '' }
