import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Stop } from '#lib/stop.ts'
import { readSettings } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'muster-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))

const read = (environment: Record<string, string>) => readSettings({ DATA_DIR: folder, ...environment })
const secret = 'x'.repeat(32)

function sentence(environment: Record<string, string>): string {
  try {
    read(environment)
  } catch (error) {
    expect(error).toBeInstanceOf(Stop)
    return (error as Stop).message
  }
  return 'nothing was wrong'
}

test('without any setting it is a development site with demo data on port 3000', () => {
  expect(read({})).toMatchObject({
    production: false,
    host: 'localhost',
    port: 3000,
    databaseUrl: null,
    workerInside: true,
    allowPrivateAddresses: true,
    demo: true,
    trustProxy: [],
  })
})

test('production is open to the network, closed to private addresses, and has no demo', () => {
  expect(read({ NODE_ENV: 'production', SECRET: secret })).toMatchObject({
    production: true,
    host: '0.0.0.0',
    secret,
    allowPrivateAddresses: false,
    demo: false,
  })
})

test('an empty setting is none', () => {
  expect(read({ PORT: '', DATABASE_URL: '', SECRET: '' })).toMatchObject({ port: 3000, databaseUrl: null })
})

test.each([
  ['NODE_ENV', 'staging'],
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['DATABASE_URL', 'mysql://db.example.org/muster'],
  ['DATABASE_URL', 'db.example.org'],
  ['DATABASE_DIRECT_URL', 'db.example.org'],
  ['DATABASE_READ_URL', 'postgres://one.example.org/muster,two.example.org'],
  ['REPLICA_LAG_LIMIT', '0'],
  ['DATABASE_POOL', '4'],
  ['DATABASE_POOL', 'many'],
  ['SECRET', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['WORKER', 'outside'],
  ['FLOOD_POINTS', '-5'],
  ['METRICS_TOKEN', 'short'],
  ['ALLOW_PRIVATE_ADDRESSES', 'yes'],
  ['DEMO', 'on'],
])('%s=%s ends in one sentence that names it', (name, value) => {
  const words = sentence({ [name]: value })
  expect(words).toMatch(
    new RegExp(`^The setting ${name} is wrong: it must [^\\n]+\\. Correct it in the environment`),
  )
  expect(words).not.toMatch(/undefined|NaN/)
})

test('production asks for a secret and refuses the demo', () => {
  expect(sentence({ NODE_ENV: 'production' })).toMatch(/^SECRET is not set\. .+openssl rand -hex 32/)
  expect(sentence({ NODE_ENV: 'production', SECRET: secret, DEMO: 'true' })).toMatch(
    /^DEMO=true is for development/,
  )
})

test('proxies are a list', () => {
  expect(read({ TRUST_PROXY: '10.0.0.1, 10.0.0.2,' }).trustProxy).toEqual(['10.0.0.1', '10.0.0.2'])
})

test('development keeps its secret, for its user only', () => {
  const first = read({}).secret
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(read({}).secret).toBe(first)
  expect(statSync(join(folder, 'secret')).mode & 0o077).toBe(0)
})

test('a secret that was cut off is not used', () => {
  writeFileSync(join(folder, 'secret'), '')
  expect(read({}).secret).toHaveLength(64)
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toHaveLength(64)
})

test('a folder that cannot be written is named', () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  expect(sentence({ DATA_DIR: join(file, 'data') })).toMatch(
    /^The folder .+a-file\/data cannot be written\. Give this user the right to, or set DATA_DIR/,
  )
})
