// What people write at random: the same for the same seed.
import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '#lib/ids.ts'
import { isAcknowledged } from './attempt.ts'
import type { Answer, Client } from './client.ts'
import { isExhaustive } from './points.ts'

const writesEach = isExhaustive ? 60 : 8

/** The same numbers for the same seed (mulberry32). */
export function numbers(from: number) {
  let state = from
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { next, below: (most: number) => Math.floor(next() * most) }
}

export type Person = { id: string; email: string; session: string; clients: Client[]; room: string }
type Random = ReturnType<typeof numbers>
/** What a write changes: after it, the thing with this name is worth `value`. */
export type Entry = { thing: string; value: string; answer: Answer | null }
type Write = { thing: string; value: string; send(client: Client): Promise<Answer | null> }

const kinds: ((person: Person, jobs: string[], random: Random) => Write)[] = [
  ({ id }, jobs, random) => {
    const job = jobs[random.below(jobs.length)]!
    const favorite = random.next() < 0.6
    return {
      thing: `favorite ${id} ${job}`,
      value: favorite ? 'there' : 'absent',
      send: (client) => client.send('POST', `/jobs/${job}/favorite`, { favorite }),
    }
  },
  ({ id }, jobs, random) => {
    const job = jobs[random.below(jobs.length)]!
    return {
      thing: `application ${id} ${job}`,
      value: 'there',
      send: (client) => client.send('POST', `/jobs/${job}/apply`, { message: 'I taught medics.' }),
    }
  },
  ({ id }) => {
    const name = `Nursing ${newId()}`
    const search = { name, query: `q=${encodeURIComponent(name)}`, frequency: 'daily' }
    return {
      thing: `search ${id} ${name}`,
      value: 'there',
      send: (client) =>
        client.send('POST', '/my-saved-searches', { ...search, timeZone: 'America/New_York' }),
    }
  },
  ({ id }, _, random) => {
    const education = ["Bachelor's degree", "Master's degree", "Associate's degree"][random.below(3)]!
    const work = [{ kind: 'work', title: 'Paramedic', organization: 'City of Norfolk' }]
    return {
      thing: `education ${id}`,
      value: education,
      send: (client) => client.send('POST', `/profile/${id}/edit/work`, { education, work }),
    }
  },
  ({ room }, _, random) => {
    const message = { clientId: newId(), body: `Shift ${random.below(1000)}?` }
    return {
      thing: `message ${message.clientId}`,
      value: 'there',
      send: (client) => client.send('POST', `/chat/${room}/messages`, message),
    }
  },
  ({ email }, _, random) => {
    const gift = {
      ...{ firstName: 'Denise', lastName: 'Okafor', phone: '(717) 555-0142', address: '12 Front Street' },
      ...{ city: 'Harrisburg', state: 'PA', demoCard: '4242424242424242', email, key: newId() },
      amount: 5 + random.below(40),
    }
    // The amount is what tells a donor's gifts apart.
    return {
      thing: `gift ${email} ${gift.key}`,
      value: String(gift.amount),
      send: async (client) => client.send('POST', '/donations', { ...gift, captcha: await client.captcha() }),
    }
  },
]

export async function writer(person: Person, jobs: string[], random: Random, log: Entry[]) {
  for (let count = 0; count < writesEach; count++) {
    const { thing, value, send } = kinds[random.below(kinds.length)]!(person, jobs, random)
    // Some give up after a failure: then it may be there or not. The others send it again until it is taken.
    const givesUp = random.next() < 0.3
    for (let tries = 0; ; tries++) {
      const client = person.clients[(count + tries) % person.clients.length]!
      const answer = await send(client).catch(() => null)
      log.push({ thing, value, answer })
      if (isAcknowledged(answer) || (answer && answer.status < 500) || givesUp) break
      await sleep(100)
    }
  }
}
