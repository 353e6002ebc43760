import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { afterEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../test/harness.ts'

/** Each run of the command is a process, which takes seconds on a busy machine. */
const processesMs = 300_000

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

test(
  'the link that is printed makes an administrator of a new address, and of one that has an account',
  async () => {
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
  },
  processesMs,
)

test(
  'without a site it makes the first one, and says what is missing or invalid',
  async () => {
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
    const second = run('--email', 'second@example.org', '--site', 'Another', '--domain', 'other.example.org')
    expect(second).toContain('http://jobs.example.org:3000/user/reset')
    expect(second).toContain(
      'There is a site already: --site and --domain were not used. Add one at http://jobs.example.org:3000/admin/themes/new.',
    )
  },
  processesMs,
)

const noTerminal = spawnSync('script', ['--version']).error !== undefined
if (noTerminal)
  console.log('Not tried: the questions of create-admin. script, which makes a terminal, is not here.')

/** Answers the questions of the command at a terminal. @returns what the terminal showed */
async function answered(answers: [question: string, answer: string][]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: site.url, DATABASE_OWNER_URL: site.url }
  const child = spawn('script', ['-qec', 'node bin/create-admin.ts', '/dev/null'], { env })
  let [shown, seen] = ['', 0]
  child.stdout.on('data', (part) => {
    shown += part
    const [question, answer] = answers[0] ?? []
    if (!question || !shown.slice(seen).includes(question)) return
    answers.shift()
    seen = shown.length
    child.stdin.write(`${answer}\n`)
  })
  const status = await new Promise((ended) => child.once('close', ended))
  expect([status, answers]).toEqual([0, []])
  return shown
}

test.skipIf(noTerminal)(
  'at a terminal it asks for site, domain and a password that it does not show',
  async () => {
    site = await testApp()
    await site.db.deleteFrom('themes').execute()
    const password = 'a long walk by the harbor'
    const shown = await answered([
      ['Email:', 'ops@example'],
      ['Email:', 'ops@example.org'],
      ['Name of the site:', 'Tidewater Veterans'],
      ['Its domain:', 'jobs.example.org'],
      ['Password', 'password'],
      ['Password', password],
      ['The same again', `${password}!`],
      ['Password', password],
      ['The same again', password],
    ])
    expect(shown).toContain('That is no email address.')
    expect(shown).toContain('These are two different passwords.')
    expect(shown).not.toContain(password)
    expect(shown).not.toContain('/user/reset')
    await site.app.sites.refresh()
    const body = { email: 'ops@example.org', password }
    const login = await site.send('POST', '/user/login', { body, host: 'jobs.example.org' })
    expect(login.statusCode).toBe(200)
  },
)
