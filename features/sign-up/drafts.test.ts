import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { ask, begun, someone, visitor } from './visitor.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

describe('step 1', () => {
  beforeEach(() => ask(app, { branch: 'required', phone: 'optional' }))

  it('leads to step 2, which the server knows and the hash mirrors', async () => {
    const who = visitor(app)
    const page = await who.html('/auth/signup')
    const formTicket = /name="formTicket" value="([^"]+)"/.exec(page.body)![1]!
    const sent = await who.form('/user/signup', {
      ...(someone({ step: '1', branch: 'army' }) as Record<string, string>),
      formTicket,
    })
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/auth/signup?step=2#2'])
    expect(await who.json('/auth/signup?step=2')).toMatchObject({ step: 2, steps: 2, place: 'Norfolk, VA' })
    expect((await visitor(app).json('/auth/signup?step=2')).step).toBe(1)
  })

  it('needs the branch, except of a military spouse', async () => {
    const { answer } = await begun(app)
    expect(answer.json().errors).toEqual({ branch: 'Please choose your branch of service.' })
    expect((await begun(app, { isMilitarySpouse: 'true' })).answer.json()).toMatchObject({
      ok: true,
      step: 2,
    })
    expect((await begun(app, { branch: 'starfleet' })).answer.json().errors.branch).toBeTruthy()
  })

  it('keeps what was typed through errors and reloads, and no password in plain', async () => {
    const { who, fields } = await begun(app, { zip: '00000', branch: 'navy' })
    const page = await who.json('/auth/signup')
    expect(page).toMatchObject({
      step: 1,
      typed: { firstName: 'Maria', zip: '00000', email: fields.email, branch: 'navy' },
      stored: { hasPassword: true },
      isProven: true,
    })
    expect(JSON.stringify(page)).not.toContain('harbor lantern')
    const { rows } = await app.pool.query('select * from sign_ups')
    expect(JSON.stringify(rows)).not.toContain('harbor lantern')
    expect(rows.every((row) => row.password_hash.startsWith('$argon2id$'))).toBe(true)
    // Neither the password nor a captcha is asked for again.
    const { password, password_confirm, ...rest } = fields
    const mended = await who.post('/user/signup', { ...rest, zip: '23510' })
    expect(mended.json()).toMatchObject({ ok: true, step: 2 })
  })

  it('can be gone back to, and step 2 keeps its input', async () => {
    const { who } = await begun(app, { branch: 'army' })
    const back = await who.form('/user/signup', { step: '2', phone: '757-555-0142', back: 'true' })
    expect([back.statusCode, back.headers.location]).toEqual([303, '/auth/signup'])
    expect(await who.json('/auth/signup')).toMatchObject({ step: 1, typed: { phone: '757-555-0142' } })
    expect(await who.json('/auth/signup?step=2')).toMatchObject({ step: 2, typed: { firstName: 'Maria' } })
  })

  it('forgets the city of a zip that is changed', async () => {
    await ask(app, { city: 'required', county: 'optional' })
    const { who, fields } = await begun(app)
    await who.form('/user/signup', { step: '2', city: 'Norfolk', county: 'Norfolk', back: 'true' })
    await who.post('/user/signup', { ...fields, zip: '10001' })
    const { typed } = await who.json('/auth/signup?step=2')
    expect([typed.city, typed.county]).toEqual(['New York', 'New York'])
    // A name of one's own for the same place stays.
    await who.form('/user/signup', { step: '2', city: 'Manhattan', county: '', back: 'true' })
    await who.post('/user/signup', { ...fields, zip: '10001' })
    expect((await who.json('/auth/signup?step=2')).typed.city).toBe('Manhattan')
  })

  it('is shown again when somebody sends step 2 alone', async () => {
    const who = visitor(app)
    const answer = await who.post('/user/signup', {
      step: '2',
      agreement: 'true',
      captcha: await who.captcha(),
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toMatchObject({ firstName: 'Please enter your first name.' })
    expect((await who.json('/auth/signup?step=2')).step).toBe(1)
  })

  it('starts over where others share the computer', async () => {
    const { who } = await begun(app, { branch: 'army' })
    await who.post('/user/signup/restart')
    expect(await who.json('/auth/signup')).toMatchObject({ step: 1, typed: {}, isProven: false })
  })

  it('belongs to one site and one day', async () => {
    const { who } = await begun(app, { branch: 'army' })
    await app.pool.query(`update sign_ups set expires_at = now() - interval '1 second'`)
    expect(await who.json('/auth/signup')).toMatchObject({ step: 1, typed: {} })
  })
})

describe('a form that is sent twice', () => {
  const bothSteps = async () => {
    await ask(app, { phone: 'optional' })
    const { who, fields } = await begun(app)
    const last = () => who.form('/user/signup', { step: '2', phone: '757-555-0142', agreement: 'true' })
    return { who, fields, last }
  }
  const mailsTo = async (email: string) =>
    (await app.db.selectFrom('mails').select('kind').where('recipient', '=', email).execute()).map(
      ({ kind }) => kind,
    )

  it('makes one account and one mail, whether at the same moment or after', async () => {
    const { fields, last } = await bothSteps()
    const answers = [...(await Promise.all([last(), last(), last()])), await last()]
    expect(answers.map(({ headers }) => headers.location)).toEqual(answers.map(() => '/user/activate'))
    expect(await mailsTo(fields.email)).toEqual(['activate'])
  })

  it('in a single step too', async () => {
    await ask(app, {})
    const who = visitor(app)
    const fields = { ...someone(), captcha: await who.captcha() } as Record<string, string>
    const answers = [await who.form('/user/signup', fields), await who.form('/user/signup', fields)]
    expect(answers.map(({ headers }) => headers.location)).toEqual(['/user/activate', '/user/activate'])
    expect(await mailsTo(fields.email!)).toEqual(['activate'])
    // The next person in this browser solves the captcha again.
    const next = await who.form('/user/signup', { ...fields, email: 'somebody.else@example.org' })
    expect(next.headers.location).toBe('/auth/signup')
  })

  it('after a day is told that the day is over', async () => {
    const { who, last } = await bothSteps()
    await app.pool.query(`update sign_ups set expires_at = now() - interval '1 second'`)
    expect((await last()).headers.location).toBe('/auth/signup')
    expect((await who.html('/auth/signup')).body).toContain('have expired')
  })
})
