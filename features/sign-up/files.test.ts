import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keepFilesIn } from '#features/files/index.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { readSettings } from '../../config.ts'
import {
  ask,
  begun,
  errorsOf,
  linkTo,
  paper,
  profileOf,
  someone,
  userOf,
  type Visitor,
  visitor,
} from './visitor.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

let people = 0
const files = () => app.db.selectFrom('files').select(['id', 'owner_id', 'purpose']).execute()

describe('files', () => {
  beforeEach(() => ask(app, { dd214: 'required', resume: 'optional' }))

  it('are kept through errors, belong to nobody until the account is active, and then to its owner', async () => {
    const { who, fields } = await begun(app)
    const wrong = await errorsOf(who, {}, { dd214: paper('my dd214.pdf'), resume: paper('resume.pdf') })
    expect(Object.keys(wrong)).toEqual(['agreement'])
    expect((await who.json('/auth/signup')).stored).toMatchObject({
      dd214: 'my dd214.pdf',
      resume: 'resume.pdf',
    })
    expect(await errorsOf(who, { agreement: 'true' })).toEqual({})
    const user = (await userOf(app, fields.email))!
    expect((await files()).filter(({ owner_id }) => owner_id === user.id)).toEqual([])
    const link = await linkTo(app, fields.email)
    expect((await who.post('/user/activate', { token: link.split('token=')[1] })).statusCode).toBe(200)
    const own = (await files()).filter(({ owner_id }) => owner_id === user.id)
    expect(own.map(({ purpose }) => purpose).sort()).toEqual(['dd214', 'resume'])
    const profile = await profileOf(app, fields.email)
    expect([profile.dd214_file_id, profile.resume_file_id].sort()).toEqual(own.map(({ id }) => id).sort())
  })

  it('that could not be kept are asked for again, and nothing typed is lost', async () => {
    const { who, fields } = await begun(app)
    const folder = await mkdtemp(join(tmpdir(), 'muster-sign-up-'))
    const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: folder })
    keepFilesIn({ ...settings, files: { ...settings.files, folder: '/dev/null/files' } })
    const wrong = await errorsOf(who, { agreement: 'true' }, { dd214: paper() })
    expect(wrong.dd214).toContain('There is no space to store files right now.')
    expect((await who.json('/auth/signup')).typed).toMatchObject({ email: fields.email, firstName: 'Maria' })
    expect(await userOf(app, fields.email)).toBeUndefined()
    keepFilesIn(settings)
    expect(await errorsOf(who, { agreement: 'true' }, { dd214: paper() })).toEqual({})
    expect(await userOf(app, fields.email)).toBeTruthy()
    await rm(folder, { recursive: true, force: true })
  })

  it('that were dropped after a day are asked for again', async () => {
    const { who, fields } = await begun(app)
    expect(await errorsOf(who, { agreement: 'true' }, { dd214: paper() })).toEqual({})
    await app.db.deleteFrom('files').where('owner_id', 'is', null).execute()
    const link = await linkTo(app, fields.email)
    const done = await who.post('/user/activate', { token: link.split('token=')[1] })
    expect(done.json().message).toContain('Please add them again.')
    expect((await profileOf(app, fields.email)).dd214_file_id).toBeNull()
  })

  it.each([
    ['dd214', 'photo.pdf', Buffer.from('not a PDF at all'), 'must be a PDF'],
    ['dd214', 'large.pdf', Buffer.alloc(11 * 1024 * 1024, 'a'), '10 MB'],
    ['resume', 'resume.exe', Buffer.from('MZ\x90 this program'), 'PDF or a Word document'],
  ])('%s refuses %s with a sentence', async (field, name, bytes, sentence) => {
    const { who } = await begun(app)
    const errors = await errorsOf(who, { agreement: 'true' }, { [field]: { name, bytes } })
    expect(errors[field]).toContain(sentence)
    expect((await who.json('/auth/signup')).typed).toMatchObject({ agreement: true })
  })
})

describe('POST /user/signup-dd214', () => {
  beforeEach(() => ask(app, { branch: 'optional' }))
  const send = async (who: Visitor, fields: Record<string, string>, file = paper()) =>
    who.multipart('/user/signup-dd214', { ...fields, captcha: await who.captcha() }, { file })

  it('keeps the file at once and leads on to the rest', async () => {
    const who = visitor(app)
    const email = `new.${++people}@example.org`
    const answer = await send(who, { email, password: 'harbor lantern tide' })
    expect(answer.json()).toMatchObject({ ok: true, next: '/auth/signup' })
    expect(await who.json('/auth/signup')).toMatchObject({
      step: 1,
      typed: { email },
      stored: { hasPassword: true, dd214: 'dd214.pdf' },
      isProven: true,
    })
    const { password, password_confirm, ...rest } = someone({ email })
    expect((await who.post('/user/signup', rest)).statusCode).toBe(200)
    const link = await linkTo(app, email)
    await who.post('/user/activate', { token: link.split('token=')[1] })
    expect((await profileOf(app, email)).dd214_file_id).not.toBeNull()
  })

  it('refuses with a sentence in `error`', async () => {
    const who = visitor(app)
    const right = { email: 'dd214@example.org', password: 'harbor lantern tide' }
    const error = async (fields: Record<string, string>, file = paper()) => {
      const answer = await send(who, fields, file)
      expect(answer.statusCode).toBe(422)
      return answer.json().error
    }
    const both = await send(who, { email: 'x', password: 'short' })
    expect(Object.keys(both.json().errors)).toEqual(['email', 'password'])
    expect(await error({ ...right, email: 'x' })).toContain('like name@example.com')
    expect(await error({ ...right, password: 'short' })).toContain('8 characters')
    expect(await error(right, { name: 'x.pdf', bytes: Buffer.from('hello') })).toContain('must be a PDF')
    const unproven = await who.multipart('/user/signup-dd214', right, { file: paper() })
    expect(unproven.json().error).toContain('person')
  })

  it.each([
    ['/user/signup-dd214', 'file'],
    ['/user/signup', 'resume'],
  ])('%s reads a file only after a proof, and never stores one before it', async (url, field) => {
    const who = visitor(app)
    const captcha = await who.captcha()
    const right = { email: `late.${++people}@example.org`, password: 'harbor lantern tide' }
    const stored = () => app.db.selectFrom('files').select('id').execute()
    const before = (await stored()).length
    const unproven = await who.multipart(url, right, { [field]: paper() })
    expect(unproven.json().errors).toEqual({ captcha: expect.stringContaining('person') })
    const late = await who.multipart(url, right, { [field]: paper(), captcha })
    expect([late.statusCode, late.json().error]).toEqual([
      400,
      'The files must come after the other fields of this form.',
    ])
    expect(await stored()).toHaveLength(before)
  })

  it('tells nobody whether an address is known', async () => {
    await app.signIn({ email: 'known@example.org' })
    const answer = await send(visitor(app), { email: 'known@example.org', password: 'harbor lantern tide' })
    expect(answer.json()).toMatchObject({ ok: true, next: '/auth/signup' })
  })
})
