// Approval of employers: who decides, who is told, and how.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addEmployer } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let ruth: { id: string; session: string }
let manager: { id: string; session: string }
let harbor: string
let site: string
beforeAll(async () => {
  app = await testApp()
  site = await app.addSite('Harbor', ['harbor.example.org'])
  ruth = await app.signIn({ type: 'Admin', firstName: 'Ruth', lastName: 'Calloway' })
  harbor = await addEmployer(app.db, 'Harbor Health')
  manager = await app.signIn({ firstName: 'Priya', employerId: harbor, isEmployerOwner: true })
})
afterAll(() => app.close())

const send = (method: 'POST', path: string, body = {}, session = ruth.session) =>
  app.send(method, path, { session, body })
const noticesOf = async ({ session }: { session: string }) =>
  (await app.get('/notifications', { as: 'json', session })).json().notices
const row = (id: string) =>
  app.db.selectFrom('employers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('approval: bulk, mailed once, never by somebody who works for the employer', async () => {
  const [one, two] = [await addEmployer(app.db, 'Wait One'), await addEmployer(app.db, 'Wait Two')]
  await app.db.updateTable('employers').set({ needs_approval: true }).where('id', 'in', [one, two]).execute()
  const ana = await app.signIn({ firstName: 'Ana', email: 'ana@example.org', employerId: one })
  const decide = (employers: string[], action = 'allow', more = {}, session = ruth.session) =>
    send('POST', '/employer-signups/approve', { employers, action, ...more }, session)
  expect((await decide([one], 'allow', {}, manager.session)).statusCode).toBe(403)
  const both = await Promise.all([decide([one, two]), decide([two, one])])
  expect(both.map((answer) => answer.json().changed).sort()).toEqual([0, 2])
  expect(await row(one)).toMatchObject({ approved: true, approval_decided_by: ruth.id })
  const mails = () =>
    app.db.selectFrom('mails').selectAll().where('recipient', '=', 'ana@example.org').execute()
  expect(await mails()).toHaveLength(1)
  expect(await noticesOf(ana)).toMatchObject([{ who: 'Wait One', what: 'is approved' }])
  await decide([one], 'revoke', { reason: 'The address does not exist.' })
  expect(await row(one)).toMatchObject({ approved: false, approval_reason: 'The address does not exist.' })
  expect((await mails())[1]!.text_body).toContain('The address does not exist.')
  // The last word replaces the one before.
  expect(await noticesOf(ana)).toMatchObject([
    { what: 'is not approved', detail: 'The address does not exist.' },
  ])
  // Document 2, section 4: only where approval is needed.
  expect((await decide([harbor])).json().changed).toBe(0)
  expect((await decide([one, ruth.id])).statusCode).toBe(404)
  expect((await decide([])).statusCode).toBe(422)
  await app.db.insertInto('employer_members').values({ employer_id: two, user_id: ruth.id }).execute()
  expect((await decide([one, two], 'revoke')).statusCode).toBe(403)
  expect(await row(two)).toMatchObject({ approved: true })
})

test('managers are told in the way that they chose, in the name of the site that the employer signed up on', async () => {
  const id = await addEmployer(app.db, 'Wait Three')
  await app.db
    .updateTable('employers')
    .set({ needs_approval: true, source_theme_id: site })
    .where('id', '=', id)
    .execute()
  const bo = await app.signIn({ firstName: 'Bo', email: 'bo@example.org', employerId: id })
  const lou = await app.signIn({ firstName: 'Lou', email: 'lou@example.org', employerId: id })
  await app.send('PUT', '/notifications/choices', { session: lou.session, body: { employer: 'none' } })
  await send('POST', '/employer-signups/approve', { employers: [id], action: 'allow' })
  const [mail, ...more] = await app.db
    .selectFrom('mails')
    .select(['recipient', 'theme_id', 'text_body'])
    .where('recipient', 'in', ['bo@example.org', 'lou@example.org'])
    .execute()
  expect([mail, more]).toMatchObject([{ recipient: 'bo@example.org', theme_id: site }, []])
  expect(mail!.text_body).toContain('approved on Harbor')
  expect([await noticesOf(bo), await noticesOf(lou)]).toMatchObject([[{ who: 'Wait Three' }], []])
})
