import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFundraiser } from '#features/donations/gift.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let harbor: string
/** Olive owns Harbor Veterans, Otto the docks. */
let olive: string
let otto: string

beforeAll(async () => {
  app = await testApp()
  harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  const docks = await app.addSite('Dock Workers', ['docks.localhost'])
  olive = (await app.signIn({ firstName: 'Olive', isThemeOwner: true, themeId: harbor })).session
  otto = (await app.signIn({ firstName: 'Otto', isThemeOwner: true, themeId: docks })).session
})
afterAll(() => app.close())

const url = () => `/admin/themes/${harbor}/sign-up`
const save = (body: Record<string, unknown>, session = olive) => app.send('PUT', url(), { session, body })
const asked = async () => (await app.get('/auth/signup', { as: 'json' })).json()
const kept = async () => (await app.get(url(), { as: 'json', session: olive })).json().settings

/** The rows of a form: what was typed, and an empty one. */
const rows = {
  'quiz.questions': '',
  'quiz.questions.0.id': 'who',
  'quiz.questions.0.type': 'Radio',
  'quiz.questions.0.title': 'Which of these are you?',
  'quiz.questions.0.help': '',
  'quiz.questions.0.answers': ' Veteran \n\nMilitary spouse\n',
  'quiz.questions.1.id': '',
  'quiz.questions.1.type': 'Date',
  'quiz.questions.1.title': 'When did you leave?',
  'quiz.questions.1.min': '1950-01-01',
  'quiz.questions.1.max': '',
  'quiz.questions.1.showWhen': 'true',
  'quiz.questions.1.conditionalQuestion': 'who',
  'quiz.questions.1.conditionalAnswer': 'Veteran',
  'quiz.questions.1.optional': 'true',
  'quiz.questions.2.id': 'years',
  'quiz.questions.2.type': 'Number',
  'quiz.questions.2.title': 'For how many years?',
  'quiz.questions.2.max': '60',
  'quiz.questions.3.id': '',
  'quiz.questions.3.type': 'Text',
  'quiz.questions.3.title': ' ',
  'quiz.questions.3.answers': '',
}

test('what the owner asks for is asked at once, in as many steps as it takes', async () => {
  expect(await asked()).toMatchObject({ steps: 1, settings: { phone: 'no', quiz: null } })
  expect((await save({ lead: 'Come aboard.', branch: 'required' })).json()).toMatchObject({ ok: true })
  expect(await asked()).toMatchObject({ steps: 1, settings: { branch: 'required' } })
  await save({ phone: 'required', dd214: 'optional', agreement: 'You will be called once.' })
  expect(await asked()).toMatchObject({ steps: 2, settings: { phone: 'required', branch: 'no', lead: '' } })
  await save({ agreement: 'You will be called once.' })
  expect((await app.get('/auth/signup')).body).toContain('You will be called once.')
})

test('questions are written in rows, and asked', async () => {
  const veteran = { 'quiz.veteran.question': 'who', 'quiz.veteran.answers': 'Veteran' }
  expect((await save({ 'quiz.title': 'Your service', ...rows, ...veteran })).json()).toMatchObject({
    ok: true,
  })
  const { quiz } = await kept()
  expect(quiz).toMatchObject({
    ...{ title: 'Your service', lead: '', veteran: { question: 'who', answers: ['Veteran'] } },
    questions: [
      { id: 'who', type: 'Radio', answers: ['Veteran', 'Military spouse'], optional: false },
      { type: 'Date', min: '1950-01-01', optional: true, showWhen: true, conditionalQuestion: 'who' },
      { id: 'years', type: 'Number', max: 60, showWhen: false },
    ],
  })
  expect(quiz.questions[1].id).toMatch(/^q-[0-9a-f]{8}$/)
  expect(quiz.questions[2]).not.toHaveProperty('min')
  expect((await asked()).settings.quiz.questions).toHaveLength(3)
  // What a program reads it may send back.
  expect((await save(await kept())).statusCode).toBe(200)
  expect((await kept()).quiz).toEqual(quiz)
  await save({ 'quiz.title': '', 'quiz.questions': '', 'quiz.questions.0.title': '' })
  expect((await kept()).quiz).toBeNull()
})

test('says what is wrong where it is wrong', async () => {
  const wrong = {
    ...{ phone: 'perhaps', lead: 'x'.repeat(301), ...rows, 'quiz.title': '' },
    'quiz.questions.0.answers': '',
    'quiz.questions.1.min': 'long ago',
    'quiz.questions.2.max': '-1',
    'quiz.questions.2.min': '3',
    createTicketsForFundraiser: 'the run',
  }
  const { errors } = (await save(wrong)).json()
  expect(errors).toMatchObject({
    phone: 'Please choose one of the list.',
    lead: 'Please use 300 characters or fewer.',
    'quiz.questions.0.answers': 'Give the answers that can be chosen.',
    'quiz.questions.1.min': 'Give a number, or a date for dates.',
    'quiz.questions.2.max': 'The maximum is below the minimum.',
    createTicketsForFundraiser: 'Please choose a fundraiser of this site.',
  })
  expect((await save({ ...rows, 'quiz.title': ' ' })).json().errors).toEqual({
    'quiz.title': 'Please give the questions a title.',
  })
  expect((await save({ 'quiz.title': 'Alone', 'quiz.questions': '' })).json().errors).toEqual({
    'quiz.questions': 'Please write a question.',
  })
  const unmarked = { 'quiz.title': 'Service', ...rows, 'quiz.veteran.question': 'who' }
  expect((await save(unmarked)).json().errors).toEqual({
    'quiz.veteran.answers': 'Please choose the answers that mark a person as Veteran.',
  })
  const later = { ...rows, 'quiz.title': 'Service', 'quiz.questions.1.conditionalQuestion': 'years' }
  expect((await save(later)).json().errors).toEqual({
    'quiz.questions.1.conditionalQuestion': 'It must depend on an earlier question.',
  })
  expect((await save({ isAdmin: true })).statusCode).toBe(422)
})

test('tickets are issued for a fundraiser of this site, of no other', async () => {
  const id = await addFundraiser(app.db, harbor)
  const theirs = await addFundraiser(app.db, await app.addSite('The Run', ['run.example.org']))
  expect((await save({ createTicketsForFundraiser: theirs })).json().errors).toEqual({
    createTicketsForFundraiser: 'Please choose a fundraiser of this site.',
  })
  await save({
    createTicketsForFundraiser: id,
    'extendedProfile.organization': 'City of Elm',
  })
  expect(await kept()).toMatchObject({
    createTicketsForFundraiser: id,
    extendedProfile: { organization: 'City of Elm' },
  })
  // A copy asks the same, and issues no tickets for the fundraiser of another site.
  const ruth = (await app.signIn({ firstName: 'Ruth', type: 'Admin' })).session
  const copy = await app.send('POST', `/admin/themes/${harbor}/duplicate`, { session: ruth })
  const { settings } = (
    await app.get(`/admin/themes/${copy.json().theme.id}/sign-up`, { as: 'json', session: ruth })
  ).json()
  expect(settings).toMatchObject({
    createTicketsForFundraiser: null,
    extendedProfile: { organization: 'City of Elm' },
  })
  await save({ createTicketsForFundraiser: '', 'extendedProfile.organization': '' })
  expect(await kept()).toMatchObject({ createTicketsForFundraiser: null, extendedProfile: null })
})

test('owners edit only their own site', async () => {
  expect((await app.get(url(), { session: otto })).statusCode).toBe(404)
  expect((await save({ phone: 'required' }, otto)).statusCode).toBe(404)
  expect((await app.get(url(), { session: olive })).body).toContain('What you ask for')
})
