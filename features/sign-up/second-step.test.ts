import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { ask, begun, errorsOf, profileOf, userOf } from './visitor.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

describe('what a site asks for', () => {
  const all = {
    addressLine1: 'Please enter your street address.',
    city: 'Please enter your city.',
    county: 'Please enter your county.',
    phone: 'Please enter your phone number.',
    dischargeReason: 'Please choose a reason.',
    careerInterests: 'Please choose one or more.',
  }

  it('is required when the site says so', async () => {
    await ask(app, Object.fromEntries(Object.keys(all).map((name) => [name, 'required'])))
    const { who } = await begun(app)
    expect(await errorsOf(who, { city: '', county: '' })).toEqual({
      ...all,
      agreement: 'Please agree to the terms and the privacy policy to continue.',
    })
  })

  it('asks no county of a military address, which is in none', async () => {
    await ask(app, { county: 'required', city: 'required' })
    const { who } = await begun(app, { zip: '09012' })
    expect((await who.html('/auth/signup?step=2')).body).not.toContain('name="county"')
    expect(await errorsOf(who, { city: 'Grafenwoehr', agreement: 'true' })).toEqual({})
    const { who: atHome } = await begun(app)
    expect((await atHome.html('/auth/signup?step=2')).body).toContain('name="county"')
  })

  it('can be left out otherwise', async () => {
    await ask(app, Object.fromEntries(Object.keys(all).map((name) => [name, 'optional'])))
    const { who, fields } = await begun(app)
    expect(await errorsOf(who, { agreement: 'true' })).toEqual({})
    expect(await profileOf(app, fields.email)).toMatchObject({ city: 'Norfolk', is_findable: false })
  })

  it('is saved in account and profile', async () => {
    await ask(app, {
      ...Object.fromEntries(Object.keys(all).map((name) => [name, 'required'])),
      branch: 'required',
    })
    const { who, fields } = await begun(app, { branch: 'navy' })
    const errors = await errorsOf(who, {
      addressLine1: '12 Harbor St',
      addressLine2: 'Apt 4',
      city: 'Virginia Beach',
      county: 'Virginia Beach city',
      phone: '(757) 555-0142',
      dischargeReason: 'Retired',
      careerInterests: ['R', 'S'],
      isFindable: 'true',
      agreement: 'true',
    })
    expect(errors).toEqual({})
    expect(await userOf(app, fields.email)).toMatchObject({ phone: '(757) 555-0142' })
    expect(await profileOf(app, fields.email)).toMatchObject({
      address_line1: '12 Harbor St',
      address_line2: 'Apt 4',
      city: 'Virginia Beach',
      county: 'Virginia Beach city',
      state: 'VA',
      zip: '23510',
      discharge_reason: 'Retired',
      career_interests: ['R', 'S'],
      is_findable: true,
    })
    const service = await app.db
      .selectFrom('service_records as s')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .select('s.corps_id')
      .where('u.email', '=', fields.email)
      .executeTakeFirst()
    expect(service?.corps_id).toBe('navy')
  })

  it('takes no other reasons, interests and telephones than there are', async () => {
    await ask(app, { phone: 'optional', dischargeReason: 'optional', careerInterests: 'optional' })
    const { who } = await begun(app)
    expect((await errorsOf(who, { phone: 'call me' })).phone).toContain('area code')
    expect(Object.keys(await errorsOf(who, { dischargeReason: 'Bored' }))).toContain('dischargeReason')
    expect(Object.keys(await errorsOf(who, { careerInterests: ['R', 'X'] })).join()).toContain(
      'careerInterests',
    )
  })
})

describe('the extended profile of one organization', () => {
  beforeEach(() => ask(app, { extendedProfile: { organization: 'Harbor Veterans Center' } }))

  it('asks how somebody heard of it, and for details where there are some', async () => {
    const { who, fields } = await begun(app)
    expect((await errorsOf(who, { agreement: 'true' })).howDidYouHear).toBeTruthy()
    for (const howDidYouHear of ['Staff', 'Other'])
      expect(await errorsOf(who, { howDidYouHear, agreement: 'true' })).toEqual({
        details: 'Please fill details about how your heard about us',
      })
    expect(
      await errorsOf(who, { howDidYouHear: 'Employer', needsOtherServices: 'true', agreement: 'true' }),
    ).toEqual({
      otherServices: 'Please tell us about other services you require.',
    })
    const right = {
      howDidYouHear: 'Staff',
      details: 'Ms. Okafor at the front desk',
      needsOtherServices: 'true',
      otherServices: 'Child care',
      agreement: 'true',
    }
    expect(await errorsOf(who, right)).toEqual({})
    expect((await profileOf(app, fields.email)).extended).toEqual({
      howDidYouHear: 'Staff',
      details: 'Ms. Okafor at the front desk',
      otherServices: 'Child care',
    })
  })
})
