import { createHash, randomBytes } from 'node:crypto'

/** A session ends this many days after its start, or after a month unused. */
export const lifetime = { wholeDays: 90, unusedDays: 30 } as const

/** 256 random bits cannot be guessed, so a plain hash is safe to store. */
export const newToken = () => randomBytes(32).toString('base64url')

export const hashOf = (token: string) => createHash('sha256').update(token).digest()
