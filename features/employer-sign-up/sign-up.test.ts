// Employers sign up (document 1, sections 3 to 7): what is asked, what comes of it, and what a stranger cannot do.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { employerOfSource } from '#features/employers/index.ts'
import { linkTo, type Visitor, visitor } from '#features/sign-up/visitor.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { runTasks } from '#test/tasks.ts'
import { EmployerSignupSettings } from './schema.ts'

let app: TestApp
let harbor: string
beforeAll(async () => {
  app = await testApp()
  harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => app.close())
beforeEach(() => ask({}))

const ask = async (settings: object) => {
  const stored = JSON.stringify(EmployerSignupSettings.parse(settings))
  await app.db.updateTable('themes').set({ employer_signup: stored }).execute()
  await app.app.sites.refresh()
}
const browser = () => visitor(app, 'localhost', '/employer/signup')

let count = 0
type Fields = Record<string, unknown>
/** Dale Hutchins, each time with another address and another company. */
const dale = (other: Fields = {}): Fields => ({
  'employer[name]': `Lock and Dam ${++count}`,
  'manager[firstName]': 'Dale',
  'manager[lastName]': 'Hutchins',
  'manager[email]': `dale.${count}@lockanddam.example`,
  'manager[phone]': '(412) 555-0186',
  'manager[password]': 'harbor lantern tide',
  'manager[password_confirm]': 'harbor lantern tide',
  'manager[accepted]': 'true',
  mentoring: 'true',
  ...other,
})

async function post(who: Visitor, fields: Fields) {
  const answer = await who.post('/employer/signup', fields)
  await runTasks(app, 'employerSignUp.complete')
  return answer
}
async function signUp(fields: Fields, who = browser()) {
  return { who, answer: await post(who, { ...fields, captcha: await who.captcha() }) }
}
const errorsIn = async (fields: Fields) => (await signUp(fields)).answer.json().errors ?? {}

async function activated(fields: Fields, who?: Visitor) {
  const sent = await signUp(fields, who)
  const link = await linkTo(app, String(fields['manager[email]']))
  const token = new URLSearchParams(link.split('?')[1]).get('token')
  return { ...sent, active: await sent.who.post('/user/activate', { token }) }
}
const employer = (name: unknown) =>
  app.db.selectFrom('employers').selectAll().where('name', '=', String(name)).executeTakeFirst()
const membersOf = (id: string) =>
  app.db
    .selectFrom('employer_members')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['email', 'is_owner'])
    .where('employer_id', '=', id)
    .execute()
const mailsTo = async (email: unknown) =>
  (await app.db.selectFrom('mails').select('subject').where('recipient', '=', String(email)).execute()).map(
    ({ subject }) => subject,
  )

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

test('a site asks for what its settings have; what it does not ask for does not count', async () => {
  const given = {
    ...{ 'employer[localUnion]': '1319', 'employer[abilityOne]': 'true' },
    'employer[nonProfitAffiliate]': 'true',
  }
  const without = dale(given)
  await activated(without)
  expect(await employer(without['employer[name]'])).toMatchObject({
    ...{ local_union: null, ability_one: false, non_profit_affiliate: false },
  })
  expect((await browser().html('/employer/signup')).body).not.toContain('Local union number')
  await ask({ localUnion: true, abilityOne: true, nonProfitAffiliate: true, needsApproval: false })
  expect((await browser().html('/employer/signup')).body).toContain('Local union number')
  const all = dale(given)
  await activated(all)
  expect(await employer(all['employer[name]'])).toMatchObject({
    ...{ local_union: '1319', ability_one: true, non_profit_affiliate: true, needs_approval: false },
  })
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

test('an address that has an account gets the same answer and another mail; nothing changes', async () => {
  const email = 'priya.raman@keystone.example'
  await app.signIn({ firstName: 'Priya', email })
  const fields = dale({ 'manager[email]': email })
  const { answer, who } = await signUp(fields)
  const other = await signUp(dale())
  expect(answer.statusCode).toBe(other.answer.statusCode)
  expect(Object.keys(answer.json())).toEqual(Object.keys(other.answer.json()))
  expect((await who.html('/employer/signup/sent')).body).toContain('Confirm your email')
  expect(await mailsTo(email)).toEqual(['You already have an account at Harbor Veterans'])
  expect(await employer(fields['employer[name]'])).toBeUndefined()
})

test('a stranger’s company does not come with the link of the owner of the address', async () => {
  const fields = dale()
  await signUp(fields)
  const link = await linkTo(app, String(fields['manager[email]']))
  const token = new URLSearchParams(link.split('?')[1]).get('token')
  const elsewhere = await browser().post('/user/activate', { token })
  expect(elsewhere.json().errors).toHaveProperty('password')
  expect(await employer(fields['employer[name]'])).toBeUndefined()
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
})

test('a company that a feed made is claimed: by its name it must be, by the address it is offered', async () => {
  const id = await employerOfSource(app.db, 'Allegheny Lock Services', harbor)
  await app.db
    .updateTable('employers')
    .set({ url: 'https://www.alleghenylock.example/jobs' })
    .where('id', '=', id)
    .execute()
  const find = async (query: string) =>
    (await browser().json(`/employer/signup/companies?${query}`)).companies
  expect(await find('name=alle')).toMatchObject([{ id, name: 'Allegheny Lock Services', isManaged: false }])
  expect(await find('email=jean@alleghenylock.example')).toMatchObject([{ id }])
  expect(await find('name=al')).toEqual([])
  const same = { 'employer[name]': 'ALLEGHENY lock services' }
  expect(await errorsIn(dale(same))).toHaveProperty(['employer[claim]'])
  expect(await errorsIn(dale({ ...same, 'employer[claim]': 'none' }))).toHaveProperty(['employer[name]'])
  expect(await errorsIn(dale({ ...same, 'employer[claim]': id }))).toHaveProperty(['employer[role]'])
  const claim = { 'employer[claim]': id, 'employer[role]': 'Office manager', 'employer[proof]': 'Ask Jean.' }
  const fields = dale({ ...same, ...claim })
  await activated(fields)
  expect(await membersOf(id)).toEqual([])
  const claims = await app.db
    .selectFrom('employer_claims')
    .select(['state', 'message', 'employer_id'])
    .execute()
  expect(claims).toEqual([{ state: 'pending', message: 'Office manager\n\nAsk Jean.', employer_id: id }])
})

test('companies that await approval, or are of another site, are neither offered nor claimed', async () => {
  const docks = await app.addSite('Docks', ['docks.example.org'])
  const elsewhere = await employerOfSource(app.db, 'Pier Nine Stevedores', docks)
  const fields = dale({ 'employer[name]': 'Pier Nine Rigging' })
  await activated(fields)
  const found = await browser().json('/employer/signup/companies?name=Pier Nine')
  expect(found).toEqual({ companies: [] })
  const claim = { 'employer[claim]': elsewhere, 'employer[role]': 'Chief' }
  expect(await errorsIn(dale(claim))).toHaveProperty(['employer[claim]'])
})

test('somebody who has an account adds a company: no second account, no captcha, once', async () => {
  const gus = await app.signIn({ firstName: 'Gus' })
  const page = await app.get('/employer/signup', { session: gus.session })
  expect(page.body).not.toContain('Work email')
  const body = { 'employer[name]': 'Gus and Sons', 'manager[accepted]': 'true' }
  const answer = await app.send('POST', '/employer/signup', { session: gus.session, body })
  expect(answer.json()).toMatchObject({ ok: true })
  const { id, needs_approval } = (await employer('Gus and Sons'))!
  expect([needs_approval, (await membersOf(id)).length]).toEqual([true, 1])
  const again = await app.send('POST', '/employer/signup', { session: gus.session, body })
  expect(again.json().errors).toEqual({ form: 'You work for this employer already.' })
  expect(await membersOf(id)).toHaveLength(1)
})

test('a site that does not want employers refuses them', async () => {
  await ask({ isOpen: false })
  expect((await signUp(dale())).answer.statusCode).toBe(403)
  expect((await browser().html('/employer/signup')).body).toContain('Employers cannot sign up on this site.')
})

test('owners set what their site asks; others find no such site', async () => {
  const olive = (await app.signIn({ firstName: 'Olive', isThemeOwner: true, themeId: harbor })).session
  const maria = (await app.signIn({ firstName: 'Maria' })).session
  const url = `/admin/themes/${harbor}/employer-sign-up`
  const rows = {
    'quiz.title': 'Hiring',
    'quiz.questions.0.id': '',
    'quiz.questions.0.type': 'Text',
    'quiz.questions.0.title': 'Why?',
  }
  const body = { isOpen: 'true', localUnion: 'true', lead: 'Come aboard.', ...rows }
  expect((await app.send('PUT', url, { session: olive, body })).json()).toMatchObject({ ok: true })
  const { settings, steps } = await browser().json('/employer/signup')
  expect(settings).toMatchObject({ localUnion: true, needsApproval: false, lead: 'Come aboard.' })
  expect([steps, settings.quiz.questions[0].title]).toEqual([2, 'Why?'])
  expect((await app.send('PUT', url, { session: maria, body })).statusCode).toBe(403)
  expect((await app.get(url, { session: olive })).body).toContain('Sign-up of employers')
})

test('on a content page the first step shows the kinds of employers that it names', async () => {
  for (const name of ['Private company', 'Union'])
    await app.db
      .insertInto('employer_types')
      .values({ name, signup_checkbox_label: `A ${name}` })
      .execute()
  const columns = [
    {
      ...{ id: 'hire', contentType: 'employerSignup', signUpFormHeader: '<h2>Hire from Fort Drum</h2>' },
      employerTypes: [{ id: 'a', name: 'union' }],
    },
  ]
  const document = JSON.stringify({ schemaVersion: 1, containers: [{ id: 'k', title: 'Hire', columns }] })
  await app.db
    .insertInto('pages')
    .values({ theme_id: harbor, name: 'Hire', route: '/hire', document })
    .execute()
  const { body } = await app.get('/pages/hire')
  expect(body).toContain('Hire from Fort Drum')
  expect(body).toContain('A Union')
  expect(body).not.toContain('A Private company')
  const who = visitor(app, 'localhost', '/pages/hire')
  const captcha = await who.captcha()
  const sent = await who.form('/employer/signup?form=hire', {
    step: '1',
    captcha,
    'employer[name]': 'Drum Works',
  })
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/pages/hire'])
  expect((await who.html('/pages/hire')).body).toContain('value="Drum Works"')
})
