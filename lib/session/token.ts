import { createHash, randomBytes } from 'node:crypto'

/** A session ends this long after it began, and after a month unused. */
export const lifetime = { wholeDays: 90, unusedDays: 30 } as const

/** 256 random bits: nothing to guess, so a plain hash of it is enough to keep. */
export const newToken = () => randomBytes(32).toString('base64url')

export const hashOf = (token: string) => createHash('sha256').update(token).digest()
