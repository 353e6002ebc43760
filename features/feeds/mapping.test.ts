// Fields of a feed that are recognized wrongly, corrected by hand.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveEmployer } from '#features/employers/index.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { parseFeed } from './dialects/fixture.ts'
import { addFeed } from './feeds.ts'
import { importFeed } from './index.ts'
import type { FeedMapping } from './schema.ts'

let app: TestApp
let admin: string
let server: Server
let content: string | null = null
let feed: string

const plant = JSON.stringify({
  openings: [
    {
      uid: 'KST-1',
      what: 'Reactor Operator',
      job_title: 'R-Op',
      site: { town: 'Norfolk', region: 'VA' },
      text: 'Watch the plant from the control room, direct the crew on shift and keep the license current.',
      opened: '03/04/2026',
      grade_cd: '7',
      badge_color: 'blue',
      link: 'https://keystone.example/1',
    },
    {
      uid: 'KST-2',
      what: 'Welder',
      job_title: 'Wld',
      site: { town: 'Norfolk', region: 'VA' },
      text: 'Weld pipes of the primary circuit to the code, and document each weld in the system of the plant.',
      opened: '05/04/2026',
      grade_cd: '4',
      badge_color: 'red',
      link: 'https://keystone.example/2',
    },
  ],
})

beforeAll(async () => {
  app = await testApp()
  admin = (await app.signIn({ firstName: 'Ruth', type: 'Admin' })).session
  server = createServer((_, response) =>
    content === null
      ? response.writeHead(503).end()
      : response.writeHead(200, { 'content-type': 'application/json' }).end(content),
  ).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
})
afterAll(async () => {
  server.close()
  await app.close()
})
beforeEach(async () => {
  content = plant
  const employer = await saveEmployer(app.db, `Keystone ${Math.random()}`)
  feed = await addFeed(
    app.db,
    employer,
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/openings.json?key=hush`,
  )
})

const path = () => `/admin/feeds/${feed}/mapping`
const read = async (): Promise<FeedMapping> => (await app.get(path(), { as: 'json', session: admin })).json()
const save = (body: Record<string, unknown>, query = '') =>
  app.send('POST', path() + query, { session: admin, body })
const field = (mapping: FeedMapping, name: string) => mapping.fields.find(({ path }) => path === name)!

test('shows every field with samples, what it becomes and how we know; and jobs as they become', async () => {
  const mapping = await read()
  expect(mapping).toMatchObject({ records: 2, failure: null, ambiguousDate: '03/04/2026' })
  expect(field(mapping, 'job_title')).toMatchObject({
    samples: ['R-Op', 'Wld'],
    records: 2,
    status: 'mapped',
    to: 'title',
    by: 'name',
    correction: null,
  })
  expect(field(mapping, 'badge_color').status).toBe('unmapped')
  expect(mapping.jobs[0]).toMatchObject({ title: 'R-Op', place: 'Norfolk, VA' })
  const { body } = await app.get(path(), { session: admin })
  expect(body).toContain('Some fields are not recognized')
  expect(await app.db.selectFrom('jobs').select('id').execute()).toEqual([])
})

test('a correction stays, wins over what is recognized, and the next run makes the jobs again', async () => {
  const run = () => importFeed(app.db, feed, { allowPrivate: true })
  expect(await run()).toMatchObject({ added: 2 })
  const corrections = {
    fields: [
      { path: 'badge_color', becomes: 'detail', label: 'Badge' },
      { path: 'grade_cd', becomes: 'leave-out' },
      { path: 'what', becomes: 'title' },
    ],
    dateOrder: 'day first',
  }
  expect((await save(corrections)).json()).toMatchObject({ ok: true })
  const mapping = await read()
  expect(field(mapping, 'badge_color')).toMatchObject({ status: 'mapped', by: 'staff' })
  expect(field(mapping, 'grade_cd')).toMatchObject({ status: 'aside', by: 'staff' })
  expect(mapping.jobs[0]!.title).toBe('Reactor Operator')
  expect(mapping.jobs[0]!.posted).toBe('2026-04-03T00:00:00.000Z')
  expect(mapping.jobs[0]!.description).toContain('Badge: blue')
  expect(await run()).toMatchObject({ added: 0, changed: 2 })
  expect(await run()).toMatchObject({ changed: 0, unchanged: 2 })
  await save({ fields: [] })
  expect(await run()).toMatchObject({ changed: 2 })
  const entries = await app.db
    .selectFrom('audit_entries')
    .select('detail')
    .where('action', '=', 'feed.map')
    .execute()
  expect(JSON.stringify(entries)).toContain('/openings.json')
  expect(JSON.stringify(entries)).not.toContain('hush')
})

test('the form without script keeps what it shows; a detail needs a name', async () => {
  const rows = {
    fields: '',
    'fields.0.path': 'badge_color',
    'fields.0.becomes': 'detail',
    'fields.0.label': '',
    'fields.1.path': 'uid',
    'fields.1.becomes': '',
    'fields.1.label': '',
    dateOrder: '',
  }
  const refused = await save(rows)
  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors).toEqual({
    'fields.0.label': 'Please name it: the name is shown in the job.',
  })
  expect((await save({ ...rows, 'fields.0.label': 'Badge' })).statusCode).toBe(200)
  expect((await read()).fields.filter(({ correction }) => correction).map(({ path }) => path)).toEqual([
    'badge_color',
  ])
})

test('two administrators do not overwrite each other', async () => {
  const { modifiedAt } = await read()
  const since = `?unmodifiedSince=${modifiedAt}`
  expect((await save({ fields: [{ path: 'uid', becomes: 'reference' }] }, since)).statusCode).toBe(200)
  const second = await save({ fields: [] }, since)
  expect(second.statusCode).toBe(422)
  expect(second.json().errors.form).toContain('Someone else saved this mapping')
  expect(field(await read(), 'uid').correction).toMatchObject({ becomes: 'reference' })
})

test('a source that is down loses no correction, and a field that went away is still listed', async () => {
  await save({ fields: [{ path: 'badge_color', becomes: 'detail', label: 'Badge' }] })
  content = null
  const down = await read()
  expect(down.failure).toContain('503')
  expect(down.fields).toMatchObject([{ path: 'badge_color', records: 0, by: 'staff' }])
  content = plant.replaceAll('badge_color', 'color')
  expect(field(await read(), 'badge_color')).toMatchObject({ records: 0, by: 'staff' })
})

test('Save and run queues one; an unknown feed is not there', async () => {
  expect((await save({ fields: [], run: true })).json()).toMatchObject({
    message: 'The feed is being imported and results should appear shortly.',
  })
  feed = '01900000-0000-7000-8000-000000000000'
  expect((await app.get(path(), { session: admin })).statusCode).toBe(404)
  expect((await save({ fields: [] })).statusCode).toBe(404)
})

test('a correction also wins over the table of a known format', async () => {
  const indeed = `<source><job><title>W-17</title><positiontitle>Welder</positiontitle><referencenumber>1</referencenumber>
    <city>Norfolk</city><state>VA</state><description>Weld hulls.</description></job></source>`
  const fields = [
    { path: 'positiontitle', becomes: 'title' as const, label: '' },
    { path: 'title', becomes: 'leave-out' as const, label: '' },
  ]
  const { jobs } = await parseFeed(indeed, { dialect: 'indeed', corrections: { fields, dateOrder: null } })
  expect(jobs.map(({ title }) => title)).toEqual(['Welder'])
})
