import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { TestApp } from './app.ts'

/** What a browser sends as `captcha` once it has solved a challenge. */
export async function solvedCaptcha(app: Pick<TestApp, 'get'>, host = 'localhost'): Promise<string> {
  return solved((await app.get('/captcha/challenge', { as: 'json', host })).json())
}

/** The proof for a challenge. */
export async function solved(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
