import { linkHours } from '../user-tokens.ts'

/**
 * Mails that a user has just requested carry a secret link, and their kind is the purpose of its token. They are
 * attempted regardless of suppressions, but not after the link expires, and in production the outbox hides their
 * links.
 */
export const isAwaited = (kind: string) => hoursOfUse(kind) !== null

/** How long such a mail is useful, in hours; null: forever. */
export const hoursOfUse = (kind: string): number | null =>
  Object.hasOwn(linkHours, kind) ? linkHours[kind as keyof typeof linkHours] : null
