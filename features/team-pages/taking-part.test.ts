// Taking part: joining a team, and commenting on its page.
import { expect, test } from 'vitest'
import { addFundraiser } from '#features/donations/gift.fixture.ts'
import { newId } from '#lib/ids.ts'
import { solvedCaptcha } from '#test/captcha.ts'
import { act, app, create, fundraiser, mallory, openSite, show, site, walter } from './team-pages.fixture.ts'

openSite()

test('joining counts once, and stops when the team is full or sign-ups are closed', async () => {
  const small = await addFundraiser(app.db, site, { most_members: 2, most_teams: 1 })
  const { id, slug } = (await create('Small', walter, small)).json().teamPage
  expect((await create('Second', mallory, small)).json().errors.form).toContain('limit of teams')
  const join = (who: { session: string }) =>
    app.send('POST', `/team-pages/${id}/join`, { session: who.session })
  expect((await join(mallory)).statusCode).toBe(200)
  expect((await join(mallory)).statusCode).toBe(200)
  expect((await join(await app.signIn())).json().errors.form).toBe('This team is full.')
  expect(await show(slug)).toMatchObject({ members: 2 })
  await app.db.updateTable('fundraisers').set({ sign_ups_closed: true }).where('id', '=', small).execute()
  expect((await create('Late', mallory, small)).json().errors.form).toBe(
    'This fundraiser is closed for Sign Ups',
  )
})

test('taking part: the chooser, then creating or joining; the picker finds no past events', async () => {
  const path = `/fundraisers/${fundraiser}/team-pages`
  const page = async (query: string) =>
    (await app.get(`${path}/new${query}`, { session: walter.session })).body
  expect(await page('')).toContain('How do you want to take part?')
  expect(await page('?userType=Manager')).toContain('Create the page')
  const { id } = (await create('Picked Team')).json().teamPage
  expect(await page(`?userType=User&teamPageId=${id}`)).toContain('Join this team')
  await act('archive', id)
  const found = async (query: string) =>
    (await app.get(`${path}/search?q=picked${query}`, { as: 'json' })).json().totalDocs
  expect([await found(''), await found('&active=true')]).toEqual([1, 0])
})

test('comments belong to the page by reference; its owner hides one, nobody else', async () => {
  const { id, slug } = (await create('Talkative')).json().teamPage
  const { id: other } = (await create('Silent')).json().teamPage
  const say = async (teamPage: string) =>
    app.send('POST', '/comments', {
      body: {
        ...{ name: 'Lucia', email: 'lucia@example.org', message: 'How heavy are the packs?', teamPage },
        captcha: await solvedCaptcha(app),
      },
    })
  const said = await say(id)
  expect(said.statusCode, said.body).toBe(201)
  const list = async () => (await app.get(`/teams/${slug}`, { as: 'json' })).json().comments.list
  expect(await list()).toMatchObject([{ name: 'Lucia' }])
  const ofSite = async (query: string) =>
    (await app.get(`/comments?${query}`, { as: 'json' })).json().totalDocs
  expect([await ofSite(''), await ofSite(`teamPage=${other}`), await ofSite(`teamPage=${id}`)]).toEqual([
    0, 0, 1,
  ])
  const hide = (of: string, who = walter) =>
    app.send('POST', `/team-pages/${of}/comments/${said.json().id}/hide`, { session: who.session })
  expect((await hide(id, mallory)).statusCode).toBe(404)
  expect((await hide(other)).statusCode).toBe(404)
  expect((await hide(id)).statusCode).toBe(200)
  expect(await list()).toEqual([])
  await act('archive', other)
  expect((await say(other)).statusCode).toBe(422)
  expect((await say(newId())).statusCode).toBe(404)
})
