import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Server } from '#test/faults/server-process.ts'
import { type Client, clientAt, type Ready } from './client.ts'

/** How many donors are at it when the power goes. */
const atOnce = 6
/** A gift takes a few milliseconds to a few hundred: the kill comes anywhere in it. */
const longestMs = 250

/**
 * Kills server and worker at a random moment while gifts are being made, starts them again, and lets each donor press the button
 * again until there is an answer.
 * @returns the addresses of donors who were told that their gift has arrived
 */
export async function killRuns(
  server: Server,
  target: Record<string, string>,
  runs: number,
): Promise<string[]> {
  const thanked: string[] = []
  for (let run = 1; run <= runs; run++) {
    const client = clientAt(server.origin, atOnce)
    await client.open()
    const gifts = await Promise.all(Array.from({ length: atOnce }, () => client.prepare(target)))
    const first = gifts.map((gift) => client.send(gift).catch(() => null))
    await setTimeout(randomInt(longestMs))
    await server.kill()
    await Promise.all(first)
    await client.close()
    await server.start()
    const again = clientAt(server.origin, atOnce)
    await again.open()
    for (const gift of gifts) if (await insist(again, gift)) thanked.push(gift.email)
    await again.close()
    if (run % 10 === 0) console.log(`${run} kills`)
  }
  return thanked
}

/** The same gift again, until it is charged. The proof of the captcha may be used up by the attempt that was killed. */
async function insist(client: Client, gift: Ready): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const { status, body } = await client
      .send(gift)
      .catch(() => ({ status: 0, body: {} as { errors?: object } }))
    if (status === 201) return true
    if (status === 422 && 'captcha' in (body.errors ?? {})) gift.body.captcha = await client.captcha()
    await setTimeout(200)
  }
  return false
}
