import { describe, expect, test } from 'vitest'
import { app, change, harbor, list, make, openSites, ruth, siteAt, url } from './themes.fixture.ts'

openSites()

describe('copies and deletion', () => {
  test('a copy is a draft, with the pages or without', async () => {
    const page = { name: 'About us', description: 'Who we are.', route: '/about' }
    await app.send('POST', `${url}/${harbor}/pages`, { session: ruth, body: page })
    const copy = async (query: string) =>
      (await app.send('POST', `${url}/${harbor}/duplicate${query}`, { session: ruth })).json().theme.id
    const [bare, full] = [await copy(''), await copy('?copyPages=true')]
    const { themes } = await list(ruth, '?q=copy of')
    expect(themes.find(({ id }: { id: string }) => id === bare)).toMatchObject({
      ...{ name: 'Copy of Harbor Veterans', status: 'draft', pages: 0, domains: [], owners: [] },
    })
    expect(themes.find(({ id }: { id: string }) => id === full)).toMatchObject({ pages: 1 })
    expect((await app.get(`${url}/${harbor}/duplicate`, { session: ruth })).body).toContain('With its page')
  })

  test('asked for twice at once, as by a double click, is copied once', async () => {
    const id = await make('Twice asked')
    const copy = () => app.send('POST', `${url}/${id}/duplicate`, { session: ruth })
    const [one, two] = await Promise.all([copy(), copy()])
    expect(two.json().theme.id).toBe(one.json().theme.id)
    expect((await list(ruth, '?q=copy of twice')).totalDocs).toBe(1)
    await change(one.json().theme.id, { name: 'Copy of Twice asked' })
    expect((await copy()).json().theme.id).not.toBe(one.json().theme.id)
  })

  test('requires the word, and another site to be on', async () => {
    const id = await make('Short-lived', { domains: 'short.localhost' })
    await change(id, { status: 'published' })
    const program = ['DELETE', `${url}/${id}`] as const
    const form = ['POST', `${url}/${id}/delete`] as const
    const remove = ([method, path]: typeof program | typeof form, body?: object) =>
      app.send(method, path, { session: ruth, ...(body && { body: body as Record<string, unknown> }) })
    const page = (await app.get(`${url}/${id}`, { session: ruth })).body
    expect(page).toContain('short.localhost will stop working.')
    for (const way of [program, form])
      for (const body of [undefined, {}, { confirm: '' }, { confirm: 'delet' }, { confirm: 'delete it' }])
        expect((await remove(way, body)).json().errors).toEqual({
          confirm: 'Type the word delete to confirm.',
        })
    expect(await siteAt('short.localhost')).toMatchObject({ name: 'Short-lived' })
    expect((await remove(program, { confirm: ' DELETE ' })).json()).toMatchObject({ ok: true, theme: { id } })
    await expect.poll(() => siteAt('short.localhost')).toBe(421)
    const there = await make('Short too', { domains: 'short.localhost' })
    const typed = await app.send('POST', `${url}/${there}/delete`, {
      session: ruth,
      body: { confirm: 'Delete' },
    })
    expect(typed.statusCode).toBe(200)
    const here = await app.send('DELETE', `${url}/${harbor}`, { session: ruth, body: { confirm: 'delete' } })
    expect([here.statusCode, here.json().error]).toEqual([
      409,
      'You are on this site. To delete it, open another site first.',
    ])
  })

  test('without script a wrong word is shown in the question, which stays open', async () => {
    const id = await make('Long-lived')
    const edit = `${url}/${id}`
    const form = (await app.get(edit, { session: ruth })).body
    const csrf = /name="csrf" value="([^"]+)"/.exec(form)![1]!
    const refused = await app.app.inject({
      ...{ method: 'POST', cookies: { session: ruth, csrf } },
      url: /action="([^"]+\/delete\?form=[^"]+)"/.exec(form)![1]!,
      headers: {
        ...{ host: 'localhost', accept: 'text/html', referer: `http://localhost${edit}` },
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ confirm: 'no', csrf }).toString(),
    })
    expect(refused.headers.location).toContain(edit)
    const { flash } = Object.fromEntries(refused.cookies.map(({ name, value }) => [name, value]))
    const { body } = await app.app.inject({
      ...{ url: edit, headers: { host: 'localhost', accept: 'text/html' } },
      cookies: { session: ruth, flash: flash! },
    })
    expect(body).toMatch(/<details[^>]* open=""/)
    expect(body).toContain('Type the word delete to confirm.')
  })
})
