import { afterAll, beforeAll, expect, test } from 'vitest'
import { photoOfHome, sendFile } from '#features/files/files.fixture.ts'
import { runTasks } from '#features/sign-in/people.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let harbor: string
let olive: string
let maria: string
let photo: Buffer
beforeAll(async () => {
  app = await testApp()
  photo = await photoOfHome()
  harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  olive = (await app.signIn({ firstName: 'Olive', isThemeOwner: true, themeId: harbor })).session
  maria = (await app.signIn({ firstName: 'Maria' })).session
})
afterAll(() => app.close())

async function upload(session: string, purpose: 'picture' | 'photo' = 'picture') {
  const sent = { type: 'image/jpeg', name: 'Flags.jpg', bytes: photo, session, purpose }
  return (await sendFile(app, sent)).url.replace(/^https?:\/\/[^/]+/, '')
}
const asking = (picture: string, pictureAlt = 'Two crossed flags') => ({
  name: 'Flags',
  questions: [
    { id: 'flag', type: 'Yes/No', title: 'Does this mean stop?', right: ['Yes'], picture, pictureAlt },
  ],
})
const post = (body: Record<string, unknown>, session = olive) =>
  app.send('POST', '/quizzes', { session, body })
const put = (id: string, body: Record<string, unknown>, session = olive) =>
  app.send('PUT', `/quizzes/${id}`, { session, body })
const read = async (url: string, session: string) => (await app.get(url, { as: 'json', session })).json()
const settle = () => runTasks(app, 'pictures.settle')
const isThere = async (url: string) => (await app.get(url)).statusCode === 200

test('a picture is shown before, while and after a quiz is taken, to those who do not see it in words', async () => {
  const picture = await upload(olive)
  const { id } = (await post(asking(picture))).json().quiz
  const shown = { picture, pictureAlt: 'Two crossed flags' }
  expect((await read(`/quizzes/${id}`, maria)).quiz.questions[0]).toMatchObject(shown)
  await app.send('POST', `/quizzes/${id}/take`, { session: maria })
  expect((await read(`/quizzes/${id}/take`, maria)).quiz.questions[0]).toMatchObject(shown)
  const html = (await app.get(`/quizzes/${id}/take`, { session: maria })).body
  expect(html).toContain(`src="${picture}" alt="Two crossed flags"`)
  const body = { answers: { flag: 'Yes' } }
  const { take } = (await app.send('POST', `/quizzes/${id}/submit`, { session: maria, body })).json()
  expect((await read(`/quizzes/${id}/takes/${take.id}`, maria)).questions[0]).toMatchObject(shown)
  expect(await isThere(picture)).toBe(true)
})

test('a picture needs words, and is one that this person may show', async () => {
  const picture = await upload(olive)
  expect((await post(asking(picture, ' '))).json().errors).toEqual({
    'questions.0.pictureAlt': 'Please describe the picture for people who cannot see it.',
  })
  const strange = 'This picture cannot be used here. Upload it again.'
  const ofMaria = await upload(maria, 'photo')
  for (const one of [
    ofMaria,
    `/files/${crypto.randomUUID()}`,
    'https://tracker.example/a.png',
    '/files/../me',
  ])
    expect((await post(asking(one))).json().errors).toEqual({ 'questions.0.picture': strange })
  const without = (await post(asking(''))).json().quiz.id
  expect((await read(`/quizzes/${without}`, maria)).quiz.questions[0]).not.toHaveProperty('picture')
})

test('pictures are uploaded by those who may publish them; a mentor’s quiz keeps what it has', async () => {
  const grace = await app.signIn({ firstName: 'Grace', type: 'Mentor' })
  const may = async (session: string) => (await read('/quizzes/new', session)).mayPublishPictures
  expect([await may(olive), await may(grace.session)]).toEqual([true, false])
  const picture = await upload(olive)
  const { id } = (await post(asking(picture))).json().quiz
  await app.db.updateTable('quizzes').set({ created_by: grace.id }).where('id', '=', id).execute()
  expect((await put(id, { ...asking(picture), name: 'Flags and lights' }, grace.session)).statusCode).toBe(
    200,
  )
  expect((await app.get(`/quizzes/${id}/edit`, { session: grace.session })).body).toContain(picture)
})

test('a picture goes when no version shows it any more, stays with an old take, and goes with the quiz', async () => {
  const [first, second] = [await upload(olive), await upload(olive)]
  const { id } = (await post(asking(first))).json().quiz
  await put(id, asking(second))
  await settle()
  expect([await isThere(first), await isThere(second)]).toEqual([false, true])
  await app.send('POST', `/quizzes/${id}/take`, { session: maria })
  await put(id, asking(''))
  await settle()
  expect(await isThere(second)).toBe(true)
  expect((await read(`/quizzes/${id}/take`, maria)).quiz.questions[0].picture).toBe(second)
  await app.send('DELETE', `/quizzes/${id}`, { session: olive })
  await settle()
  expect(await isThere(second)).toBe(false)
  const third = await upload(olive)
  const twice = [(await post(asking(third))).json().quiz.id, (await post(asking(third))).json().quiz.id]
  await app.send('DELETE', `/quizzes/${twice[0]}`, { session: olive })
  await settle()
  expect(await isThere(third)).toBe(true)
})
