import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendFile } from '#features/files/files.fixture.ts'
import { beginSession } from '#lib/session.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { login, password, signedUp, viewerOf } from '../sign-in/people.fixture.ts'

describe('where the setting REQUIRE_SECOND_FACTOR is on', () => {
  let strict: TestApp
  beforeAll(async () => {
    strict = await testApp({ REQUIRE_SECOND_FACTOR: 'true' })
  })
  afterAll(() => strict.close())

  it('leads staff to set one up, and keeps their work closed until then', async () => {
    const { id, email } = await signedUp(strict, { type: 'Admin' })
    const { answer, session } = await login(strict, { email, password }, { as: 'html' })
    expect(answer.headers.location).toBe('/account/second-factor')
    const feeds = await strict.get('/admin/feeds', { session })
    expect([feeds.statusCode, feeds.headers.location]).toEqual([303, '/account/second-factor'])
    expect((await strict.get('/admin/feeds', { session, as: 'json' })).statusCode).toBe(403)
    expect((await strict.send('POST', '/admin/feeds/run', { session, body: { id } })).statusCode).toBe(403)
    expect((await strict.get('/account/second-factor', { session })).body).toContain('Please set one up')
    const shown = await beginSession(strict.db, id, { secondFactor: true })
    expect((await strict.get('/admin/feeds', { session: shown })).statusCode).toBe(200)
  })

  it('shows staff who owe one no more than a visitor, on public routes too', async () => {
    const { id, email } = await signedUp(strict, { type: 'Admin' })
    const { session } = await login(strict, { email, password })
    const given = await beginSession(strict.db, id, { secondFactor: true })
    const member = await strict.signIn()
    const sent = await sendFile(strict, { purpose: 'dd214', session: member.session })
    for (const url of [new URL(sent.url, 'http://localhost').pathname, `/profile/${member.id}`]) {
      const statuses = [session, undefined, given].map(async (one) => {
        const answer = await strict.get(url, { as: 'json', ...(one && { session: one }) })
        return answer.statusCode
      })
      expect([url, ...(await Promise.all(statuses))]).toEqual([url, 404, 404, 200])
    }
    expect(await viewerOf(strict, session)).toBeNull()
    expect((await strict.get('/account', { session })).headers.location).toBe('/account/second-factor')
    expect((await strict.get('/user/login', { session })).headers.location).toBe('/account/second-factor')
  })

  it('lets staff who owe one sign out', async () => {
    const { id } = await signedUp(strict, { type: 'Admin' })
    const session = await beginSession(strict.db, id)
    await strict.send('POST', '/user/logout', { session })
    expect((await strict.get('/account/second-factor', { session })).headers.location).toMatch('/user/login')
  })

  it('asks members for nothing, and carries the factor of who switched to an account', async () => {
    const { email } = await signedUp(strict)
    expect((await login(strict, { email, password }, { as: 'html' })).answer.headers.location).toBe('/')
    const { id } = await signedUp(strict, { type: 'Admin' })
    const viewer = { id, actorId: null } as never
    const session = {
      id,
      token: 'x',
      secondFactorAt: new Date(),
      provenAt: null,
      begunAt: new Date(),
    }
    const request = { ip: '127.0.0.1', headers: {}, viewer, session }
    const member = await signedUp(strict)
    await beginSession(strict.db, member.id, { request, actorId: id })
    const { second_factor_at } = await strict.db
      .selectFrom('sessions')
      .select('second_factor_at')
      .where('actor_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(second_factor_at).not.toBeNull()
  })
})
