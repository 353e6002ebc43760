// The server is killed as by a power cut, at a statement of every kind of write.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../database.ts'
import { expectOnce, isPutOff, ready } from './attempt.ts'
import type { Attempt } from './effects.ts'
import { arm, disarm, isExhaustive, mayBeRemembered, type Point, pointsOf, sampled } from './points.ts'
import { type Fate, type PostgresProxy, postgresProxy } from './postgres-proxy.ts'
import { type Scene, sceneOf } from './scene.ts'
import { type Server, serving } from './server-process.ts'
import { writes } from './writes.ts'

let own: TestDatabase
let proxy: PostgresProxy
let server: Server
let scene: Scene
beforeAll(async () => {
  own = await testDatabase()
  scene = await sceneOf(own.db)
  proxy = await postgresProxy(own.url)
  server = await serving(proxy.url)
}, 240_000)
afterAll(async () => {
  await server.close()
  await proxy.close()
  await own.close()
})

const fates: Fate[] = isExhaustive ? ['cut before', 'cut after'] : ['cut after']

test.each(sampled(Object.entries(writes)))(
  '%s once, wherever the server is killed',
  async (_, make) => {
    await ready(server.origin)
    const points = await pointsOf(proxy, () => make(scene, server.origin))
    // In the short form: all is written, and nobody has heard of it.
    for (const fate of fates)
      for (const point of isExhaustive ? points : points.slice(-1)) {
        const where = `${fate} “${point.sql.slice(0, 80)}”`
        const killed = await killedAt(point, fate, () => make(scene, server.origin))
        if (!killed) {
          expect(mayBeRemembered(point), `not killed ${where}`).toBe(true)
          continue
        }
        const { attempt, answer } = killed
        expect(answer === null || isPutOff(answer), `answered, and killed ${where}`).toBe(true)
        await server.start()
        await ready(server.origin)
        await expectOnce(attempt, answer).catch((error) => {
          error.message = `${where}: ${error.message}`
          throw error
        })
      }
  },
  3_600_000,
)

/** @returns null where the statement did not come, and the server runs on */
async function killedAt(point: Point, fate: Fate, make: () => Promise<Attempt>) {
  const attempt = await make()
  proxy.onFate = () => server.kill()
  const hasCome = arm(proxy, point, fate)
  const answer = await attempt.send()
  disarm(proxy)
  if (hasCome()) return { attempt, answer }
  // On a busy machine: nothing is known yet.
  if (isPutOff(answer)) return killedAt(point, fate, make)
  expect(answer, 'the server, which runs, did not answer').not.toBeNull()
  return null
}
