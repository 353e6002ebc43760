import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { filledContainer } from './filled.fixture.ts'

let app: TestApp
let theme: string
let owner: string
beforeAll(async () => {
  app = await testApp()
  theme = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  const applications = JSON.stringify({ comments: true, newsRoom: true, search: true })
  await app.db.updateTable('themes').set({ applications, contact_email: 'hello@harbor.example' }).execute()
  owner = (await app.signIn({ isThemeOwner: true, themeId: theme })).session
})
afterAll(() => app.close())

test('nothing of a container for others is in any answer: no value, no data, no style, no type', async () => {
  const comment = {
    theme_id: theme,
    identifier: 'secret',
    name: 'Secret',
    email: 'a@b.org',
    message: 'SECRET',
  }
  await app.db.insertInto('comments').values(comment).execute()
  const document = {
    schemaVersion: 1,
    containers: [
      filledContainer('secret', 1, { showWhen: 'loggedIn', backgroundType: 'color' }),
      {
        id: 'open',
        title: 'Open to all',
        columns: [{ id: 'words', contentType: 'text', content: '<p>Open</p>' }],
      },
    ],
  }
  const body = { name: 'Members', description: 'For members.', route: '/members', document }
  await app.send('POST', `/admin/themes/${theme}/pages`, { session: owner, body })
  for (const as of ['html', 'inertia', 'json'] as const) {
    const answer = await app.get('/pages/members', { as })
    expect(answer.body).toContain('Open to all')
    expect(answer.body, as).not.toMatch(/secret|comment-list|p-c1|newsletterSignup/i)
  }
  const member = (await app.signIn()).session
  for (const as of ['html', 'inertia', 'json'] as const)
    await expect
      .poll(async () => (await app.get('/pages/members', { as, session: member })).body)
      .toContain('SECRET')
})
