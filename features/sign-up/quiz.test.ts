import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { questionMessages } from '#spec/messages.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { SignupSettings } from './schema.ts'
import { ask, begun, errorsOf, paper, profileOf, visitor } from './visitor.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const quiz = {
  title: 'Your service',
  questions: [
    { id: 'status', type: 'Radio', title: 'Who are you?', answers: ['Veteran', 'Spouse', 'Other'] },
    {
      id: 'left',
      type: 'Date',
      title: 'When did you leave?',
      min: '1950-01-01',
      max: '2026-12-31',
      showWhen: true,
      conditionalQuestion: 'status',
      conditionalAnswer: 'Veteran',
    },
    {
      id: 'wants',
      type: 'Checkboxes',
      title: 'What do you want?',
      answers: ['Work', 'School', 'Rest'],
      min: 1,
      max: 2,
    },
  ],
  veteran: { question: 'status', answers: ['Veteran'] },
}

const veteran = { 'answers[status]': 'Veteran', 'answers[left]': '2019-06-30', 'answers[wants]': 'Work' }
const files = () => app.db.selectFrom('files').select('id').execute()

describe('the quiz', () => {
  beforeEach(() => ask(app, { quiz, dd214: 'required' }))

  it('must be answered', async () => {
    const { who } = await begun(app)
    expect(await errorsOf(who, { agreement: 'true' })).toEqual({
      'answers.status': 'Required',
      'answers.wants': 'Required',
      quiz: 'Oops! You must answer all questions',
    })
  })

  it('asks what depends on an answer only then, and bounds dates and choices', async () => {
    const { who } = await begun(app)
    const wrong = await errorsOf(who, {
      'answers[status]': 'Veteran',
      'answers[left]': '1949-12-31',
      'answers[wants]': ['Work', 'School', 'Rest'],
      agreement: 'true',
    })
    expect(wrong).toMatchObject({
      'answers.left': 'Minimum date allowed 01/01/1950, Maximum date allowed 12/31/2026',
      'answers.wants': 'This question requires you to select at least 1 options and at most 2 options',
    })
    expect(
      await errorsOf(who, { 'answers[status]': 'Spouse', 'answers[wants]': 'Work', agreement: 'true' }),
    ).toEqual({})
  })

  it('is answered by urlencoded forms and by JSON too, and kept as it was asked', async () => {
    const { who, fields } = await begun(app)
    const form = await who.form('/user/signup', {
      step: '2',
      'answers[status]': 'Other',
      'answers[left]': '2001-01-01',
      'answers[wants]': ['Work', 'Rest'],
      agreement: 'true',
    })
    expect(form.headers.location).toBe('/user/activate')
    const kept = await app.db
      .selectFrom('sign_up_answers as a')
      .innerJoin('users as u', 'u.id', 'a.user_id')
      .select(['a.answers', 'a.questions'])
      .where('u.email', '=', fields.email)
      .executeTakeFirstOrThrow()
    expect(kept.answers).toEqual({ status: 'Other', wants: ['Work', 'Rest'] })
    expect(kept.questions).toHaveLength(3)
    expect(await profileOf(app, fields.email)).toMatchObject({ is_veteran: false })
    const other = await begun(app)
    const json = await other.who.post('/user/signup', {
      step: '2',
      answers: { status: 'Spouse', wants: ['Rest'] },
      agreement: true,
    })
    expect(json.statusCode).toBe(200)
  })

  it('decides who is asked for a DD214', async () => {
    const { who, fields } = await begun(app)
    expect(await errorsOf(who, { ...veteran, agreement: 'true' })).toEqual({
      dd214: 'Please choose the file of your DD214.',
    })
    expect(await errorsOf(who, { ...veteran, agreement: 'true' }, { dd214: paper() })).toEqual({})
    expect(await profileOf(app, fields.email)).toMatchObject({ is_veteran: true })
    const spouse = await begun(app)
    const before = (await files()).length
    const answers = { 'answers[status]': 'Spouse', 'answers[wants]': 'Work', agreement: 'true' }
    expect(await errorsOf(spouse.who, answers, { dd214: paper() })).toEqual({})
    expect(await files()).toHaveLength(before)
  })
})

describe('a matrix in the quiz', () => {
  const rate = {
    id: 'rate',
    type: 'Matrix',
    title: 'How sure are you?',
    rows: ['Radio', 'Drill'],
    answers: ['Very', 'Not'],
  }
  const why = { id: 'why', type: 'Text', title: 'What would help?' }
  const onRadio = { showWhen: true, conditionalQuestion: 'rate', conditionalAnswer: 'Radio: Not' }
  beforeEach(() => ask(app, { quiz: { title: 'Skills', questions: [rate, { ...why, ...onRadio }] } }))

  it('has a field for each row, must be answered in each, and decides what depends on it', async () => {
    const { who, fields } = await begun(app)
    const html = (await who.html('/auth/signup?step=2')).body
    for (const row of ['answers[rate.0]', 'answers[rate.1]']) expect(html).toContain(`name="${row}"`)
    const one = { 'answers[rate.0]': 'Radio: Not', agreement: 'true' }
    expect(await errorsOf(who, one)).toMatchObject({
      'answers.rate': 'Please answer each row.',
      'answers.why': 'Required',
    })
    const both = { ...one, 'answers[rate.1]': 'Drill: Very', 'answers[why]': 'Practice.' }
    expect(await errorsOf(who, both)).toEqual({})
    const kept = await app.db
      .selectFrom('sign_up_answers as a')
      .innerJoin('users as u', 'u.id', 'a.user_id')
      .select('a.answers')
      .where('u.email', '=', fields.email)
      .executeTakeFirstOrThrow()
    expect(kept.answers).toEqual({ rate: ['Radio: Not', 'Drill: Very'], why: 'Practice.' })
  })
})

describe('settings', () => {
  it('refuse a question that asks for a file, as there is no account yet', () => {
    const paper = { id: 'paper', type: 'File', title: 'Your papers' }
    const { error } = SignupSettings.safeParse({ quiz: { title: 'Papers', questions: [paper] } })
    expect(JSON.stringify(error?.issues)).toContain(questionMessages.noFile)
  })

  it.each([
    [{ branch: 'sometimes' }],
    [{ unknown: true }],
    [{ quiz: { title: 'x', questions: [] } }],
    [{ quiz: { ...quiz, veteran: { question: 'nobody', answers: ['x'] } } }],
    [{ createTicketsForFundraiser: 'x' }],
  ])('refuses %j', (settings) => {
    expect(SignupSettings.safeParse(settings).success).toBe(false)
  })

  it('that cannot be read do not block sign-up', async () => {
    await app.db
      .updateTable('themes')
      .set({ signup: { branch: 7 } })
      .execute()
    await app.app.sites.refresh()
    expect(await visitor(app).json('/auth/signup')).toMatchObject({ steps: 1 })
  })
})
