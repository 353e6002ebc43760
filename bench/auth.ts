// npm run bench:auth: sign-ins a second, what somebody else's search takes meanwhile, and what a session costs a request.
// Prints a table and one JSON line. Starts the real server on the demo sites, in a data folder of its own.
import { Pool } from 'undici'
import { createUser } from '#features/users/index.ts'
import { hashPassword, isPassword } from '#lib/password.ts'
import { beginSession } from '#lib/session.ts'
import { openDemoServer } from './demo-server.ts'
import { load, percentiles } from './one-path.ts'

const people = 400
const seconds = 10
let count = 0
const password = 'correct horse battery'

// Each sign-in comes from an address of its own, as it would: the limits count by address.
process.env.TRUST_PROXY = '127.0.0.1,::1'
const server = await openDemoServer()
const headers = { accept: 'application/json', host: 'localhost:3990' }
try {
  const members = await addMembers()
  const alone = await searches(seconds / 2)
  const before = await server.cpuSeconds()
  const signInsAlone = await signInAll(members, seconds / 2)
  const signInCpu = cpuEach(before, await server.cpuSeconds(), signInsAlone * (seconds / 2))
  const hashCpu = await hashCost()
  const [signIns, beside] = await Promise.all([signInAll(members, seconds), searches(seconds)])
  const session = await sessionCost(members[0]!.id)
  const rows = { signInsPerSecond: signIns, signInsAlone, signInCpuMs: signInCpu, hashCpuMs: hashCpu }
  console.table({
    'sign-ins a second, beside searches': signIns,
    'sign-ins a second, alone': signInsAlone,
    'CPU of a sign-in, of it argon2, ms': `${signInCpu} / ${hashCpu}`,
    'a search alone, p50 / p99 ms': `${alone.p50} / ${alone.p99}`,
    'a search beside sign-ins, p50 / p99 ms': `${beside.p50} / ${beside.p99}`,
    'CPU of a session check, ms': session,
  })
  console.log(
    JSON.stringify({ ...rows, searchAlone: alone.p99, searchBeside: beside.p99, sessionCpuMs: session }),
  )
} finally {
  await server.stop()
}

async function addMembers() {
  const passwordHash = await hashPassword(password)
  const adding = Array.from({ length: people }, async (_, at) => {
    const email = `bench.${at}@example.org`
    const person = { email, firstName: 'Ben', lastName: 'Ruiz', passwordHash, sourceThemeId: null }
    return { email, id: (await createUser(server.db, { ...person, activated: true }))! }
  })
  return Promise.all(adding)
}

/** A search every 20 ms, whether the last has been answered or not: what others feel. */
async function searches(lasting: number) {
  const pool = new Pool(server.url, { connections: 50, pipelining: 1 })
  const words = ['nurse', 'driver', 'welder', 'analyst', 'security', 'mechanic', 'clerk', 'manager']
  const asked = Array.from({ length: lasting * 50 }, async (_, at) => {
    await new Promise((go) => setTimeout(go, at * 20))
    const began = performance.now()
    // A page that nobody has asked for, so that nothing comes from the memory of pages.
    const path = `/jobs/search?q=${words[at % words.length]}&utm=${lasting}${at}`
    const { body } = await pool.request({ path, method: 'GET', headers })
    await body.dump()
    return performance.now() - began
  })
  const times = percentiles(await Promise.all(asked))
  await pool.close()
  return times
}

/** Sixteen at a time. @returns how many a second */
async function signInAll(members: { email: string }[], lasting: number): Promise<number> {
  const pool = new Pool(server.url, { connections: 16, pipelining: 1 })
  const token = await csrfToken(pool)
  const began = performance.now()
  const first = count
  const one = async () => {
    while (performance.now() - began < lasting * 1000) {
      const at = count++
      const { statusCode, body } = await pool.request({
        path: '/user/login',
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'x-csrf-token': token,
          'x-forwarded-for': `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`,
          cookie: `csrf=${token}`,
        },
        body: JSON.stringify({ email: members[at % members.length]!.email, password }),
      })
      const text = await body.text()
      if (statusCode !== 200) throw new Error(`A sign-in answered ${statusCode}: ${text}`)
    }
  }
  await Promise.all(Array.from({ length: 16 }, one))
  await pool.close()
  return Math.round((count - first) / ((performance.now() - began) / 1000))
}

/** CPU of the server, of which sign-ins need the most. */
function cpuEach(before: number, after: number, times: number): number {
  return Number((((after - before) / times) * 1000).toFixed(2))
}

/** CPU of checking one password, four at a time as the server does, ms. */
async function hashCost(): Promise<number> {
  const kept = await hashPassword(password)
  const rounds = 200
  const before = process.cpuUsage()
  const one = async () => {
    for (let i = 0; i < rounds / 4; i++) await isPassword(kept, password)
  }
  await Promise.all(Array.from({ length: 4 }, one))
  const { user, system } = process.cpuUsage(before)
  return Number(((user + system) / 1000 / rounds).toFixed(2))
}

/** A write without a token is refused, with a token for the next. */
async function csrfToken(pool: Pool): Promise<string> {
  const { body } = await pool.request({ path: '/user/login', method: 'POST', headers })
  return ((await body.json()) as { csrf: string }).csrf
}

/** CPU that a request takes more with a session than without, in the server: the median of interleaved rounds. */
async function sessionCost(userId: string): Promise<number> {
  const cookie = `session=${await beginSession(server.db, userId)}`
  const differences: number[] = []
  for (let round = 0; round < 7; round++)
    differences.push((await cpuOf({ ...headers, cookie })) - (await cpuOf(headers)))
  return Number(differences.toSorted((a, b) => a - b)[3]!.toFixed(3))
}

async function cpuOf(asking: Record<string, string>): Promise<number> {
  const before = await server.cpuSeconds()
  const { requests } = await load(server.url, '/corps', asking, 1)
  return ((await server.cpuSeconds()) - before) * (1000 / requests)
}
