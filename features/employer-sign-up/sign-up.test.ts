// Employers sign up (document 1, sections 3 to 7): what is asked, what comes of it, and what a stranger cannot do.
import { expect, test } from 'vitest'
import { linkTo } from '#features/sign-up/visitor.fixture.ts'
import {
  activate,
  activated,
  app,
  ask,
  browser,
  dale,
  employer,
  errorsIn,
  harbor,
  mailsTo,
  membersOf,
  openSite,
  post,
  signUp,
} from './sign-up.fixture.ts'

openSite()

test('a company signs up: it is there once the address is proven, awaits approval, and has its owner', async () => {
  const fields = dale()
  const ruth = await app.signIn({ type: 'Admin', firstName: 'Ruth' })
  const { answer, who } = await signUp(fields)
  expect(answer.json()).toMatchObject({ ok: true, email: fields['manager[email]'] })
  expect(await employer(fields['employer[name]'])).toBeUndefined()
  expect((await who.html('/employer/signup/sent')).body).toContain('Awaiting Approval')
  const link = await linkTo(app, String(fields['manager[email]']))
  const token = new URLSearchParams(link.split('?')[1]).get('token')
  const active = await who.form('/user/activate', { token: token! })
  expect(active.headers.location).toBe('/employer')
  const made = (await employer(fields['employer[name]']))!
  expect(made).toMatchObject({
    needs_approval: true,
    approved: null,
    source_theme_id: harbor,
    subscribed: false,
  })
  expect(await membersOf(made.id)).toEqual([{ email: fields['manager[email]'], is_owner: true }])
  const { phone } = await app.db
    .selectFrom('users')
    .select('phone')
    .where('email', '=', String(fields['manager[email]']))
    .executeTakeFirstOrThrow()
  expect(phone).toBe('(412) 555-0186')
  const entries = await app.db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_id', '=', made.id)
    .execute()
  expect(entries).toEqual([{ action: 'employer.sign-up' }])
  const staff = (await app.get('/notifications', { as: 'json', session: ruth.session })).json()
  expect(staff.notices).toMatchObject([
    { who: fields['employer[name]'], what: 'signed up and awaits approval', isNew: true },
  ])
})

test('everything that is required is asked for, with its sentence', async () => {
  const required = [
    'employer[name]',
    'manager[firstName]',
    'manager[lastName]',
    'manager[email]',
    'manager[phone]',
  ]
  const wrong = await errorsIn({ mentoring: 'true' })
  for (const field of [...required, 'manager[password]', 'manager[accepted]'])
    expect(wrong).toHaveProperty([field])
  expect(await errorsIn(dale({ 'manager[password_confirm]': 'another' }))).toHaveProperty([
    'manager[password_confirm]',
  ])
  expect(await errorsIn(dale({ 'manager[email]': 'dale' }))).toHaveProperty(['manager[email]'])
  expect(await errorsIn(dale({ 'employer[localUnion]': '12a' }))).toEqual({
    'employer[localUnion]': 'Please use digits only.',
  })
  expect(await errorsIn(dale({ employerType: harbor }))).toHaveProperty('employerType')
})

test('fields of the staff are never taken from a sign-up', async () => {
  const fields = dale({
    ...{ approved: true, subscribed: true, promotionCredits: 99, needsApproval: false },
    'employer[approved]': 'true',
    'employer[subscribed]': 'true',
    'employer[promotionCredits]': '99',
    'employer[paidSearch]': 'true',
    'manager[type]': 'Admin',
  })
  await activated(fields)
  expect(await employer(fields['employer[name]'])).toMatchObject({
    ...{ needs_approval: true, approved: null, subscribed: false, promotion_credits: 0, paid_search: false },
  })
})

test('programs may send objects, as the documents name them', async () => {
  const fields = dale()
  const name = fields['employer[name]']
  const email = fields['manager[email]']
  const who = browser()
  const answer = await post(who, {
    employer: { name },
    manager: {
      ...{ firstName: 'Dale', lastName: 'Hutchins', email, phone: '412 555 0186', accepted: true },
      ...{ password: 'harbor lantern tide', password_confirm: 'harbor lantern tide' },
    },
    mentoring: true,
    captcha: await who.captcha(),
  })
  expect(answer.json()).toMatchObject({ ok: true, email })
  await activate(who, email)
  const made = await employer(name)
  expect(await membersOf(made!.id)).toEqual([{ email, is_owner: true }])
})

const quiz = {
  title: 'About your hiring',
  questions: [
    {
      id: 'start',
      type: 'Date',
      title: 'When could the first person start?',
      min: '2026-11-20',
      max: '2027-11-20',
    },
    {
      id: 'offer',
      type: 'Checkboxes',
      title: 'What do you offer?',
      answers: ['Pay', 'Leave', 'School'],
      min: 2,
      max: 2,
    },
    { id: 'cleared', type: 'Yes/No', title: 'Do you hire for jobs that need a clearance?' },
    {
      ...{ id: 'many', type: 'Number', title: 'How many of them a year?' },
      ...{ showWhen: true, conditionalQuestion: 'cleared', conditionalAnswer: 'Yes' },
    },
  ],
}

test('the questions are a second step, kept with the company; Back and a reload keep everything', async () => {
  await ask({ quiz })
  const who = browser()
  const fields = dale({ step: '1' })
  const first = await post(who, { ...fields, captcha: await who.captcha() })
  expect(first.json()).toMatchObject({ step: 2 })
  expect(await who.json('/employer/signup?step=2')).toMatchObject({ step: 2, steps: 2, hasPassword: true })
  const wrong = {
    step: '2',
    'answers[start]': '2020-01-01',
    'answers[offer]': ['Pay'],
    'answers[cleared]': 'Yes',
  }
  expect((await post(who, wrong)).json().errors).toEqual({
    'answers.start': 'Minimum date allowed 11/20/2026, Maximum date allowed 11/20/2027',
    'answers.offer': 'This question requires you to select at least 2 options and at most 2 options',
    'answers.many': 'Required',
    quiz: 'Oops! You must answer all questions',
  })
  const back = await post(who, { ...wrong, back: 'true' })
  expect(back.json()).toMatchObject({ step: 1 })
  const kept = await who.json('/employer/signup')
  expect(kept.typed).toMatchObject({
    'employer[name]': fields['employer[name]'],
    answers: { start: '2020-01-01' },
  })
  expect(JSON.stringify(kept)).not.toContain('harbor lantern tide')
  const right = {
    'answers[start]': '2026-12-01',
    'answers[offer]': ['Pay', 'Leave'],
    'answers[cleared]': 'No',
  }
  expect((await post(who, { step: '2', ...right })).json()).toMatchObject({ ok: true })
  const link = await linkTo(app, String(fields['manager[email]']))
  await who.post('/user/activate', { token: new URLSearchParams(link.split('?')[1]).get('token') })
  const { id } = (await employer(fields['employer[name]']))!
  const answered = await app.db
    .selectFrom('employer_sign_up_answers')
    .select(['answers', 'mentoring'])
    .where('employer_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(answered).toEqual({
    answers: { start: '2026-12-01', offer: ['Pay', 'Leave'], cleared: 'No' },
    mentoring: true,
  })
  // The staff decide by it: with the questions as they were, those that were not asked left out.
  await ask({})
  const ruth = await app.signIn({ type: 'Admin', firstName: 'Ruth' })
  const edit = `/admin/employers/${id}/edit`
  const { signUps } = (await app.get(edit, { as: 'json', session: ruth.session })).json().employer
  expect(signUps).toMatchObject([
    { person: { name: 'Dale Hutchins' }, mentoring: true, answers: [{ answer: '2026-12-01' }, {}, {}] },
  ])
  expect(signUps[0].answers[1]).toEqual({ question: 'What do you offer?', answer: 'Pay, Leave' })
  expect((await app.get(edit, { session: ruth.session })).body).toContain('What do you offer?')
})

test('robots are refused: no captcha, or the honeypot', async () => {
  expect((await post(browser(), dale())).json().errors).toHaveProperty('captcha')
  expect(await errorsIn(dale({ your_website: 'https://spam.example' }))).toHaveProperty('captcha')
})

test('sent twice at once, there is one account and one company', async () => {
  const who = browser()
  const fields = dale()
  await post(who, { ...fields, step: '1', 'employer[name]': '', captcha: await who.captcha() })
  const both = await Promise.all([post(who, fields), post(who, fields)])
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await mailsTo(fields['manager[email]'])).toHaveLength(1)
  expect((await post(who, { ...fields })).statusCode).toBe(200)
  await activate(who, fields['manager[email]'])
  const companies = app.db.selectFrom('employers').where('name', '=', String(fields['employer[name]']))
  expect(await companies.select('name').execute()).toHaveLength(1)
  const accounts = app.db.selectFrom('users').where('email', '=', String(fields['manager[email]']))
  expect(await accounts.select('email').execute()).toHaveLength(1)
})
