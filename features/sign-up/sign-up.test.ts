import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { linkTo, signUp, someone, userOf, visitor } from './visitor.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

describe('a site that asks for nothing extra', () => {
  it('has a single step, as a page and as its template variables', async () => {
    const who = visitor(app)
    expect(await who.json('/auth/signup')).toMatchObject({
      step: 1,
      steps: 1,
      branches: [],
      settings: { branch: 'no', quiz: null, extendedProfile: null },
    })
    const html = await who.html('/auth/signup')
    expect(html.body).toContain('Create your account')
    expect(html.headers['cache-control']).toContain('private')
  })

  it('says nothing of tokens to programs', async () => {
    const page = await visitor(app).json('/auth/signup')
    expect(JSON.stringify(page)).not.toMatch(/csrf|ticket|captcha/)
  })

  it('makes an account that its mail activates, signs in and leads to the profile', async () => {
    const fields = someone()
    const { who, answer } = await signUp(app, fields)
    expect(answer.statusCode).toBe(200)
    const user = await userOf(app, fields.email)
    expect(user).toMatchObject({
      first_name: 'Maria',
      last_name: 'Ortiz',
      type: 'User',
      activated_at: null,
      is_theme_owner: false,
    })
    expect(user!.password_hash).toMatch(/^\$argon2id\$/)
    const profile = await app.db
      .selectFrom('profiles')
      .selectAll()
      .where('user_id', '=', user!.id)
      .executeTakeFirst()
    expect(profile).toMatchObject({ zip: '23510', city: 'Norfolk', state: 'VA' })
    const link = await linkTo(app, fields.email)
    expect((await who.html(link)).body).toContain('Activate my account')
    const done = await who.post('/user/activate', { token: link.split('token=')[1] })
    expect(done.json()).toMatchObject({
      ok: true,
      message: 'Registration was successful! Please fill the info to complete your profile.',
    })
    expect((await userOf(app, fields.email))!.activated_at).not.toBeNull()
    expect(who.cookies.session).toBeTruthy()
    const again = await visitor(app).post('/user/activate', { token: link.split('token=')[1] })
    expect(again.statusCode).toBe(422)
  })

  it('confirms the registration above the page, with the way to the profile', async () => {
    const fields = someone()
    const who = visitor(app)
    const body = { ...fields, step: '1', captcha: await who.captcha(), redirectTo: '/jobs/search?q=nurse' }
    await who.post('/user/signup', body)
    const link = await linkTo(app, fields.email)
    const token = link.split('token=')[1]!
    const done = await who.form('/user/activate', { token })
    expect(done.headers.location).toBe('/jobs/search?q=nurse')
    const page = (await who.html('/jobs/search?q=nurse')).body
    const main = page.split('<main')[1]!.split('</main>')[0]!
    expect(main).toContain('Registration was successful! Please fill the info to complete your profile.')
    expect(main).toMatch(/href="\/profile\/[\w-]+\/edit"[^>]*>(<[^>]*>)*Complete your profile/)
    expect((await who.html('/jobs/search?q=nurse')).body).not.toContain('Registration was successful!')
  })

  it('leads a browser without script to where the mail went, and on to the profile', async () => {
    const fields = someone()
    const who = visitor(app)
    const page = await who.html('/auth/signup')
    const formTicket = /name="formTicket" value="([^"]+)"/.exec(page.body)![1]!
    const sent = await who.form('/user/signup', { ...fields, step: '1', formTicket })
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/user/activate'])
    expect((await who.html('/user/activate')).body).toContain(fields.email)
    const link = await linkTo(app, fields.email)
    const done = await who.form('/user/activate', { token: link.split('token=')[1]! })
    expect(done.statusCode).toBe(303)
    expect(done.headers.location).toBe(`/profile/${(await userOf(app, fields.email))!.id}/edit`)
  })

  it.each([
    ['firstName', { firstName: '  ' }, 'Please enter your first name.'],
    ['lastName', { lastName: '' }, 'Please enter your last name.'],
    ['zip', { zip: '' }, 'Please enter your zip code.'],
    ['zip', { zip: '2351' }, 'The zip code is invalid, please check it before continuing'],
    ['zip', { zip: '00000' }, 'The zip code is invalid, please check it before continuing'],
    ['email', { email: '' }, 'Please enter your email address.'],
    ['email', { email: 'maria@' }, 'Please enter an email address like name@example.com.'],
    ['password', { password: '', password_confirm: '' }, 'Please choose a password.'],
    ['password', { password: 'short', password_confirm: 'short' }, 'Please use 8 characters or more.'],
    ['password', { password: 'password1', password_confirm: 'password1' }, 'one of the first that attackers'],
    ['password_confirm', { password_confirm: 'another one' }, 'The passwords do not match.'],
    ['agreement', { agreement: undefined }, 'Please agree to the terms'],
    ['firstName', { firstName: 'x'.repeat(101) }, 'Please use 100 characters or fewer.'],
  ])('refuses %s %j', async (field, wrong, message) => {
    const { answer } = await signUp(app, someone(wrong))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors[field]).toContain(message)
  })

  it.each(['firstName', 'email', 'zip', 'password'])('takes no list and no object for %s', async (field) => {
    for (const value of [['a', 'b'], { a: 1 }, 7]) {
      const { answer } = await signUp(app, someone({ [field]: value }))
      expect(answer.statusCode).toBe(422)
    }
  })

  it('takes no NUL into the database', async () => {
    const fields = someone({ firstName: 'Ma\0ria' })
    expect((await signUp(app, fields)).answer.statusCode).toBe(200)
    expect((await userOf(app, fields.email))!.first_name).toBe('Ma ria')
  })

  it('ignores what nobody may set', async () => {
    const fields = someone({
      isAdmin: true,
      role: 'Admin',
      type: 'Admin',
      approved: true,
      isThemeOwner: true,
      is_theme_owner: true,
      employerId: '00000000-0000-7000-8000-000000000000',
      isMentor: true,
      mentoring: 'true',
      activated: true,
      activated_at: '2020-01-01',
      userId: '00000000-0000-7000-8000-000000000000',
      cameWithDd214: true,
      isVeteran: true,
      sourceThemeId: '00000000-0000-7000-8000-000000000000',
    })
    expect((await signUp(app, fields)).answer.statusCode).toBe(200)
    expect(await userOf(app, fields.email)).toMatchObject({
      type: 'User',
      is_theme_owner: false,
      activated_at: null,
    })
    const { id } = (await userOf(app, fields.email))!
    for (const table of ['mentors', 'employer_members'] as const)
      expect(await app.db.selectFrom(table).select('user_id').where('user_id', '=', id).execute()).toEqual([])
    const theme = await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()
    expect((await userOf(app, fields.email))!.source_theme_id).toBe(theme.id)
  })

  it('does nothing without a token, a captcha, or with the trap filled in', async () => {
    const fields = someone()
    const bare = await app.app.inject({
      method: 'POST',
      url: '/user/signup',
      headers: { host: 'localhost', accept: 'application/json' },
      payload: { ...fields, captcha: await visitor(app).captcha() },
    })
    expect(bare.statusCode).toBe(403)
    expect((await visitor(app).post('/user/signup', fields)).json().errors.captcha).toContain('person')
    const trapped = await signUp(app, { ...fields, your_website: 'https://pills.example' })
    expect(trapped.answer.statusCode).toBe(422)
    expect(await userOf(app, fields.email)).toBeUndefined()
  })

  it('sends somebody who is signed in home', async () => {
    const { session } = await app.signIn()
    const answer = await app.get('/auth/signup', { session })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
  })
})
