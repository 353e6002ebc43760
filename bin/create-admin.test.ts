import { execFileSync } from 'node:child_process'
import { afterEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../test/harness.ts'

let site: TestApp
afterEach(() => site.close())

/** What the command prints. @throws with its sentence, when it refuses */
function run(...args: string[]): string {
  const env = { ...process.env, DATABASE_URL: site.url, DATABASE_OWNER_URL: site.url }
  try {
    return execFileSync('node', ['bin/create-admin.ts', ...args], { env, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    throw new Error((error as { stderr: string }).stderr)
  }
}

test('the link that is printed makes an administrator of a new address, and of one that has an account', async () => {
  site = await testApp()
  const member = await site.signIn({ email: 'vera.ochoa@example.org' })
  for (const email of ['Ops@example.org', 'vera.ochoa@example.org']) {
    const [link] = /http\S+/.exec(run('--email', email, '--name', 'Vera Ochoa'))!
    expect(link).toMatch(/^http:\/\/localhost(:\d+)?\/user\/reset\?token=/)
    const { pathname, search } = new URL(link)
    const password = 'a long walk by the harbor'
    const chosen = await site.send('POST', pathname + search, {
      body: { password, password_confirm: password },
    })
    expect(chosen.statusCode).toBe(200)
    const login = await site.send('POST', '/user/login', { body: { email, password } })
    const session = login.cookies.find(({ name }) => name === 'session')!.value
    expect((await site.get('/admin/themes', { as: 'json', session })).statusCode).toBe(200)
  }
  // Whose permissions changed is signed out.
  expect((await site.get('/account', { as: 'json', session: member.session })).statusCode).toBe(401)
  const roles = site.db.selectFrom('audit_entries').select('subject_id').where('action', '=', 'user.role')
  expect(await roles.execute()).toHaveLength(2)
})

test('without a site it makes the first one, and says what is missing or invalid', async () => {
  site = await testApp()
  await site.db.deleteFrom('themes').execute()
  expect(() => run()).toThrow('Email is missing.')
  expect(() => run('--email', 'ops@example')).toThrow('That is no email address.')
  expect(() => run('--email', 'ops@example.org')).toThrow('Name of the site is missing.')
  const named = ['--email', 'ops@example.org', '--site', 'Tidewater Veterans']
  expect(() => run(...named, '--domain', 'https://jobs.example.org')).toThrow(
    'A domain looks like jobs.example.org',
  )
  expect(run(...named, '--domain', 'jobs.example.org')).toContain(
    'http://jobs.example.org:3000/user/reset?token=',
  )
  await site.app.sites.refresh()
  expect((await site.get('/', { host: 'jobs.example.org' })).body).toContain('Tidewater Veterans')
  expect(run('--email', 'second@example.org')).toContain('http://jobs.example.org:3000/user/reset')
})
