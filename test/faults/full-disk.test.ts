// A disk that is really full under a running server: that of PostgreSQL, and that of the files.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Db, openPool, queryBuilder } from '#lib/db.ts'
import { expectOnce, isAcknowledged, ready } from './attempt.ts'
import { type Scene, sceneOf } from './scene.ts'
import { type Server, serving } from './server-process.ts'
import { writes } from './writes.ts'

/** A disk of our own needs a namespace of our own; PostgreSQL does not run as its root. */
const own = process.getuid?.() === 0 ? ['-m'] : ['-U', '-m', '--map-current-user', '--keep-caps']
const cannot = spawnSync('unshare', [...own, 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status !== 0
if (cannot) console.log('Not tried: a full disk under a running server. unshare cannot mount one here.')

describe.skipIf(cannot)('a disk of its own, in a namespace', () => {
  let disk: string
  let machine: ChildProcess
  let say: (command: 'fill' | 'free') => Promise<void>
  let db: Db
  let scene: Scene
  let server: Server
  /** the disk, as seen from outside its namespace */
  let seen: string

  beforeAll(async () => {
    disk = await mkdtemp(join(tmpdir(), 'muster-disk-'))
    const script = fileURLToPath(new URL('./full-disk.scene.ts', import.meta.url))
    const begin = 'mount -t tmpfs -o size=400m tmpfs "$disk" && chmod 755 "$disk" && exec "$node" "$script"'
    machine = spawn('unshare', [...own, 'sh', '-c', begin], {
      env: { ...process.env, disk, node: process.execPath, script },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const lines = createInterface(machine.stdout!)[Symbol.asyncIterator]()
    const heard = async () => String((await lines.next()).value)
    const url = await heard()
    expect(url).toMatch(/^postgres:/)
    say = async (command) => {
      machine.stdin!.write(`${command}\n`)
      expect(await heard()).toBe(command)
    }
    seen = `/proc/${machine.pid}/root${disk}`
    db = queryBuilder(openPool(url))
    scene = await sceneOf(db)
    await mkdir(join(seen, 'data'))
    server = await serving(url, { DATA_DIR: join(seen, 'data') })
    await ready(server.origin)
  }, 240_000)
  afterAll(async () => {
    await server?.close()
    await db?.destroy()
    if (machine) {
      const gone = new Promise((ended) => machine.once('exit', ended))
      machine.stdin!.end()
      await gone
    }
    await rm(disk, { recursive: true, force: true })
  })

  test('writes are refused with 503 and are not half there; with room, all goes on', async () => {
    const attempts = []
    for (const kind of ['an application is sent', 'a job is saved', 'a gift is given', 'a DD214 is uploaded'])
      attempts.push(await writes[kind]!(scene, server.origin))
    await say('fill')
    const answers = []
    for (const attempt of attempts) answers.push(await attempt.send())
    // A few may find room in pages that are there already; an upload needs some.
    const refused = answers.filter((answer) => !isAcknowledged(answer))
    expect(refused.length).toBeGreaterThan(0)
    await say('free')
    // An upload comes back as a form, with the reason at its field.
    for (const answer of refused)
      if (answer?.status === 422)
        expect(Object.values(answer.body.errors as object)).toEqual([expect.any(String)])
      else
        expect([answer?.status, Number(answer?.headers.get('retry-after'))]).toEqual([
          503,
          expect.any(Number),
        ])
    await ready(server.origin)
    for (const [at, attempt] of attempts.entries()) await expectOnce(attempt, answers[at]!)
  }, 300_000)

  test('PostgreSQL finds no room for its log, ends itself, and nothing acknowledged is lost', async () => {
    const make = writes['an application is sent']!
    const attempts = await Promise.all(Array.from({ length: 60 }, () => make(scene, server.origin)))
    const answers = []
    for (const [at, attempt] of attempts.entries()) {
      if (at === 20) {
        await say('fill')
        // Until its log needs another file.
        await sql`select pg_logical_emit_message(true, 'filler', repeat('x', 40000000))`
          .execute(db)
          .catch(() => {})
      }
      answers.push(await attempt.send())
    }
    expect(answers.some((answer) => !isAcknowledged(answer))).toBe(true)
    await say('free')
    await ready(server.origin)
    for (const [at, attempt] of attempts.entries()) await expectOnce(attempt, answers[at]!)
  }, 300_000)
})
