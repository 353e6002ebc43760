import { linkHours } from '../user-tokens.ts'

/**
 * Mails that somebody has just asked for and waits for carry a link that is a secret, and their kind is the purpose of
 * its token. They are tried whatever happened to the address before, not later than the link is good for, and in
 * production nobody reads their links in the outbox.
 */
export const isAwaited = (kind: string) => hoursOfUse(kind) !== null

/** How long such a mail is of use; null: for ever. */
export const hoursOfUse = (kind: string): number | null =>
  Object.hasOwn(linkHours, kind) ? linkHours[kind as keyof typeof linkHours] : null
