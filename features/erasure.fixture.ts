import { expect } from 'vitest'
import { jobId, saveJobs } from '#features/jobs/index.ts'
import { suppress } from '#lib/mail/suppressions.ts'
import { solvedCaptcha } from '#test/captcha.ts'
import type { TestApp } from '#test/harness.ts'
import { addEmployer, draft } from './jobs/job.fixture.ts'
import { login } from './sign-in/people.fixture.ts'
import { linkTo, paper, type Visitor, visitor } from './sign-up/visitor.fixture.ts'
import { linkIdentity } from './single-sign-on/identities.ts'

// Nothing else in the database reads like any of this.
export const wilhelmina = {
  firstName: 'Wilhelmina',
  lastName: 'Quackenbush',
  email: 'wilhelmina@quackenbush.example',
  phone: '757-555-0188',
  password: 'harbor lantern tide',
}
export const traces = ['wilhelmina', 'quackenbush', '757-555-0188']

async function signsUp(who: Visitor) {
  await who.post('/user/signup', {
    ...{ step: '1', zip: '23510', ...wilhelmina, password_confirm: wilhelmina.password },
    captcha: await who.captcha(),
  })
  return who.multipart(
    '/user/signup',
    { step: '2', phone: wilhelmina.phone, agreement: 'true' },
    { dd214: paper('Quackenbush DD214.pdf'), resume: paper('Wilhelmina.pdf') },
  )
}

/** Does what a member does, with the product's own forms. @returns her session */
export async function livesHere(app: TestApp): Promise<{ session: string; id: string }> {
  const { email, firstName, lastName, password } = wilhelmina
  const who = visitor(app)
  await signsUp(who)
  const [, token] = (await linkTo(app, email)).split('token=')
  await who.post('/user/activate', { token })
  const { id } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  await login(app, { email, password: 'not this one' })
  const { session } = await login(app, { email, password })
  const name = `${firstName} ${lastName}`
  const said = { name, email: email.toUpperCase(), message: `Yours, ${name}` }
  const write = (url: string, body: object, more = {}) =>
    app.send('POST', url, { body: body as Record<string, unknown>, ...more })
  const captcha = () => solvedCaptcha(app, 'localhost')

  const answers = [
    await write('/comments', { ...said, captcha: await captcha() }),
    await write('/comments', { ...said, captcha: await captcha() }, { session }),
    await write('/contact', { ...said, subject: '', captcha: await captcha() }),
    await write('/newsletter/subscribe', { email: email.toUpperCase() }),
    await write('/forgot', { email }),
    await write('/account/email', { email: `new.${email}`, current: password }, { session }),
    await write(`/profile/${id}/edit/about`, { firstName, lastName, zip: '23510', about: name }, { session }),
    await write('/my-saved-searches', savedSearch(name), { session }),
  ]
  expect(answers.filter(({ statusCode }) => statusCode > 201).map(({ body }) => body)).toEqual([])
  const employer = await addEmployer(app.db, 'Harbor Health')
  await saveJobs(app.db, employer, null, [
    draft('M-1', { applyUrl: null, applyEmail: 'jobs@harbor.example' }),
  ])
  const job = jobId(employer, 'M-1')
  const applied = await write(`/jobs/${job}/apply`, { message: `I am ${name}.` }, { session })
  expect(applied.statusCode).toBe(200)
  await linkIdentity(app.db, id, { provider: 'google', subject: name, email })
  await suppress(app.db, email, { reason: 'bounce', detail: `550 ${email} is full` })
  await suppress(app.db, email, { reason: 'unsubscribe', detail: `asked by ${name}` })
  const elsewhere = visitor(app)
  await elsewhere.multipart(
    '/user/signup-dd214',
    { email, password, captcha: await elsewhere.captcha() },
    { file: paper('Quackenbush.pdf') },
  )
  return { session: session!, id }
}

const savedSearch = (name: string) => ({
  ...{ name, frequency: 'daily', timeZone: 'America/New_York', query: 'q=quackenbush' },
})
