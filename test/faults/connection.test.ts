// Faults between the server and PostgreSQL, at every statement of every kind of write.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../database.ts'
import { expectOnce, ready } from './attempt.ts'
import { arm, disarm, isExhaustive, type Point, pointsOf } from './points.ts'
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
beforeEach(() => disarm(proxy))

const faults: Fate[] = ['cut before', 'cut after', 'disk full']

/** In the short form each fault where it hurts most: nothing is kept yet, all is kept and nobody has heard of it, and the end. */
const isTried = (fate: Fate, at: number, { length }: Point[]) =>
  isExhaustive || (fate === 'cut before' ? at === 0 : at === length - 1)

test.each(Object.entries(writes))(
  '%s once, wherever the connection to PostgreSQL breaks or its disk is full',
  async (_, make) => {
    await ready(server.origin)
    const points = await pointsOf(proxy, () => make(scene, server.origin))
    for (const fate of faults)
      for (const point of points.filter((_, at) => isTried(fate, at, points))) {
        await ready(server.origin)
        const attempt = await make(scene, server.origin)
        arm(proxy, point, fate)
        const answer = await attempt.send()
        disarm(proxy)
        expect(answer, 'the server answers though its database does not').not.toBeNull()
        await expectOnce(attempt, answer).catch((error) => {
          error.message = `${fate} at “${point.sql.slice(0, 80)}”: ${error.message}`
          throw error
        })
      }
  },
  600_000,
)
