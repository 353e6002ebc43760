import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, expect } from 'vitest'
import { FetchRefused } from '../fetch-guard.ts'

/** Those of one test. */
export const servers: Server[] = []

export function closeServers(): void {
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections()
  })
}

export async function serve(listener: RequestListener, host = '127.0.0.1'): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((ready) => server.listen(0, host, ready))
  return `http://${host}:${(server.address() as AddressInfo).port}`
}

export const open = { allowPrivate: true, maxBytes: 1_000_000, timeoutMs: 20_000 }
export const closed = { ...open, allowPrivate: false }
export const refusal = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => new Error('nothing was refused'),
    (reason) => reason,
  )
  expect(error).toBeInstanceOf(FetchRefused)
  return error.message
}
export const read = async (fetched: Promise<{ body: Readable }>) => text((await fetched).body)
