// The server is killed as by a power cut, at a statement of every kind of write.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../database.ts'
import { expectOnce, ready } from './attempt.ts'
import { arm, disarm, isExhaustive, mayBeRemembered, pointsOf, sampled } from './points.ts'
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
    const points = await pointsOf(proxy, await make(scene, server.origin))
    // In the short form: all is written, and nobody has heard of it.
    for (const fate of fates)
      for (const point of isExhaustive ? points : points.slice(-1)) {
        const attempt = await make(scene, server.origin)
        proxy.onFate = () => server.kill()
        const hasCome = arm(proxy, point, fate)
        const answer = await attempt.send()
        disarm(proxy)
        if (!hasCome() && mayBeRemembered(point)) continue
        expect(answer, `not killed at “${point.sql.slice(0, 80)}”`).toBeNull()
        await server.start()
        await ready(server.origin)
        await expectOnce(attempt, answer)
      }
  },
  3_600_000,
)
