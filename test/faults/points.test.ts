// The trials of faults themselves: a machine that is too busy for a moment is no fault of the server.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { type Answer, clientAt } from './client.ts'
import type { Attempt } from './effects.ts'
import { pointsOf } from './points.ts'
import type { Fate } from './postgres-proxy.ts'

const answered = (status: number): Answer => ({ status, headers: new Headers(), body: {} })

test('a write that was put off is tried again, and only what the whole one ran counts', async () => {
  const proxy = { fateOf: (_: string): Fate => 'pass' }
  const runs = [['insert into notes'], ['insert into notes', 'commit']]
  let tries = 0
  const make = async (): Promise<Attempt> => ({
    effects: async () => ({}),
    async send() {
      const statements = runs[tries++]!
      for (const statement of statements) proxy.fateOf(statement)
      return answered(statements.includes('commit') ? 201 : 503)
    },
  })
  const points = await pointsOf(proxy, make)
  expect(points.map(({ sql, nth }) => [sql, nth])).toEqual([
    ['insert into notes', 0],
    ['commit', 0],
  ])
})

test('what the server asks beside a write is none of its statements', async () => {
  vi.stubEnv('FAULTS', 'all')
  vi.resetModules()
  const points = await import('./points.ts')
  const proxy = { fateOf: (_: string): Fate => 'pass' }
  const make = async (): Promise<Attempt> => ({
    effects: async () => ({}),
    async send() {
      for (const one of ['begin', 'notify "line 7"', 'select', 'commit']) proxy.fateOf(one)
      return answered(201)
    },
  })
  const found = await points.pointsOf(proxy, make)
  vi.unstubAllEnvs()
  expect(found.map(({ sql }) => sql)).toEqual(['begin', 'commit'])
})

test('somebody who comes while the server puts everybody off has a token in the end', async () => {
  const sent: (string | undefined)[] = []
  const server = createServer(({ headers }, reply) => {
    sent.push(headers['x-csrf-token'] as string | undefined)
    const isPutOff = sent.length === 1
    reply.writeHead(isPutOff ? 503 : 403, { 'content-type': 'application/json' })
    reply.end(JSON.stringify(isPutOff ? { error: 'Back in a moment' } : { csrf: 'a token' }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const client = await clientAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  await client.send('POST', '/jobs')
  expect(sent).toEqual([undefined, undefined, 'a token'])
  server.close()
  server.closeAllConnections()
})
