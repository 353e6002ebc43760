import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#lib/ids.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { multipart } from '#test/multipart.ts'
import { zipOf } from '#test/word.ts'
import { lesson12, manifest12, multi12, sequenced2004, single12 } from './packages.fixture.ts'

let app: TestApp
let admin: string
let maria: { session: string; id: string }
beforeAll(async () => {
  app = await testApp()
  admin = (await app.signIn({ firstName: 'Root', type: 'Admin' })).session
  maria = await app.signIn({ firstName: 'Maria', lastName: 'Ortiz' })
})
afterAll(() => app.close())

const whole = {
  title: 'A course',
  description: 'Words',
  theme: 'Courses',
  'categories[]': 'administrative-office',
}

async function upload(bytes: Uint8Array | null, fields: Record<string, string> = {}, id?: string) {
  const method = id ? 'PUT' : 'POST'
  const url = `/admin/trainings${id ? `/${id}` : ''}`
  const headers = { accept: 'application/json' }
  const asked = await app.app.inject({ method, url, headers, cookies: { session: admin } })
  const { csrf } = asked.json()
  const file = bytes && { package: { name: 'course.zip', bytes, type: 'application/zip' } }
  const form = await multipart({ csrf, ...whole, type: 'scorm', ...fields, ...file })
  return app.app.inject({
    ...{ method, url, payload: form.payload, cookies: { session: admin, csrf } },
    headers: { ...headers, ...form.headers },
  })
}
const uploaded = async (bytes: Uint8Array): Promise<string> => (await upload(bytes)).json().training.id
const refusal = async (bytes: Uint8Array) => (await upload(bytes)).json().errors?.package as string
const read = (url: string, session = maria.session) => app.get(url, { as: 'json', session })
const play = async (id: string, item?: string, session?: string) =>
  (await read(`/trainings/${id}/package${item ? `?item=${item}` : ''}`, session)).json()
const keep = (id: string, body: Record<string, unknown>, session = maria.session) =>
  app.send('POST', `/trainings/${id}/package`, { session, body: { commit: newId(), after: 0, ...body } })
const data12 = (status: string, more: Record<string, string> = {}) => ({
  'cmi.core.lesson_status': status,
  ...more,
})

test('a package becomes a course that goes on where it was left, on any device', async () => {
  const id = await uploaded(single12())
  expect((await read(`/trainings/${id}`)).json().training).toMatchObject({
    type: 'scorm',
    steps: 1,
    course: { version: '1.2', points: null, steps: [{ id: 'one', title: 'Handing over', isOpen: true }] },
  })
  const { current, version } = await play(id)
  expect([version, current.revision]).toEqual(['1.2', 0])
  expect(current.data).toMatchObject({
    'cmi.core.student_name': 'Ortiz, Maria',
    'cmi.core.entry': 'ab-initio',
  })
  expect(current.src).toMatch(/^http:\/\/content\.localhost(:\d+)?\/p\/.+\/content\/index\.html$/)

  const halfway = data12('incomplete', { 'cmi.suspend_data': 'page 2', 'cmi.core.session_time': '00:05:00' })
  expect((await keep(id, { item: 'one', data: halfway })).json()).toMatchObject({
    revision: 1,
    completedAt: null,
  })
  const again = await play(id)
  expect(again.current).toMatchObject({ revision: 1, data: { 'cmi.suspend_data': 'page 2' } })
  expect(again.current.data).toMatchObject({ 'cmi.core.entry': 'resume' })
  expect(again.current.data).not.toHaveProperty('cmi.core.session_time')
  const james = await app.signIn({ firstName: 'James' })
  expect((await play(id, undefined, james.session)).current.data).not.toHaveProperty('cmi.suspend_data')

  const end = data12('passed', { 'cmi.core.score.raw': '40', 'cmi.core.score.max': '50' })
  expect((await keep(id, { item: 'one', after: 1, data: end })).json()).toMatchObject({
    points: 80,
    completedAt: expect.any(String),
  })
  expect((await read('/trainings')).json().completed).toMatchObject([{ id, steps: 1, progress: { done: 1 } }])
  const pdf = await app.get(`/trainings/${id}/certificate`, { session: maria.session })
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('a commit that is sent twice counts once, and an old page overwrites nothing', async () => {
  const id = await uploaded(single12())
  const commit = newId()
  const first = { item: 'one', commit, data: data12('incomplete', { 'cmi.suspend_data': 'a' }) }
  const answers = await Promise.all([keep(id, first), keep(id, first), keep(id, first)])
  expect(answers.map((answer) => answer.json().revision)).toEqual([1, 1, 1])
  const phone = data12('incomplete', { 'cmi.suspend_data': 'phone' })
  expect((await keep(id, { item: 'one', after: 1, data: phone })).json().revision).toBe(2)
  const late = await keep(id, { item: 'one', after: 1, data: data12('failed') })
  expect([late.statusCode, late.json().error]).toEqual([409, expect.stringContaining('another device')])
  expect((await play(id)).current.data['cmi.suspend_data']).toBe('phone')
})

test('what was complete stays so when it is looked at again', async () => {
  const id = await uploaded(single12())
  await keep(id, { item: 'one', data: data12('completed') })
  const { steps } = (await keep(id, { item: 'one', after: 1, data: data12('incomplete') })).json()
  expect(steps).toMatchObject([{ isComplete: true }])
})

test('a course of several parts is complete with the last, and has the points of all', async () => {
  const id = await uploaded(multi12())
  expect(await play(id)).toMatchObject({ current: { id: 'first' }, next: 'second', previous: null })
  expect((await play(id, 'second')).current.src).toMatch(/\/b\/index\.html\?part=2$/)
  const of = (score: string) => data12('completed', { 'cmi.core.score.raw': score })
  expect((await keep(id, { item: 'second', data: of('100') })).json()).toMatchObject({ completedAt: null })
  expect((await keep(id, { item: 'first', data: of('50') })).json()).toMatchObject({
    points: 75,
    completedAt: expect.any(String),
  })
  expect((await keep(id, { item: 'third', data: {} })).statusCode).toBe(404)
})

test('where the order is fixed, parts follow one another and are not chosen (2004)', async () => {
  const id = await uploaded(sequenced2004())
  const page = await play(id)
  expect(page).toMatchObject({ version: '2004', next: 'continue', previous: null, current: { id: 'first' } })
  expect(page.steps.map(({ isOpen }: { isOpen: boolean }) => isOpen)).toEqual([false, false])
  expect((await read(`/trainings/${id}/package?item=second`)).statusCode).toBe(404)
  const go = (request: string, after: number) =>
    app.send('POST', `/trainings/${id}/package/navigation`, {
      ...{ session: maria.session, body: { id: newId(), request, after } },
    })
  expect((await keep(id, { item: 'first', data: {} })).statusCode).toBe(409)
  expect((await go('open', 0)).json()).toEqual({ ok: true, item: 'first', session: 1 })
  expect((await keep(id, { item: 'second', data: {} })).statusCode).toBe(409)
  const passed = {
    'cmi.completion_status': 'completed',
    'cmi.success_status': 'passed',
    'cmi.score.scaled': '0.9',
  }
  expect((await keep(id, { item: 'first', data: passed })).json()).toMatchObject({
    next: 'continue',
    points: 90,
  })
  expect((await go('continue', 1)).json()).toMatchObject({ item: 'second' })
  const failed = { ...passed, 'cmi.success_status': 'failed' }
  expect((await keep(id, { item: 'second', data: failed })).json()).toMatchObject({ completedAt: null })
})

test('a package that is broken says what is wrong with it', async () => {
  const items = [{ id: 'one', title: 'One', href: 'index.html' }]
  const manifest = manifest12(items)
  expect(await refusal(Buffer.from('not a zip'))).toContain('not a ZIP file')
  expect(await refusal(zipOf({ 'index.html': lesson12 }))).toContain('no imsmanifest.xml at its top')
  expect(await refusal(zipOf({ 'course/imsmanifest.xml': manifest }))).toContain('in the folder course')
  expect(await refusal(zipOf({ 'imsmanifest.xml': '<manifest><organizations>' }))).toContain('cannot be read')
  const bomb = `<?xml version="1.0"?><!DOCTYPE m [<!ENTITY a "aaaa">]>${manifest}`
  expect(await refusal(zipOf({ 'imsmanifest.xml': bomb }))).toContain('cannot be read')
  expect(await refusal(zipOf({ 'imsmanifest.xml': '<manifest/>' }))).toContain('lists nothing to open')
  expect(await refusal(zipOf({ 'imsmanifest.xml': manifest }))).toBe(
    '“One” opens index.html, which is not in the package.',
  )
  const outside = manifest12([{ id: 'one', title: 'One', href: 'https://evil.example/' }])
  expect(await refusal(zipOf({ 'imsmanifest.xml': outside }))).toContain('outside of the package')
  expect((await upload(null)).json().errors.package).toContain('Please choose the package')
  // A refused package changes nothing of the training that it was meant for.
  const id = await uploaded(single12())
  expect((await upload(Buffer.from('no'), {}, id)).statusCode).toBe(422)
  expect((await play(id)).current.id).toBe('one')
})

test('a package that is hostile is refused before it is unpacked', async () => {
  const good = {
    'imsmanifest.xml': manifest12([{ id: 'one', title: 'One', href: 'i.html' }]),
    'i.html': lesson12,
  }
  for (const name of [
    '../../etc/cron.html',
    '/etc/passwd.html',
    'a/../../b.html',
    'c:/a.html',
    '~scorm/1.2.js',
  ])
    expect(await refusal(zipOf({ ...good, [name]: 'x' }))).toContain('a file outside of itself')
  const deep = `${'d/'.repeat(20)}a.html`
  expect(await refusal(zipOf({ ...good, [deep]: 'x' }))).toContain('more than 12 levels')
  expect(await refusal(zipOf({ ...good, 'bomb.js': Buffer.alloc(30 * 1024 * 1024) }))).toContain('harmful')
  const many = Object.fromEntries(Array.from({ length: 3_001 }, (_, at) => [`f${at}.js`, '']))
  expect(await refusal(zipOf({ ...good, ...many }))).toContain('more than 3,000 files')
  // Says that it is small, and is not.
  expect(await refusal(zipOf({ ...good, 'lie.js': 'x'.repeat(5_000) }, 10))).toContain('damaged')
  const encrypted = Buffer.from(single12())
  for (let at = encrypted.indexOf('PK\x01\x02'); at >= 0; at = encrypted.indexOf('PK\x01\x02', at + 1))
    encrypted[at + 8]! |= 1
  expect(await refusal(encrypted)).toContain('encrypted')
})

test('another package replaces the first and begins anew; a deleted training leaves no files', async () => {
  const id = await uploaded(single12())
  await keep(id, { item: 'one', data: data12('completed') })
  const count = async () =>
    Number((await app.pool.query('select count(*) from content_package_entries')).rows[0].count)
  const before = await count()
  const values = { ...whole, title: 'Better' }
  expect((await upload(multi12(), values, id)).statusCode).toBe(200)
  const { training } = (await read(`/trainings/${id}`)).json()
  expect(training.course.steps).toMatchObject([{ isComplete: false }, { isComplete: false }])
  expect(training.progress.completedAt).toEqual(expect.any(String))
  expect(await count()).toBe(before + 1)
  await app.send('POST', `/admin/trainings/${id}/delete`, { session: admin })
  expect(await count()).toBe(before - 2)
})

test('what is restricted is not played, and what people type is not taken for a package', async () => {
  const form = { restrictedForUserTypes: 'User' }
  const id = (await upload(single12(), { 'restrictedForUserTypes[]': form.restrictedForUserTypes })).json()
    .training.id
  expect((await read(`/trainings/${id}/package`)).statusCode).toBe(404)
  expect((await keep(id, { item: 'one', data: {} })).statusCode).toBe(404)
  const plain = await app.send('POST', '/admin/trainings', {
    session: admin,
    body: {
      title: 'Plain',
      description: 'x',
      theme: 'x',
      categories: ['administrative-office'],
      type: 'scorm',
      package: 'x',
    },
  })
  expect(plain.statusCode).toBe(422)
  const links = (await upload(null, { type: 'default' })).json().training.id
  expect((await read(`/trainings/${links}/package`)).statusCode).toBe(404)
})
