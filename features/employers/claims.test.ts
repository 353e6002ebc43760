// Claims to employers (decision 222): who makes them, who decides, and what is done once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteUser } from '#features/users/index.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { claimEmployer, employerOfSource } from './index.ts'

let app: TestApp
let ruth: { id: string; session: string }
let harbor: string
let count = 0
beforeAll(async () => {
  app = await testApp()
  harbor = await app.addSite('Harbor', ['harbor.example.org'])
  ruth = await app.signIn({ type: 'Admin', firstName: 'Ruth', lastName: 'Calloway' })
})
afterAll(() => app.close())

type Heard = { notices: object[]; choices: { kind: string }[] }

const list = '/admin/employer-claims'
const employer = () => employerOfSource(app.db, `Feed Company ${++count}`, harbor)
const claim = (userId: string, employerId: string, message = 'I run its office.') =>
  claimEmployer(app.db, null, { userId, employerId, message, themeId: harbor })
const decide = (id: string, verb: 'approve' | 'reject', body = {}, session = ruth.session) =>
  app.send('POST', `${list}/${id}/${verb}`, { session, body })
const listed = async (query = '') =>
  (await app.get(`${list}${query}`, { as: 'json', session: ruth.session })).json()
const heard = async ({ session }: { session: string }): Promise<Heard> =>
  (await app.get('/notifications', { as: 'json', session })).json()
const membersOf = (employerId: string) =>
  app.db
    .selectFrom('employer_members')
    .select(['user_id as id', 'is_owner as isOwner'])
    .where('employer_id', '=', employerId)
    .orderBy('user_id')
    .execute()
const mailsTo = (recipient: string) =>
  app.db
    .selectFrom('mails')
    .select(['subject', 'theme_id', 'text_body'])
    .where('recipient', '=', recipient)
    .execute()
const actions = async (subject: string) =>
  (
    await app.db
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_id', '=', subject)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)

test('a person claims an employer that a feed made; approval makes them its owner, once, and tells them', async () => {
  const mill = await employer()
  const email = 'priya@example.org'
  const priya = await app.signIn({ firstName: 'Priya', lastName: 'Raman', email })
  expect((await app.get('/users/search', { as: 'json', session: priya.session })).statusCode).toBe(403)
  const id = await claim(priya.id, mill)
  expect(await claim(priya.id, mill, 'Again.')).toBe(id)
  expect(await membersOf(mill)).toEqual([])
  expect((await listed()).claims).toMatchObject([
    {
      id,
      state: 'pending',
      message: 'I run its office.',
      person: { email },
      employer: { site: 'Harbor', managerCount: 0 },
    },
  ])
  // The staff hear of it until it is decided, and can choose how; the claimant hears of the decision.
  const { notices, choices } = await heard(ruth)
  expect(notices).toMatchObject([
    { who: 'Priya Raman', what: `says that Feed Company ${count} is theirs`, isNew: true },
  ])
  expect(choices.map(({ kind }) => kind)).toContain('employer-waiting')
  const answers = await Promise.all([decide(id, 'approve'), decide(id, 'approve')])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await heard(ruth)).notices).toMatchObject([{ isNew: false }])
  const told = await heard(priya)
  expect(told.notices).toMatchObject([{ who: `Feed Company ${count}`, isNew: true }])
  const offered = told.choices.map(({ kind }) => kind)
  expect([offered.includes('employer'), offered.includes('employer-waiting')]).toEqual([true, false])
  expect(answers[0]!.json()).toMatchObject({ ok: true, claim: { id, state: 'approved' } })
  expect(await membersOf(mill)).toEqual([{ id: priya.id, isOwner: true }])
  expect((await app.get('/users/search', { as: 'json', session: priya.session })).statusCode).toBe(200)
  expect(await mailsTo(email)).toEqual([
    {
      subject: `You now manage Feed Company ${count}`,
      theme_id: harbor,
      text_body: expect.stringContaining('Harbor'),
    },
  ])
  expect(await actions(priya.id)).toEqual(['employer.add-member', 'employer.approve-claim'])
  expect(await actions(mill)).toEqual(['employer.claim'])
  expect(await listed()).toMatchObject({ claims: [], totalDocs: 0 })
  expect((await listed('?state=approved')).claims).toMatchObject([{ id, decidedBy: 'Ruth Calloway' }])
})

test('two people claim the same employer at once: each is decided by itself', async () => {
  const yard = await employer()
  const [ana, bo] = [await app.signIn({ firstName: 'Ana' }), await app.signIn({ firstName: 'Bo' })]
  const [first, second] = (await Promise.all([claim(ana.id, yard), claim(bo.id, yard)])) as [string, string]
  expect(first).not.toBe(second)
  const both = await Promise.all([decide(first, 'approve'), decide(second, 'approve')])
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await membersOf(yard)).toEqual([ana.id, bo.id].sort().map((id) => ({ id, isOwner: true })))
})

test('two of the staff who decide differently: one counts, the other hears of it', async () => {
  const dock = await employer()
  const tom = await app.signIn({ firstName: 'Tom', email: 'tom@example.org' })
  const id = await claim(tom.id, dock)
  const answers = await Promise.all([decide(id, 'approve'), decide(id, 'reject')])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(await mailsTo('tom@example.org')).toHaveLength(1)
})

test('a rejection is mailed with its reason, changes nothing else, and can be followed by another claim', async () => {
  const quay = await employer()
  const lena = await app.signIn({ firstName: 'Lena', email: 'lena@example.org' })
  const id = await claim(lena.id, quay)
  const answer = await decide(id, 'reject', { reason: 'Please write from the address of the company.' })
  expect(answer.json()).toMatchObject({ claim: { state: 'rejected' } })
  expect((await mailsTo('lena@example.org'))[0]!.text_body).toContain('from the address of the company')
  expect(await membersOf(quay)).toEqual([])
  expect((await decide(id, 'approve')).statusCode).toBe(409)
  expect(await claim(lena.id, quay)).not.toBe(id)
  const long = await decide(id, 'reject', { reason: 'x'.repeat(501) })
  expect([long.statusCode, long.json().errors]).toEqual([422, { reason: expect.stringContaining('500') }])
})

test('a double submit claims once; nobody claims what they manage, what is gone, or everything', async () => {
  const { id } = await app.signIn({ firstName: 'Omar' })
  const reef = await employer()
  const twice = await Promise.all([claim(id, reef), claim(id, reef)])
  expect(twice[0]).toBe(twice[1])
  await decide(twice[0]!, 'approve')
  await expect(claim(id, reef)).rejects.toMatchObject({
    errors: { employer: 'You work for this employer already.' },
  })
  await expect(claim(id, ruth.id)).rejects.toMatchObject({ errors: { employer: expect.any(String) } })
  for (let at = 0; at < 5; at++) await claim(id, await employer())
  await expect(claim(id, await employer())).rejects.toMatchObject({
    errors: { employer: expect.any(String) },
  })
})

test('administrators alone decide, and never on their own claim', async () => {
  const cove = await employer()
  const { id: maria } = await app.signIn({ firstName: 'Maria' })
  const id = await claim(maria, cove)
  const owner = await app.signIn({ isThemeOwner: true, themeId: harbor })
  const manager = await app.signIn({ type: 'Manager', employerId: cove, isEmployerOwner: true })
  for (const { session } of [owner, manager])
    for (const verb of ['approve', 'reject'] as const)
      expect((await decide(id, verb, {}, session)).statusCode).toBe(403)
  const own = await claim(ruth.id, cove)
  expect((await decide(own, 'approve')).statusCode).toBe(403)
  expect((await decide(maria, 'approve')).statusCode).toBe(404)
})

test('the list finds by person and employer, works without script, and forgets people who are gone', async () => {
  const bay = await employer()
  const { id: nadia } = await app.signIn({ firstName: 'Nadia', lastName: '<b>Petrov</b>' })
  await claim(nadia, bay, '<script>alert(1)</script>')
  expect((await listed('?q=nadia')).claims).toHaveLength(1)
  expect((await listed(`?q=feed company ${count}`)).claims).toHaveLength(1)
  expect((await listed('?q=zzz&page=9')).claims).toEqual([])
  const html = (await app.get(`${list}?q=nadia`, { session: ruth.session })).body
  expect(html).toContain('/approve?form=')
  expect(html).not.toContain('<script>alert(1)')
  await deleteUser(app.db, null, nadia)
  expect((await listed('?q=nadia')).claims).toEqual([])
  const { notices } = await heard(ruth)
  expect(JSON.stringify(notices)).not.toContain('Petrov')
})
