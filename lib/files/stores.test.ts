import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBucket } from '#test/s3.ts'
import { localStore } from './local-store.ts'
import { s3Store } from './s3-store.ts'
import { aKey, chunks, keysOf, whole } from './store.fixture.ts'
import type { FileStore } from './store.ts'

let folder: string
let bucket: Awaited<ReturnType<typeof testBucket>>
const stores: Record<string, FileStore> = {}
const tomorrow = () => new Date(Date.now() + 86_400_000)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-store-'))
  bucket = await testBucket()
  stores.folder = localStore(join(folder, 'files'))
  stores.s3 = s3Store(bucket.settings)
})
afterAll(async () => {
  await bucket.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each(['folder', 's3'])('a store in a %s', (name) => {
  test('keeps, gives back and forgets', async () => {
    const store = stores[name]!
    const key = aKey()
    await store.put(key, chunks('one ', 'two'))
    expect(String(await whole(await store.get(key)))).toBe('one two')
    expect(String(await whole(await store.get(key, { first: 2, last: 4 })))).toBe('e t')
    // Up to the end.
    expect(String(await whole(await store.get(key, { first: 4, last: 999 })))).toBe('two')
    expect(await keysOf(store.olderThan(tomorrow()))).toContain(key)
    expect(await keysOf(store.olderThan(new Date(0)))).toEqual([])
    await store.remove(key)
    await store.remove(key)
    const gone = async () => whole(await store.get(key))
    await expect(gone()).rejects.toMatchObject({ name: 'StoreFault', fault: 'missing' })
    expect(await keysOf(store.olderThan(tomorrow()))).not.toContain(key)
  })

  test('what breaks off while it is written is not there', async () => {
    const store = stores[name]!
    const key = aKey()
    const broken = (async function* () {
      yield Buffer.alloc(100_000)
      throw new Error('The connection broke off.')
    })()
    await expect(store.put(key, broken)).rejects.toThrow('broke off')
    const read = async () => whole(await store.get(key))
    await expect(read()).rejects.toMatchObject({ fault: 'missing' })
  })

  test('takes only keys of ours', async () => {
    for (const key of ['../../etc/passwd', 'a'.repeat(31), `${'a'.repeat(32)}/..`, ''])
      await expect((async () => stores[name]!.put(key, chunks('x')))()).rejects.toThrow(
        'not a valid store key',
      )
  })
})

test('a process that is killed while it writes leaves nothing to be seen, and what it leaves can be swept', async () => {
  const place = join(folder, 'killed')
  const key = aKey()
  const script = `
    import { testBucket } from '#test/s3.ts'
import { localStore } from ${JSON.stringify(new URL('./local-store.ts', import.meta.url).href)}
    const endless = (async function* () {
      for (;;) { yield Buffer.alloc(65536); process.stdout.write('.'); await new Promise((go) => setTimeout(go, 5)) }
    })()
    await localStore(${JSON.stringify(place)}).put(${JSON.stringify(key)}, endless)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((written) => child.stdout.once('data', written))
  const ended = new Promise((end) => child.once('exit', end))
  child.kill('SIGKILL')
  await ended
  const store = localStore(place)
  const read = async () => whole(await store.get(key))
  await expect(read()).rejects.toMatchObject({ fault: 'missing' })
  expect(await keysOf(store.olderThan(tomorrow()))).toEqual([key])
  await store.remove(key)
  expect(await readdir(join(place, 'incoming'))).toEqual([])
})

test('what a process that was killed left of a file is replaced by the whole one', async () => {
  const key = aKey()
  await mkdir(join(folder, 'files', 'incoming'), { recursive: true })
  await writeFile(join(folder, 'files', 'incoming', key), 'half')
  await stores.folder!.put(key, chunks('the whole of it'))
  expect(String(await whole(await stores.folder!.get(key)))).toBe('the whole of it')
  expect(await readdir(join(folder, 'files', 'incoming'))).not.toContain(key)
})

test('a disk that takes nothing is said in words', async () => {
  const file = join(folder, 'a-file')
  await writeFile(file, '')
  await expect(localStore(file).put(aKey(), chunks('x'))).rejects.toThrow(
    'There is no space to store files right now.',
  )
})

test('a store that is silent is given up, and one that is not there; neither loses the words', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => sockets.push(socket))
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening))
  const { port } = silent.address() as { port: number }
  const store = (at: number) => s3Store({ ...bucket.settings, endpoint: `http://127.0.0.1:${at}` }, 200)
  const words = 'is not responding'
  await expect(store(port).put(aKey(), chunks('x'))).rejects.toThrow(words)
  await expect(store(port).get(aKey())).rejects.toThrow(words)
  for (const socket of sockets) socket.destroy()
  await new Promise((closed) => silent.close(closed))
  await expect(store(port).put(aKey(), chunks('x'))).rejects.toThrow(words)
})

test('a stream that stops in the middle is given up', async () => {
  const stuck = async function* () {
    yield Buffer.from('x')
    await new Promise(() => {})
  }
  await expect(localStore(join(folder, 'slow'), 100).put(aKey(), stuck())).rejects.toMatchObject({
    fault: 'silent',
  })
})

test('a browser sends to the bucket itself; the type is signed', async () => {
  const { staging } = stores.s3!
  const key = aKey()
  expect(await staging!.take(key)).toBeNull()
  const address = await staging!.address(key, 'application/pdf', 60)
  expect(new URL(address).origin).toBe(staging!.origin)
  expect(new URL(address).searchParams.get('X-Amz-SignedHeaders')).toBe('content-type;host')
  expect(new URL(address).searchParams.get('X-Amz-Expires')).toBe('60')
  const headers = { 'content-type': 'application/pdf' }
  expect((await fetch(address, { method: 'PUT', body: 'bytes', headers })).status).toBe(200)
  expect(String(await whole((await staging!.take(key))!))).toBe('bytes')
  await staging!.remove(key)
  expect(await staging!.take(key)).toBeNull()
})
