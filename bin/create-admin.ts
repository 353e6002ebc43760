// npm run create-admin -- --email ADDRESS [--name "FIRST LAST"] [--site NAME --domain DOMAIN]
// Makes an administrator, on a new server together with the first site. At a terminal it asks for what is missing and for a password;
// without one it prints a link to choose it with.
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import type { z } from 'zod'
import { openDatabase } from '#db/open.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { type Db, openPool, queryBuilder } from '#lib/db.ts'
import { hashPassword } from '#lib/password.ts'
import { Problem } from '#lib/problem.ts'
import { fail, Stop } from '#lib/stop.ts'
import { linkHours } from '#lib/user-tokens.ts'
import { isEmail } from '#spec/patterns.ts'
import { highestType } from '#spec/roles.ts'
import { readSettings, type Settings } from '../config.ts'
import { resetLink } from '../features/sign-in/index.ts'
import { NewPassword } from '../features/sign-in/schema.ts'
import { createTheme, Domain, originsAt, refuseReserved, SiteName } from '../features/themes/index.ts'
import { accountByEmail, activate, changePassword, changeRole, createUser } from '../features/users/index.ts'

type Given = { email?: string; name?: string; site?: string; domain?: string }
const operator = null
const usage =
  'Usage: npm run create-admin -- --email ADDRESS [--name "FIRST LAST"] [--site NAME --domain DOMAIN]'

try {
  const given = readArguments()
  const email = await value('Email', given.email, (text) => isEmail(text) || 'That is no email address.')
  const settings = readSettings()
  const database = await openDatabase(settings)
  const pool = openPool(database.url, 2)
  try {
    await prepareDatabase(database)
    const db = queryBuilder(pool)
    const existing = await firstDomain(db)
    const domain = existing ?? (await newSite(db, settings, given))
    const password = await newPassword()
    const hash = password ? await hashPassword(password) : null
    const origin = originsAt(settings, () => settings.port)(domain)
    if (existing && (given.site || given.domain))
      console.log(
        `There is a site already: --site and --domain were not used. Add one at ${origin}/admin/themes/new.`,
      )
    const link = await administratorAt(db, { email, name: given.name, hash }, origin)
    console.log(
      link
        ? `\n${email} is an administrator. Choose a password within ${linkHours.reset} hour:\n\n  ${link}\n`
        : `\n${email} is an administrator. Sign in with this password: ${origin}/user/login\n`,
    )
  } finally {
    await pool.end()
    await database.close()
  }
} catch (error) {
  fail(error instanceof Problem ? new Stop(error.message) : error)
}

function readArguments(): Given {
  const text = { type: 'string' } as const
  try {
    return parseArgs({ options: { email: text, name: text, site: text, domain: text } }).values
  } catch (error) {
    throw new Stop((error as Error).message)
  }
}

/** A site that is there already: the oldest one that is live. */
async function firstDomain(db: Db): Promise<string | null> {
  const found = await db
    .selectFrom('theme_domains as d')
    .innerJoin('themes as t', 't.id', 'd.theme_id')
    .select('d.domain')
    .where('d.is_primary', '=', true)
    .where('t.status', '=', 'published')
    .orderBy('t.created_at')
    .executeTakeFirst()
  return found?.domain ?? null
}

async function newSite(db: Db, settings: Settings, given: Given): Promise<string> {
  console.log('There is no site yet: this makes the first one.')
  const name = await value('Name of the site', given.site, faultOf(SiteName))
  const domain = (await value('Its domain', given.domain, faultOf(Domain))).toLowerCase()
  refuseReserved([domain], settings)
  await db
    .transaction()
    .execute((trx) => createTheme(trx, operator, { name, status: 'published', domains: [domain] }))
  return domain
}

type NewAdministrator = { email: string; name: string | undefined; hash: string | null }

/** @returns a password link, unless a password was given. @throws Stop when the account is disabled */
async function administratorAt(db: Db, { email, name, hash }: NewAdministrator, origin: string) {
  return db.transaction().execute(async (trx) => {
    const [firstName = 'Site', ...more] = name?.trim().split(/\s+/) ?? ['Site', 'Administrator']
    const newcomer = { email, firstName, lastName: more.join(' '), passwordHash: null, sourceThemeId: null }
    await createUser(trx, newcomer)
    const account = (await accountByEmail(trx, email))!
    if (account.isDisabled)
      throw new Stop(`The account of ${email} is disabled. Enable it first, or use another address.`)
    await changeRole(trx, operator, account.id, { type: highestType })
    if (!hash) return resetLink(trx, account.id, origin)
    await changePassword(trx, account.id, hash)
    await activate(trx, account.id)
    return null
  })
}

function faultOf(schema: z.ZodType) {
  return (text: string) => schema.safeParse(text).error?.issues[0]?.message ?? true
}

/** What was given, or else is asked for at the terminal until it is valid. @throws Stop where nobody can be asked */
async function value(
  what: string,
  given: string | undefined,
  check: (text: string) => true | string,
): Promise<string> {
  if (given !== undefined || !stdin.isTTY) {
    const fault = given === undefined ? `${what} is missing.` : check(given.trim())
    if (fault !== true) throw new Stop(`${fault}\n${usage}`)
    return given!.trim()
  }
  const terminal = createInterface({ input: stdin, output: stdout })
  try {
    for (;;) {
      const typed = (await terminal.question(`${what}: `)).trim()
      const fault = check(typed)
      if (fault === true) return typed
      console.log(fault)
    }
  } finally {
    terminal.close()
  }
}

/** Asks for a password at the terminal, which does not show it. @returns null where none is wanted, or nobody can be asked */
async function newPassword(): Promise<string | null> {
  if (!stdin.isTTY) return null
  for (;;) {
    const typed = await hidden('Password (Enter alone: a link to choose one): ')
    if (!typed) return null
    const fault = faultOf(NewPassword)(typed)
    if (fault !== true) console.log(fault)
    else if ((await hidden('The same again: ')) === typed) return typed
    else console.log('These are two different passwords.')
  }
}

async function hidden(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  // The terminal shows nothing from here on: a password that is pasted at the sight of the question is hidden, too.
  const terminal = createInterface({ input: stdin, output: nowhere, terminal: true })
  try {
    stdout.write(question)
    return await terminal.question('')
  } finally {
    terminal.close()
    stdout.write('\n')
  }
}
