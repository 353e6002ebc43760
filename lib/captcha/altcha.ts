import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Challenge, createChallenge, randomInt } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Db } from '../db.ts'
import { isFirstUse } from './once.ts'

const minutes = 20
const algorithm = 'PBKDF2/SHA-256'
const cost = 1000

/** Derives two secrets, so that a signed challenge cannot pass as a signed solution. */
const secrets = (secret: string) => ({
  hmacSignatureSecret: `altcha challenge ${secret}`,
  hmacKeySignatureSecret: `altcha answer ${secret}`,
})

/** A proof-of-work challenge: a browser needs about `effort` guesses, we check with one. */
export function newChallenge(secret: string, effort: number): Promise<Challenge> {
  return createChallenge({
    algorithm,
    cost,
    deriveKey,
    counter: randomInt(Math.ceil(effort * 1.5), Math.ceil(effort / 2)),
    expiresAt: new Date(Date.now() + minutes * 60_000),
    ...secrets(secret),
  })
}

const hexDigest = z.string().regex(/^[0-9a-f]{64}$/)
const Payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      // Only our own parameters: a hostile challenge must not choose how much checking it costs.
      algorithm: z.literal(algorithm),
      cost: z.literal(cost),
      nonce: z.string().max(100),
      salt: z.string().max(100),
      keyLength: z.literal(32),
      keyPrefix: z.string().max(64),
      keySignature: hexDigest,
      expiresAt: z.number(),
    }),
    signature: hexDigest,
  }),
  solution: z.looseObject({ counter: z.number(), derivedKey: hexDigest }),
})

/** Whether it solves a challenge of ours, in time and for the first time. */
export async function isSolved(db: Db, secret: string, given: string): Promise<boolean> {
  const payload = Payload.safeParse(decoded(given))
  if (!payload.success) return false
  const { challenge, solution } = payload.data
  const { parameters, signature } = challenge
  const { hmacSignatureSecret, hmacKeySignatureSecret } = secrets(secret)
  return (
    parameters.expiresAt * 1000 >= Date.now() &&
    isSignature(signature, inOrder(parameters), hmacSignatureSecret) &&
    isSignature(parameters.keySignature, Buffer.from(solution.derivedKey, 'hex'), hmacKeySignatureSecret) &&
    isFirstUse(db, signature, new Date(parameters.expiresAt * 1000))
  )
}

/** As altcha-lib signs. Its own check takes two jobs of the thread pool, which cost as much as the statements of the form. */
const isSignature = (given: string, signed: string | Buffer, secret: string) =>
  timingSafeEqual(Buffer.from(given, 'hex'), createHmac('sha256', secret).update(signed).digest())

const inOrder = (parameters: object) =>
  JSON.stringify(Object.fromEntries(Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1))))

function decoded(given: string): unknown {
  try {
    return JSON.parse(Buffer.from(given, 'base64').toString())
  } catch {
    return null
  }
}
