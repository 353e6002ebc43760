import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { solvedCaptcha } from '#test/captcha.ts'
import type { TestApp } from '#test/harness.ts'
import { multipart } from '#test/multipart.ts'
import { pdfOf } from '#test/pdf.ts'
import { runTasks } from '#test/tasks.ts'
import { SignupSettings } from './schema.ts'

type Fields = Record<string, unknown>

/** Somebody with a browser of their own: keeps cookies, has a token, sends forms. */
export function visitor(app: TestApp, host = 'localhost', from = '/auth/signup') {
  const cookies: Record<string, string> = {}

  async function ask(options: InjectOptions, accept: string): Promise<LightMyRequestResponse> {
    const headers = { host, accept, referer: `http://${host}${from}`, ...options.headers }
    const answer = await app.app.inject({ ...options, headers, cookies })
    if (options.method === 'POST') await runTasks(app, 'signUp.complete')
    for (const { name, value } of answer.cookies)
      if (value === '') delete cookies[name]
      else cookies[name] = value
    return answer
  }

  const token = async () => {
    if (!cookies.csrf) await ask({ method: 'GET', url: '/auth/signup' }, 'text/html')
    return cookies.csrf!
  }

  return {
    cookies,
    /** A page as a program reads it. */
    json: async (url: string) => (await ask({ method: 'GET', url }, 'application/json')).json(),
    html: (url: string) => ask({ method: 'GET', url }, 'text/html'),
    /** JSON, as our own client sends it. */
    post: async (url: string, body: Fields = {}) =>
      ask(
        { method: 'POST', url, payload: body, headers: { 'x-csrf-token': await token() } },
        'application/json',
      ),
    /** A form as a browser without script sends it. */
    form: async (url: string, fields: Record<string, string | string[]>) =>
      ask(
        {
          method: 'POST',
          url,
          payload: urlencoded({ ...fields, csrf: await token() }),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        },
        'text/html',
      ),
    /** The same with files. */
    multipart: async (
      url: string,
      fields: Record<string, string | string[]>,
      files: Record<string, string | { name: string; bytes: Buffer }> = {},
      accept = 'application/json',
    ) =>
      ask(
        { method: 'POST', url, ...(await multipart({ csrf: await token(), ...fields, ...files })) },
        accept,
      ),
    captcha: () => solvedCaptcha(app, host),
  }
}
export type Visitor = ReturnType<typeof visitor>

const urlencoded = (fields: Record<string, string | string[]>) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, one]),
    ),
  ).toString()

/** Maria Ortiz, who signs up. */
export const maria = (other: Fields = {}) => ({
  firstName: 'Maria',
  lastName: 'Ortiz',
  zip: '23510',
  email: 'maria.ortiz@example.org',
  password: 'harbor lantern tide',
  password_confirm: 'harbor lantern tide',
  agreement: 'true',
  ...other,
})

/** The link of the newest mail to an address. */
export async function linkTo(app: TestApp, email: string): Promise<string> {
  const mail = await app.db
    .selectFrom('mails')
    .select('text_body')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const url = /https?:\/\/\S+\/user\/activate\?token=\S+/.exec(mail.text_body)![0]
  const { pathname, search } = new URL(url)
  return pathname + search
}

let people = 0
/** Another person each time. */
export const someone = (other: Fields = {}) => maria({ email: `someone.${++people}@example.org`, ...other })

/** The site asks this of those who sign up. */
export async function ask(app: TestApp, signup: Fields) {
  const settings = SignupSettings.parse(signup)
  await app.db
    .updateTable('themes')
    .set({ signup: JSON.stringify(settings) })
    .execute()
  await app.app.sites.refresh()
}

/** Through step 1. */
export async function begun(app: TestApp, other: Record<string, string> = {}) {
  const who = visitor(app)
  const fields = someone({ step: '1', ...other }) as Record<string, string> & { email: string }
  const answer = await who.post('/user/signup', { ...fields, captcha: await who.captcha() })
  return { who, fields, answer }
}

/** What is wrong with step 2, or nothing, and then the account is made. */
export const errorsOf = async (who: Visitor, fields: Record<string, string | string[]>, files = {}) =>
  (await who.multipart('/user/signup', { step: '2', ...fields }, files)).json().errors ?? {}

export const userOf = (app: TestApp, email: string) =>
  app.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

export const profileOf = (app: TestApp, email: string) =>
  app.db
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .selectAll('p')
    .where('u.email', '=', email)
    .executeTakeFirstOrThrow()

export const paper = (name = 'dd214.pdf') => ({ name, bytes: Buffer.from(pdfOf()) })

/** Signs up in one go, as a program does. */
export async function signUp(app: TestApp, fields: Fields, who = visitor(app)) {
  return { who, answer: await who.post('/user/signup', { ...fields, captcha: await who.captcha() }) }
}
