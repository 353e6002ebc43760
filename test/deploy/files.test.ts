// The files of deploy/ as far as they can be checked without running them.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readSettings } from '../../config.ts'

type Service = {
  image?: string
  environment?: Record<string, string>
  volumes?: string[]
  depends_on?: string[] | Record<string, unknown>
  networks?: string[] | Record<string, unknown>
  build?: { context: string; dockerfile: string; target: string }
  read_only?: boolean
  cap_drop?: string[]
}
type Compose = Record<'services' | 'volumes' | 'networks', Record<string, Service>>

const compose = async () => parse(await readFile('deploy/compose.yaml', 'utf8'), { merge: true }) as Compose

const namesIn = (list: string[] | Record<string, unknown> = []) =>
  Array.isArray(list) ? list : Object.keys(list)

test('compose has each part, and each part what it refers to', async () => {
  const { services, volumes, networks } = await compose()
  expect(Object.keys(services).sort()).toEqual(
    ['app1', 'app2', 'grafana', 'nginx', 'pgbouncer', 'postgres', 'prometheus', 'replica', 'worker'].sort(),
  )
  const stages = [...(await readFile('deploy/Dockerfile', 'utf8')).matchAll(/ AS (\w+)$/gm)].map(
    ([, name]) => name,
  )
  for (const [name, service] of Object.entries(services)) {
    expect([name, service.image]).toEqual([name, expect.stringMatching(/:./)])
    for (const other of namesIn(service.depends_on)) expect(Object.keys(services)).toContain(other)
    for (const network of namesIn(service.networks)) expect(Object.keys(networks)).toContain(network)
    for (const [from] of (service.volumes ?? []).map((volume) => volume.split(':')))
      if (from!.startsWith('.')) expect(existsSync(join('deploy', from!)), from).toBe(true)
      else if (!from!.startsWith('/')) expect(Object.keys(volumes)).toContain(from)
    if (service.build) expect(stages).toContain(service.build.target)
  }
})

test('OpenSearch is added by a file of its own, for every process', async () => {
  const { services } = await compose()
  const more = parse(await readFile('deploy/compose.opensearch.yaml', 'utf8'), { merge: true }) as Compose
  const { opensearch, ...processes } = more.services
  expect(opensearch).toMatchObject({ image: expect.stringMatching(/opensearch:\d/), networks: ['inside'] })
  expect(Object.keys(processes).sort()).toEqual(['app1', 'app2', 'worker'])
  for (const [name, service] of Object.entries(processes)) {
    expect(Object.keys(services)).toContain(name)
    expect(Object.keys(service.environment!)).toEqual(['SEARCH_URL'])
  }
  for (const [volume] of opensearch!.volumes!.map((one) => one.split(':')))
    expect(Object.keys(more.volumes)).toContain(volume)
})

test('Prometheus takes the alerts and its configuration', async (context) => {
  if (spawnSync('promtool', ['--version']).error) return context.skip('promtool is not here')
  const rules = spawnSync('promtool', ['check', 'rules', 'deploy/prometheus/alerts.yml'], {
    encoding: 'utf8',
  })
  expect(rules.status, rules.stdout + rules.stderr).toBe(0)
  const flags = ['check', 'config', '--syntax-only', 'deploy/prometheus/prometheus.yml']
  const config = spawnSync('promtool', flags, { encoding: 'utf8' })
  expect(config.status, config.stdout + config.stderr).toBe(0)
})

test('processes in containers may change nothing but their data, and their settings are right', async () => {
  const { services } = await compose()
  for (const name of ['app1', 'app2', 'worker']) {
    const { environment = {}, ...service } = services[name]!
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    const given = Object.entries(environment).map(([key, value]) => [key, filled(value)])
    const settings = readSettings({ ...Object.fromEntries(given), DATA_DIR: tmpdir() })
    expect(settings).toMatchObject({ production: true, workerInside: false, trustProxy: ['10.83.0.10'] })
    expect(Object.keys(environment).every((key) => key === 'NODE_ENV' || isSetting(key))).toBe(true)
  }
})

/** What compose.env would say. */
const filled = (value: string) =>
  value
    .replace(/\$\{MAIL_FROM:-\}/, 'no-reply@example.org')
    .replace(/\$\{SMTP_URL:-\}/, 'smtp://mail.example.org:587')
    .replace(/\$\{\w+:-(\w*)\}/g, '$1')
    .replace(/\$\{\w+:\?\}/g, 'harbor'.repeat(6))

const readme = await readFile('README.md', 'utf8')
const isSetting = (name: string) => readme.includes(`\`${name}\``)

test('the units of systemd are right and hardened', async (context) => {
  if (spawnSync('systemd-analyze', ['--version']).error) return context.skip('systemd-analyze is not here')
  const folder = await mkdtemp(join(tmpdir(), 'muster-units-'))
  try {
    const units: string[] = []
    for await (const file of glob('deploy/systemd/*')) {
      // The program that a server has at this place is here somewhere else.
      const text = (await readFile(file, 'utf8')).replaceAll(
        '/opt/muster/node_modules/node/bin/node',
        process.execPath,
      )
      const unit = join(folder, basename(file))
      await writeFile(unit, text.replaceAll('file:/opt/muster', `file:${process.cwd()}`))
      units.push(unit)
    }
    expect(units.length).toBe(4)
    const { stderr, status } = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' })
    expect([status, stderr.split('\n').filter((line) => line.includes('muster'))]).toEqual([0, []])
    for (const unit of units.filter((file) => file.endsWith('.service'))) {
      const found = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', unit], {
        encoding: 'utf8',
      })
      expect(found.status, found.stdout).toBe(0)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})
