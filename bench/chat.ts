// npm run bench:chat -- --sockets 10000 --active 1000 --rate 500 --seconds 20: open pages over several processes, messages
// from sending to the other's screen, and a restart of every process while people write. --part load: without the restart. Processes
// have served the same load for --warm seconds before: V8 compiles what runs often.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { Pool } from 'undici'
import { installQueue } from '#lib/queue.ts'
import { Page } from './chat/page.ts'
import { addScene, type Scene } from './chat/scene.ts'
import { withDatabase } from './database.ts'
import { databaseTime } from './database-time.ts'
import { percentiles } from './one-path.ts'

const number = (value: string) => ({ type: 'string', default: value }) as const
const { values } = parseArgs({
  options: {
    ...{ sockets: number('10000'), active: number('1000'), rate: number('500') },
    ...{ warm: number('20'), seconds: number('20'), processes: number('3'), room: number('500') },
    part: { type: 'string', default: 'all' },
  },
})
const [sockets, active, rate, warm, seconds, processes, room] = [
  ...[values.sockets, values.active, values.rate, values.warm].map(Number),
  ...[values.seconds, values.processes, values.room].map(Number),
] as [number, number, number, number, number, number, number]
const firstPort = 4300

let servers: ChildProcess[] = []
await withDatabase({ connections: 8 }, async ({ db, pool, url }) => {
  await installQueue(pool)
  const scene = await addScene(db, sockets, room)
  try {
    servers = await startAll(url)
    await measure(scene, url, pool)
  } finally {
    for (const server of servers) server.kill('SIGKILL')
  }
})

async function startAll(url: string): Promise<ChildProcess[]> {
  return Promise.all(
    Array.from({ length: processes }, async (_, at) => {
      const server = fork(new URL('server.ts', import.meta.url), [`${firstPort + at}`, url], {
        execArgv: ['--expose-gc'],
      })
      await once(server, 'message')
      return server
    }),
  )
}

/** What all processes use: memory in MB, processor time in ms. */
async function used(): Promise<{ megabytes: number; ms: number }> {
  const each = servers.map(async (server) => {
    server.send('used')
    const [used] = await once(server, 'message')
    return used as { bytes: number; ms: number }
  })
  const all = await Promise.all(each)
  return {
    megabytes: all.reduce((sum, { bytes }) => sum + bytes, 0) / 2 ** 20,
    ms: all.reduce((sum, { ms }) => sum + ms, 0),
  }
}

async function measure({ members, largeRoom }: Scene, url: string, pool: pg.Pool) {
  const sentAt = new Map<string, number>()
  const seen = new Map<string, number>()
  const latencies: number[] = []
  const inLargeRoom: number[] = []
  const origins = Array.from({ length: processes }, (_, at) => `http://localhost:${firstPort + at}`)
  const https = origins.map((origin) => new Pool(origin, { connections: 64, pipelining: 1 }))
  const pages = members.map((member, at) => {
    const hear = (body: string) => {
      // The page of the sender fetches it as well: what counts is the other's screen.
      const isLarge = body.startsWith('large ')
      if (isLarge ? at === 0 : !body.startsWith(`${member.other} `)) return
      const one = isLarge ? `${body} ${at}` : body
      const sent = sentAt.get(one)
      if (sent === undefined) return
      seen.set(one, (seen.get(one) ?? 0) + 1)
      const took = performance.now() - sent
      ;(isLarge ? inLargeRoom : latencies).push(took)
    }
    const rooms = at < room ? [member.room, largeRoom] : [member.room]
    return new Page(member, rooms, origins[at % processes]!, https[at % processes]!, hear)
  })
  const before = await used()
  await openAll(pages)
  const open = await used()
  const mbPer1000 = (open.megabytes - before.megabytes) / (pages.length / 1000)

  const writers = pages.slice(0, active)
  await beginWriting(writers)
  // By another person than the one who writes there later, since a person may write only so often in a minute.
  await Promise.all([writeFor(warm, writers, new Map()), writeToAll(5, pages[1]!, largeRoom, new Map())])
  const warmed = await used()
  const databaseMs = await databaseTime(pool)
  const load = process.cpuUsage()
  const began = performance.now()
  // Until the last one is acknowledged. The large room has its own pace, a little over a second for each.
  const writing = writeFor(seconds, writers, sentAt).then(() => (performance.now() - began) / 1000)
  const [took] = await Promise.all([writing, writeToAll(seconds, pages[0]!, largeRoom, sentAt)])
  const messagesPerSecond = (seconds * rate) / took
  await arrived(sentAt, seen)
  const { p50, p99 } = percentiles(latencies)
  const databaseMsPerMessage =
    databaseMs === null ? null : perMessage((await databaseTime(pool))! - databaseMs)
  // Of the servers alone, and little moved by what else the machine does.
  const msPerMessage = perMessage((await used()).ms - warmed.ms)
  const { user, system } = process.cpuUsage(load)
  // What the open pages cost, which share the machine with the servers.
  const loadMsPerMessage = perMessage((user + system) / 1000)
  const largeRoomP99 = percentiles(inLargeRoom).p99

  const reconnectSeconds = values.part === 'load' ? null : await restartWhile(writers, pages, url, sentAt)
  await arrived(sentAt, seen)
  const lost = [...sentAt.keys()].filter((body) => !seen.has(body)).length
  const doubled = [...seen.values()].filter((times) => times > 1).length
  for (const page of pages) page.close()
  await Promise.all(https.map((http) => http.destroy()))
  console.table({
    sockets: pages.length,
    messagesPerSecond,
    p50,
    p99,
    msPerMessage,
    databaseMsPerMessage,
    loadMsPerMessage,
    mbPer1000,
    reconnectSeconds,
    lost,
    doubled,
  })
  console.log(
    JSON.stringify({
      bench: 'chat',
      ...{ sockets: pages.length, messagesPerSecond: Math.round(messagesPerSecond), p50, p99 },
      ...{ largeRoomP99, msPerMessage, databaseMsPerMessage, loadMsPerMessage },
      ...{ mbPer1000: Math.round(mbPer1000 * 10) / 10, reconnectSeconds, lost, doubled },
    }),
  )
}

function perMessage(ms: number): number {
  return Math.round((ms / (seconds * rate)) * 100) / 100
}

/** Pages come with what they need to write; these get it with a first message each, some at a time, which is not measured. */
async function beginWriting(writers: Page[]): Promise<void> {
  for (let at = 0; at < writers.length; at += 20)
    await Promise.all(writers.slice(at, at + 20).map((page) => page.write('Good morning')))
}

/** A few hundred at once, as people come in. */
async function openAll(pages: Page[]): Promise<void> {
  for (let at = 0; at < pages.length; at += 200) {
    const some = pages.slice(at, at + 200)
    for (const page of some) page.open()
    await until(() => some.every(({ isReady }) => isReady), 60)
  }
}

async function writeFor(time: number, writers: Page[], sentAt: Map<string, number>, perSecond = rate) {
  const all: Promise<void>[] = []
  const began = performance.now()
  for (let count = 0; count < time * perSecond; count++) {
    const at = count % writers.length
    const body = `${at} ${crypto.randomUUID()}`
    await wait(Math.max(0, began + (count / perSecond) * 1000 - performance.now()))
    sentAt.set(body, performance.now())
    all.push(writers[at]!.write(body))
  }
  await Promise.all(all)
}

/** One writes to the room of all every second: each message is fetched by everybody in it. */
async function writeToAll(time: number, page: Page, largeRoom: string, sentAt: Map<string, number>) {
  for (let second = 0; second < time; second++) {
    const body = `large ${crypto.randomUUID()}`
    for (let at = 1; at < Math.min(room, sockets); at++) sentAt.set(`${body} ${at}`, performance.now())
    await page.write(body, largeRoom)
    await wait(1_000)
  }
}

function arrived(sentAt: Map<string, number>, seen: Map<string, number>): Promise<void> {
  return until(() => seen.size >= sentAt.size, 60).catch(() => {})
}

async function restartWhile(writers: Page[], pages: Page[], url: string, sentAt: Map<string, number>) {
  const during = writeFor(5, writers.slice(0, 50), sentAt, 50)
  const reconnectSeconds = await restart(pages, url)
  await during
  return reconnectSeconds
}

/** Every process is killed and started again. @returns seconds until the last page is back */
async function restart(pages: Page[], url: string): Promise<number> {
  await wait(1_000)
  const began = performance.now()
  for (const server of servers) server.kill('SIGKILL')
  await Promise.all(servers.map((server) => server.exitCode ?? server.signalCode ?? once(server, 'exit')))
  servers = await startAll(url)
  await until(() => pages.every(({ isReady }) => isReady), 120)
  return Math.round((performance.now() - began) / 100) / 10
}

async function until(isSo: () => boolean, mostSeconds: number): Promise<void> {
  const last = performance.now() + mostSeconds * 1000
  while (!isSo()) {
    if (performance.now() > last) throw new Error(`Not so after ${mostSeconds} seconds.`)
    await wait(50)
  }
}
