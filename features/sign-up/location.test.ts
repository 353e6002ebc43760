import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { visitor } from './visitor.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

describe('POST /auth/signup/location', () => {
  const locate = (zip: string) =>
    visitor(app).post(`/auth/signup/location?zipCode=${encodeURIComponent(zip)}`)

  it('answers the address of a zip', async () => {
    expect((await locate('10001')).json().address).toEqual({
      city: 'New York',
      state: 'NY',
      county: 'New York',
      district: null,
      administrativeLevels: {
        level1long: 'New York',
        level1short: 'NY',
        level2long: 'New York',
        level2short: 'New York',
      },
    })
    expect((await locate('10001-1234')).json().address.city).toBe('New York')
  })

  it('knows military post, without a county', async () => {
    expect((await locate('09021')).json().address).toMatchObject({ city: 'APO', state: 'AE', county: null })
    expect((await locate('96362')).json().address).toMatchObject({ state: 'AP', county: null })
  })

  it('knows the district where a state is one', async () => {
    expect((await locate('82001')).json().address).toMatchObject({ state: 'WY', district: 'At-large' })
  })

  it.each(['00000', 'abc', '', '1000', 'New York, NY', '10001; drop'])('refuses %s', async (zip) => {
    const answer = await locate(zip)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.zipCode).toBe('The zip code is invalid, please check it before continuing')
  })

  it('needs a token', async () => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/auth/signup/location?zipCode=10001',
      headers: { host: 'localhost', accept: 'application/json' },
    })
    expect(answer.statusCode).toBe(403)
  })
})
