import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { runTasks } from '#test/tasks.ts'

let app: TestApp
let harbor: string
let docks: string
let admin: string
let olive: string
let maria: { session: string; id: string }
beforeAll(async () => {
  app = await testApp()
  harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  docks = await app.addSite('Dock Workers', ['docks.localhost'])
  admin = (await app.signIn({ firstName: 'Root', type: 'Admin' })).session
  olive = (await app.signIn({ firstName: 'Olive', isThemeOwner: true, themeId: harbor })).session
  maria = await app.signIn({ firstName: 'Maria', lastName: 'Ortiz' })
})
afterAll(() => app.close())

const list = '/admin/trainings'
const whole = {
  title: 'Resume basics',
  description: 'What goes on one page, and what never does.',
  theme: 'Job search',
  categories: ['administrative-office'],
}
const video = { type: 'Embed', path: 'https://www.youtube-nocookie.com/embed/abc', title: 'Watch' }
const reading = { type: 'Link', path: 'https://www.careeronestop.org/Resume', title: 'Read' }

const add = (body: Record<string, unknown>, session = admin) => app.send('POST', list, { session, body })
const added = async (body: Record<string, unknown>, session = admin): Promise<string> =>
  (await add({ ...whole, ...body }, session)).json().training.id
const read = (url: string, session = maria.session, host?: string) =>
  app.get(url, { as: 'json', session, ...(host && { host }) })
const titles = async (url: string, session?: string, host?: string): Promise<string[]> =>
  (await read(url, session, host)).json().trainings.map(({ title }: { title: string }) => title)
const step = (id: string, body: Record<string, unknown>, session = maria.session) =>
  app.send('POST', `/trainings/${id}/progress`, { session, body })

test('the form says all that is missing in the words of the document', async () => {
  expect((await add({})).json().errors).toEqual({
    title: 'Title is Required',
    description: 'Description is Required',
    theme: 'Category is Required',
    categories: 'Select at least one option.',
  })
  expect((await add({}, olive)).json().errors).toEqual({
    title: 'Title is Required',
    description: 'Description is Required',
  })
  const links = [{ type: 'Link', path: '', title: 'Nowhere' }]
  expect((await add({ ...whole, links })).json().errors).toEqual({ 'links.0.path': 'Path is Required' })
  for (const path of ['javascript:alert(1)', '//evil.example', 'http://plain.example'])
    expect((await add({ ...whole, links: [{ path }] })).json().errors['links.0.path']).toContain('https://')
  const frame = [{ type: 'Embed', path: 'https://evil.example/player' }]
  expect((await add({ ...whole, links: frame })).json().errors['links.0.path']).toBe(
    'This site does not allow frames of evil.example. Choose Link, or ask an administrator.',
  )
  expect((await add({ ...whole, promoted: 6 })).statusCode).toBe(422)
  expect((await add({ ...whole, categories: ['no-such'] })).statusCode).toBe(422)
})

test('promoted ones come first, 5 before 1, then by title', async () => {
  for (const [title, promoted] of [
    ['Zeal', 1],
    ['Apple', 0],
    ['Banner', 5],
  ] as const)
    await added({ title, promoted, theme: 'Order' })
  expect(await titles('/trainings/list?theme=Order')).toEqual(['Banner', 'Zeal', 'Apple'])
})

test('what is restricted for a type is nowhere for people of that type', async () => {
  const id = await added({ title: 'For mentors alone', theme: 'Kept', restrictedForUserTypes: ['User'] })
  const grace = (await app.signIn({ firstName: 'Grace', type: 'Mentor' })).session
  for (const url of ['/trainings', '/trainings/list?theme=Kept']) {
    expect(await titles(url)).not.toContain('For mentors alone')
    expect(await titles(url, grace)).toContain('For mentors alone')
  }
  const search = (await read('/trainings/search?q=mentors')).json()
  expect([search.available.trainings, search.totalDocs]).toEqual([[], 0])
  expect((await read('/trainings')).json().themes).not.toContainEqual({ theme: 'Kept', count: 1 })
  expect((await read(`/trainings/${id}`)).statusCode).toBe(404)
  expect((await read(`/trainings/${id}`, grace)).statusCode).toBe(200)
  expect((await step(id, { done: true })).statusCode).toBe(404)
  expect((await read('/fetchers/trainings?q=for mentors')).json().totalDocs).toBe(0)
  const forAdmin = (await read(`/trainings/${id}`, admin)).json()
  expect(forAdmin.training.restrictedForUserTypes).toEqual(['User'])
  expect((await read(`/trainings/${id}`, grace)).json().training.restrictedForUserTypes).toBeUndefined()
})

test('each site shows its own and those of all sites', async () => {
  await added({ title: 'Everywhere', theme: 'Sites', site: '' })
  await added({ title: 'Docks only', theme: 'Sites', site: docks })
  expect(await titles('/trainings/list?theme=Sites')).toEqual(['Everywhere'])
  expect(await titles('/trainings/list?theme=Sites', maria.session, 'docks.localhost')).toEqual([
    'Docks only',
    'Everywhere',
  ])
})

test('owners change those of their sites, managers their own; neither what administrators decide', async () => {
  const docker = await added({ title: 'Docks', site: docks })
  const ours = await added({ title: 'Ours', theme: 'Rights', promoted: 3 })
  const body = { ...whole, title: 'Ours, better', theme: 'Mine', promoted: 5, categories: [] }
  const put = (id: string, session: string) => app.send('PUT', `${list}/${id}`, { session, body })
  expect((await put(docker, olive)).statusCode).toBe(404)
  expect((await put(ours, olive)).statusCode).toBe(200)
  const { training } = (await read(`/trainings/${ours}`)).json()
  expect(training).toMatchObject({ title: 'Ours, better', theme: 'Rights', promoted: 3 })

  const employer = await app.db
    .insertInto('employers')
    .values({ name: 'Harbor Health', slug: 'harbor-health' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const priya = await app.signIn({ firstName: 'Priya', type: 'Manager', employerId: employer.id })
  expect((await put(ours, priya.session)).statusCode).toBe(404)
  const hers = (
    await add({ title: 'Nights', description: 'How a ward works.', promoted: 5 }, priya.session)
  ).json().training.id
  expect((await read(`/trainings/${hers}`)).json().training).toMatchObject({ promoted: 0, theme: '' })
  expect((await put(hers, priya.session)).statusCode).toBe(200)
  expect((await add(whole, maria.session)).statusCode).toBe(403)
  expect((await app.send('POST', `${list}/${hers}/delete`, { session: priya.session })).statusCode).toBe(200)
})

test('a stale form overwrites nothing', async () => {
  const id = await added({ title: 'Twice' })
  const put = (unmodifiedSince: string) =>
    app.send('PUT', `${list}/${id}`, { session: admin, body: { ...whole, unmodifiedSince } })
  const { training } = (await read(`${list}/${id}/edit`, admin)).json()
  expect((await put(training.unmodifiedSince)).statusCode).toBe(200)
  expect((await put(training.unmodifiedSince)).json().errors.form).toContain('Someone else changed')
})

test('with the last step it is completed, and stays so when links are added', async () => {
  const id = await added({ title: 'Two steps', links: [video, reading] })
  const { links } = (await read(`/trainings/${id}`)).json().training
  expect((await read(`/trainings/${id}/certificate`)).statusCode).toBe(404)
  expect((await step(id, { link: links[0].id })).json()).toMatchObject({ completedAt: null })
  expect((await read('/trainings')).json().inProgress).toMatchObject([{ id, progress: { done: 1 } }])
  await Promise.all(links.map((link: { id: string }) => step(id, { link: link.id })))
  const { progress } = (await read(`/trainings/${id}`)).json().training
  expect(progress).toMatchObject({ done: 2, completedAt: expect.any(String) })
  const more = { ...whole, links: [...links, { ...reading, title: 'Later' }] }
  expect((await app.send('PUT', `${list}/${id}`, { session: admin, body: more })).statusCode).toBe(200)
  const after = (await read(`/trainings/${id}`)).json().training
  expect(after.links.map(({ isDone }: { isDone: boolean }) => isDone)).toEqual([true, true, false])
  expect(after.progress.completedAt).toBe(progress.completedAt)
  const pdf = await app.get(`/trainings/${id}/certificate`, { session: maria.session })
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const james = (await app.signIn({ firstName: 'James' })).session
  expect((await read(`/trainings/${id}/certificate`, james)).statusCode).toBe(404)
  expect((await step(id, { link: harbor })).statusCode).toBe(404)
})

test('a quiz at the end must be passed, whichever is last', async () => {
  const questions = [{ id: 'a', type: 'Yes/No', title: 'Is it?', right: ['Yes'] }]
  const body = { name: 'At the end', passMark: 100, questions }
  const quiz = (await app.send('POST', '/quizzes', { session: admin, body })).json().quiz.id
  const id = await added({ title: 'With a quiz', links: [reading], quiz })
  const take = async (a: string) => {
    await app.send('POST', `/quizzes/${quiz}/take`, { session: maria.session })
    await app.send('POST', `/quizzes/${quiz}/submit`, { session: maria.session, body: { answers: { a } } })
    await runTasks(app, 'quizzes.submitted')
  }
  const { links } = (await read(`/trainings/${id}`)).json().training
  expect((await step(id, { link: links[0].id })).json().completedAt).toBeNull()
  await take('No')
  const state = async () => (await read(`/trainings/${id}`)).json().training
  expect(await state()).toMatchObject({
    quiz: { id: quiz, isPassed: false },
    progress: { completedAt: null },
  })
  await take('Yes')
  expect(await state()).toMatchObject({
    quiz: { isPassed: true },
    progress: { completedAt: expect.any(String) },
  })
  const other = await added({ title: 'Same quiz', links: [reading], quiz })
  const [link] = (await read(`/trainings/${other}`)).json().training.links
  expect((await step(other, { link: link.id })).json().completedAt).toEqual(expect.any(String))
  expect((await add({ ...whole, quiz: harbor })).json().errors.quiz).toContain('from the list')
})

test('one without links is completed as a whole', async () => {
  const id = await added({ title: 'A talk' })
  expect((await step(id, { done: true })).json().completedAt).toEqual(expect.any(String))
})

test('the search finds words and interests, a page at a time', async () => {
  for (const at of [1, 2, 3])
    await added({ title: `Ledger ${at}`, theme: 'Money', categories: ['accounting-finance'] })
  const found = (await read('/trainings/search?i=accounting-finance&limit=2&page=2')).json()
  expect(found).toMatchObject({ totalDocs: 3, page: 2, limit: 2, interests: ['Accounting and Finance'] })
  expect(found.available.trainings).toMatchObject([{ title: 'Ledger 3' }])
  expect((await read('/trainings/search?q=ledger 100%')).json().totalDocs).toBe(0)
  const none = await app.get('/trainings/search?i=no-such', { session: maria.session })
  expect(none.body).toContain('Update your job interests to see results.')
  expect((await app.get('/trainings/search?q=zzz', { session: maria.session })).body).toContain('No results.')
})

test('summaries have 20 words', async () => {
  const words = Array.from({ length: 25 }, (_, at) => `word${at + 1}`)
  const id = await added({ title: 'Long', theme: 'Long', description: words.join(' ') })
  const [one] = (await read('/trainings/list?theme=Long')).json().trainings
  expect(one.description).toBe(`${words.slice(0, 20).join(' ')}…`)
  expect((await read(`/trainings/${id}`)).json().training.description).toBe(words.join(' '))
})

test('a mentor recommends one: the banner is for that person alone, and completing it is the answer', async () => {
  const id = await added({ title: 'Handover' })
  const grace = await app.signIn({ type: 'Mentor', firstName: 'Grace', lastName: 'Hopper' })
  const james = await app.signIn({ firstName: 'James' })
  await app.db.insertInto('profiles').values({ user_id: james.id, is_findable: true }).execute()
  const recommend = (mentee: string, session = grace.session) =>
    app.send('POST', `/trainings/${id}/recommend`, { session, body: { mentee, note: 'Do this first.' } })
  expect((await recommend(james.id, maria.session)).statusCode).toBe(403)
  expect((await recommend(maria.id)).statusCode).toBe(404)
  expect((await recommend(james.id)).statusCode).toBe(200)
  const bannerOf = async (url: string, session: string) => (await read(url, session)).json().recommendedBy
  for (const url of [
    `/trainings/${id}`,
    `/trainings/${id}/recommended`,
    `/trainings/${id}/recommended?by=${grace.id}`,
  ])
    expect(await bannerOf(url, james.session)).toEqual({ name: 'Grace Hopper' })
  expect(await bannerOf(`/trainings/${id}/recommended?by=${maria.id}`, james.session)).toBeNull()
  expect(await bannerOf(`/trainings/${id}/recommended?by=${grace.id}`, maria.session)).toBeNull()
  const page = await app.get(`/trainings/${id}/recommended`, { session: james.session })
  expect(page.body).toContain('Recommended by Grace Hopper')
  await step(id, { done: true }, james.session)
  const { data } = (await read('/recommendations/list', james.session)).json()
  expect(data).toMatchObject([{ kind: 'training', training: { id }, isComplete: true }])
})
