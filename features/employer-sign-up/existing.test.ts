// Employers sign up where the person has an account, or the company is there already.
import { expect, test } from 'vitest'
import { employerOfSource } from '#features/employers/index.ts'
import { linkTo } from '#features/sign-up/visitor.fixture.ts'
import {
  activated,
  app,
  browser,
  dale,
  employer,
  errorsIn,
  harbor,
  mailsTo,
  membersOf,
  openSite,
  signUp,
} from './sign-up.fixture.ts'

openSite()

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
