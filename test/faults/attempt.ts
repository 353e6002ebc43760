import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import { type Answer, untilTaken } from './client.ts'
import type { Attempt } from './effects.ts'

/** What a server answers whose machine is too busy to hear its database in time: the write may be sent again. */
export const isPutOff = (answer: Answer | null) => answer?.status === 503

export const isAcknowledged = (answer: Answer | null) => answer !== null && answer.status < 300

/**
 * What holds after any fault: what was acknowledged is there; a write is there whole or not at all; and a person who sends it
 * again has it once.
 */
export async function expectOnce(attempt: Attempt, answer: Answer | null) {
  const found = Object.values(await attempt.effects())
  expect(new Set(found).size, `whole or not at all: ${JSON.stringify(await attempt.effects())}`).toBe(1)
  if (isAcknowledged(answer)) expect(found[0]).toBe(1)
  expect(found[0]).toBeLessThanOrEqual(1)

  const again = await untilTaken(attempt.send)
  expect(again.status, JSON.stringify(again.body)).toBeLessThan(500)
  const once = Object.fromEntries(Object.keys(await attempt.effects()).map((effect) => [effect, 1]))
  expect(await attempt.effects()).toEqual(once)
}

/** Until the server says that it is ready. */
export async function ready(origin: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => null)
    if (answer?.status === 200) return
    await setTimeout(50)
  }
}
