// What the panels and alerts in deploy/ name exists in the answer of a process.
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { newId } from '#lib/ids.ts'
import { addTask } from '#lib/queue.ts'
import { type TestApp, testApp } from '../harness.ts'

type Alert = { alert: string; expr: string; annotations: { summary?: string; runbook?: string } }
type Panel = { title: string; targets: { expr: string }[] }

const logged: string[] = []
let app: TestApp
let scrape: string
beforeAll(async () => {
  app = await testApp({}, (line) => logged.push(line))
  await addTask(app.db, 'mail.send', { id: newId() }, { runAt: new Date(Date.now() - 60_000) })
  await app.db
    .insertInto('mails')
    .values({
      ...{ id: newId(), recipient: 'grace@example.org', kind: 'activate', subject: 'Welcome' },
      ...{ text_body: 'Welcome', html_body: 'Welcome' },
    })
    .execute()
  await app.get('/')
  await app.get('/')
  scrape = (await app.get('/metrics')).body
})
afterAll(() => app.close())

const scraped = (metric: string) =>
  Number(
    scrape
      .split('\n')
      .find((line) => line.startsWith(`${metric} `))
      ?.split(' ')[1],
  )

test('each metric that a panel or an alert names is there', async () => {
  const known = new Set(
    [...scrape.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name!],
    ),
  )
  const { panels } = JSON.parse(await readFile('deploy/grafana/muster.json', 'utf8')) as { panels: Panel[] }
  const alerts = await alertsOf()
  const named = [...panels.flatMap(({ targets }) => targets), ...alerts].flatMap(({ expr }) =>
    metricsIn(expr),
  )
  expect(named.length).toBeGreaterThan(30)
  expect([...new Set(named)].filter((name) => !known.has(name) && !isMissingHere(name))).toEqual([])
  const unseen = [...known].filter((name) => name!.startsWith('muster_') && !named.includes(name!))
  expect(unseen).toEqual([])
})

/** With `npm run test:pooler` no replica is read (decision 547), and so none is measured. */
const isMissingHere = (metric: string) => app.application.isPooled && metric.includes('_replica_')

test('each alert says what is wrong and what to do', async () => {
  const alerts = await alertsOf()
  expect(alerts.length).toBeGreaterThan(8)
  for (const { alert, annotations } of alerts)
    expect([alert, annotations.summary, annotations.runbook]).toEqual([
      alert,
      expect.stringMatching(/\.$/),
      expect.stringMatching(/.{20}/),
    ])
})

test('the values are those of the database and of this process', async () => {
  expect(scraped('muster_queue_tasks{task="mail.send",state="waiting"}')).toBe(1)
  expect(scraped('muster_queue_oldest_seconds{task="mail.send"}')).toBeGreaterThanOrEqual(60)
  expect(scraped('muster_mails_last_hour{status="queued"}')).toBe(1)
  expect(scraped('muster_page_cache_requests_total{result="hit"}')).toBe(1)
  expect(scraped('muster_page_cache_requests_total{result="miss"}')).toBe(1)
  expect(scrape).toContain('http_request_duration_seconds_count{method="GET",route="/",status="200"} 2')
  expect(logged.filter((line) => line.includes('a metric cannot be read'))).toEqual([])
})

test('with a token, only who has it reads them', async () => {
  const guarded = await testApp({ METRICS_TOKEN: 'lighthouse-keeper' })
  const ask = async (authorization?: string) =>
    (await guarded.get('/metrics', { headers: authorization ? { authorization } : {} })).statusCode
  expect([await ask(), await ask('Bearer lighthouse-keepes'), await ask('Bearer lighthouse-keeper')]).toEqual(
    [403, 403, 200],
  )
  await guarded.close()
})

const alertsOf = async () => {
  const { groups } = parse(await readFile('deploy/prometheus/alerts.yml', 'utf8')) as {
    groups: { rules: Alert[] }[]
  }
  return groups.flatMap(({ rules }) => rules)
}

/** The names of metrics in an expression of PromQL: what is neither function, keyword, label nor text. `up` is Prometheus's own. */
const metricsIn = (expr: string) =>
  expr
    .replace(/\{[^}]*\}|\[[^\]]*\]|\b(by|without) \([^)]*\)/g, '')
    .match(/[a-z_][a-z0-9_]*(?!\w)(?!\s*\()/g)!
    .filter((word) => !['up', 'by', 'sum', 'max', 'without', 'e6'].includes(word))
