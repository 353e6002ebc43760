// What a site asks employers who sign up, on its own page and on pages of content.
import { expect, test } from 'vitest'
import { visitor } from '#features/sign-up/visitor.fixture.ts'
import { activated, app, ask, browser, dale, employer, harbor, openSite, signUp } from './sign-up.fixture.ts'

openSite()

test('a site asks for what its settings have; what it does not ask for does not count', async () => {
  const given = {
    ...{ 'employer[localUnion]': '1319', 'employer[abilityOne]': 'true' },
    'employer[nonProfitAffiliate]': 'true',
  }
  const without = dale(given)
  await activated(without)
  expect(await employer(without['employer[name]'])).toMatchObject({
    ...{ local_union: null, ability_one: false, non_profit_affiliate: false },
  })
  expect((await browser().html('/employer/signup')).body).not.toContain('Local union number')
  await ask({ localUnion: true, abilityOne: true, nonProfitAffiliate: true, needsApproval: false })
  expect((await browser().html('/employer/signup')).body).toContain('Local union number')
  const all = dale(given)
  await activated(all)
  expect(await employer(all['employer[name]'])).toMatchObject({
    ...{ local_union: '1319', ability_one: true, non_profit_affiliate: true, needs_approval: false },
  })
})

test('a site that does not want employers refuses them', async () => {
  await ask({ isOpen: false })
  expect((await signUp(dale())).answer.statusCode).toBe(403)
  expect((await browser().html('/employer/signup')).body).toContain('Employers cannot sign up on this site.')
})

test('owners set what their site asks; others find no such site', async () => {
  const olive = (await app.signIn({ firstName: 'Olive', isThemeOwner: true, themeId: harbor })).session
  const maria = (await app.signIn({ firstName: 'Maria' })).session
  const url = `/admin/themes/${harbor}/employer-sign-up`
  const rows = {
    'quiz.title': 'Hiring',
    'quiz.questions.0.id': '',
    'quiz.questions.0.type': 'Text',
    'quiz.questions.0.title': 'Why?',
  }
  const body = { isOpen: 'true', localUnion: 'true', lead: 'Come aboard.', ...rows }
  expect((await app.send('PUT', url, { session: olive, body })).json()).toMatchObject({ ok: true })
  const { settings, steps } = await browser().json('/employer/signup')
  expect(settings).toMatchObject({ localUnion: true, needsApproval: false, lead: 'Come aboard.' })
  expect([steps, settings.quiz.questions[0].title]).toEqual([2, 'Why?'])
  expect((await app.send('PUT', url, { session: maria, body })).statusCode).toBe(403)
  expect((await app.get(url, { session: olive })).body).toContain('Sign-up of employers')
})

test('on a content page the first step shows the kinds of employers that it names', async () => {
  for (const name of ['Private company', 'Union'])
    await app.db
      .insertInto('employer_types')
      .values({ name, signup_checkbox_label: `A ${name}` })
      .execute()
  const columns = [
    {
      ...{ id: 'hire', contentType: 'employerSignup', signUpFormHeader: '<h2>Hire from Fort Drum</h2>' },
      employerTypes: [{ id: 'a', name: 'union' }],
    },
  ]
  const document = JSON.stringify({ schemaVersion: 1, containers: [{ id: 'k', title: 'Hire', columns }] })
  await app.db
    .insertInto('pages')
    .values({ theme_id: harbor, name: 'Hire', route: '/hire', document })
    .execute()
  const { body } = await app.get('/pages/hire')
  expect(body).toContain('Hire from Fort Drum')
  expect(body).toContain('A Union')
  expect(body).not.toContain('A Private company')
  const who = visitor(app, 'localhost', '/pages/hire')
  const captcha = await who.captcha()
  const sent = await who.form('/employer/signup?form=hire', {
    step: '1',
    captcha,
    'employer[name]': 'Drum Works',
  })
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/pages/hire'])
  expect((await who.html('/pages/hire')).body).toContain('value="Drum Works"')
})
