import { afterAll, beforeAll, beforeEach } from 'vitest'
import { linkTo, type Visitor, visitor } from '#features/sign-up/visitor.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { runTasks } from '#test/tasks.ts'
import { EmployerSignupSettings } from './schema.ts'

/** A site that employers sign up on; each test begins with the settings of a new one. */
export let app: TestApp
export let harbor: string

export function openSite(): void {
  beforeAll(async () => {
    app = await testApp()
    harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  })
  afterAll(() => app.close())
  beforeEach(() => ask({}))
}

export const ask = async (settings: object) => {
  const stored = JSON.stringify(EmployerSignupSettings.parse(settings))
  await app.db.updateTable('themes').set({ employer_signup: stored }).execute()
  await app.app.sites.refresh()
}
export const browser = () => visitor(app, 'localhost', '/employer/signup')

let count = 0
type Fields = Record<string, unknown>
/** Dale Hutchins, each time with another address and another company. */
export const dale = (other: Fields = {}): Fields => ({
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

export async function post(who: Visitor, fields: Fields) {
  const answer = await who.post('/employer/signup', fields)
  await runTasks(app, 'employerSignUp.complete')
  return answer
}
export async function signUp(fields: Fields, who = browser()) {
  return { who, answer: await post(who, { ...fields, captcha: await who.captcha() }) }
}
export const errorsIn = async (fields: Fields) => (await signUp(fields)).answer.json().errors ?? {}

export async function activated(fields: Fields, who?: Visitor) {
  const sent = await signUp(fields, who)
  return { ...sent, active: await activate(sent.who, fields['manager[email]']) }
}
/** Opens the link that was mailed. */
export async function activate(who: Visitor, email: unknown) {
  const link = await linkTo(app, String(email))
  return who.post('/user/activate', { token: new URLSearchParams(link.split('?')[1]).get('token') })
}
export const employer = (name: unknown) =>
  app.db.selectFrom('employers').selectAll().where('name', '=', String(name)).executeTakeFirst()
export const membersOf = (id: string) =>
  app.db
    .selectFrom('employer_members')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['email', 'is_owner'])
    .where('employer_id', '=', id)
    .execute()
export const mailsTo = async (email: unknown) =>
  (await app.db.selectFrom('mails').select('subject').where('recipient', '=', String(email)).execute()).map(
    ({ subject }) => subject,
  )
