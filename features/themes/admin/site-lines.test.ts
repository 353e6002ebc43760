import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let harbor: string
/** Olive owns Harbor Veterans. */
let olive: string

beforeAll(async () => {
  app = await testApp()
  harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  olive = (await app.signIn({ firstName: 'Olive', isThemeOwner: true, themeId: harbor })).session
})
afterAll(() => app.close())

const save = (body: Record<string, unknown>) =>
  app.send('PUT', `/admin/themes/${harbor}`, { session: olive, body })
/** As an administrator does in the editor of the look. */
const setLook = async (variables: Record<string, unknown>) => {
  const ruth = await app.signIn({ firstName: 'Ruth', type: 'Admin' })
  const { statusCode } = await app.send('PUT', `/themes/${harbor}`, {
    session: ruth.session,
    body: variables,
  })
  expect(statusCode).toBe(200)
}
let visit = 0
const page = async () =>
  (await app.get(`/?visit=${++visit}`)).body.replace(/<script type="application[\s\S]*?<\/script>/g, '')
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a notice is shown between its first and its last day, at its level', async () => {
  const notice = 'Closed on Thursday'
  await save({ notice, noticeHref: '/pages/hours', noticeLevel: 'danger', noticeFrom: inDays(-3) })
  expect(await page()).toMatch(/<section class="[^"]*danger[^"]*" aria-label="Notice">.*Closed on Thursday/s)
  await save({ noticeTo: inDays(-2) })
  expect(await page()).not.toContain(notice)
  await save({ noticeFrom: inDays(2), noticeTo: inDays(3) })
  expect(await page()).not.toContain(notice)
  await save({ noticeFrom: '', noticeTo: inDays(3) })
  expect(await page()).toContain(notice)
})

test('a notice leads to no script, ends after it begins, and what was wrong is said', async () => {
  const refused = await save({ notice: 'Look', noticeHref: 'javascript:alert(1)' })
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    {
      noticeHref:
        'A notice leads to an address that begins with / or https://, or to a number such as tel:988.',
    },
  ])
  expect((await save({ noticeFrom: '2026-12-02', noticeTo: '2026-12-01' })).json().errors).toEqual({
    noticeTo: 'The notice ends before it begins.',
  })
  expect((await save({ noticeFrom: 'soon' })).json().errors).toEqual({
    noticeFrom: 'Please enter a date such as 2026-11-26.',
  })
  expect((await save({ buttonLabel: 'Give', buttonHref: '' })).json().errors).toEqual({
    buttonHref: 'Please enter where the button leads.',
  })
})

test('other languages, a button and the last line are on every page', async () => {
  await save({
    ...{ official: 'An official website', buttonLabel: 'Apply now', buttonHref: '/jobs/search' },
    ...{ 'languages.0.label': 'Español', 'languages.0.href': '/pages/es', footerLine: 'In crisis: call 988' },
  })
  const shown = await page()
  expect(shown).toMatch(/href="\/pages\/es"[^>]*>Español/)
  expect(shown).toMatch(/href="\/jobs\/search"[^>]*>Apply now/)
  expect(shown).toContain('In crisis: call 988')
})

test('links of the footer are columns by their groups where the look has columns', async () => {
  await save({
    ...{
      'footerLinks.0.label': 'All jobs',
      'footerLinks.0.href': '/jobs/search',
      'footerLinks.0.group': 'Jobs',
    },
    ...{
      'footerLinks.1.label': 'Our story',
      'footerLinks.1.href': '/pages/about',
      'footerLinks.1.group': '',
    },
  })
  expect(await page()).not.toMatch(/<h2[^>]*>Jobs<\/h2>/)
  await setLook({ footerLayout: 'columns' })
  const shown = (await page()).split('<footer')[1]!
  expect(shown).toMatch(/<h2[^>]*>Jobs<\/h2>.*All jobs.*Our story.*Privacy policy/s)
  await setLook({ footerLayout: 'institution' })
  expect((await page()).split('<footer')[1]).toContain('Our story')
})

test('a notice names which of its words are the link; where it does not have them, all of it is', async () => {
  const notice = 'In crisis? Call 988, then press 1, at any hour.'
  await save({ notice, noticeHref: 'tel:988', noticeLink: '988, then press 1', noticeFrom: '', noticeTo: '' })
  const linked =
    /In crisis\? Call (<!-- -->)?<a href="tel:988"[^>]*>988, then press 1<\/a>(<!-- -->)?, at any hour\./
  expect(await page()).toMatch(linked)
  await save({ noticeLink: '911' })
  expect(await page()).toContain(`>${notice}</a>`)
})
