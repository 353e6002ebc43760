import { createUser } from '#features/users/index.ts'
import { hashPassword } from '#lib/password.ts'
import type { TestApp, TestDatabase } from '#test/harness.ts'

export { runTasks } from '#test/tasks.ts'

export const password = 'orange ladder 42 rivers'

let addresses = 0
/** As from an address of its own, so that tests do not use up each other's tries. */
export const elsewhere = () => ({ 'x-forwarded-for': `198.51.100.${(addresses++ % 250) + 1}` })

/** Maria Ortiz, who has signed up with this password, or somebody like her. */
export async function signedUp(
  { db }: Pick<TestDatabase, 'db'>,
  other: { email?: string; activated?: boolean; type?: 'User' | 'Admin'; withoutPassword?: boolean } = {},
): Promise<{ id: string; email: string }> {
  const email = other.email ?? `maria.${crypto.randomUUID()}@example.org`
  const id = await createUser(db, {
    email,
    firstName: 'Maria',
    lastName: 'Ortiz',
    passwordHash: other.withoutPassword ? null : await hashPassword(password),
    sourceThemeId: null,
    type: other.type ?? 'User',
    activated: other.activated ?? true,
  })
  return { id: id!, email }
}

/** The value of a cookie that an answer sets; undefined when it sets none, '' when it clears it. */
export const cookieOf = (answer: { cookies: { name: string; value: string }[] }, name: string) =>
  answer.cookies.find((cookie) => cookie.name === name)?.value

/** Signs in by password. @returns the answer, and the token of the session where there is one */
export async function login(
  app: TestApp,
  body: Record<string, unknown>,
  { url = '/user/login', ...ask }: { url?: string } & Parameters<TestApp['send']>[2] = {},
) {
  const answer = await app.send('POST', url, { ...ask, body })
  return { answer, session: cookieOf(answer, 'session') }
}

/** Who a session is. */
export const viewerOf = async (app: TestApp, session: string | undefined) =>
  session ? (await app.get('/nowhere', { as: 'inertia', session })).json().props.viewer : null

/** The last mail to an address: its subject, and the path that its link leads to. */
export async function lastMail({ db }: Pick<TestDatabase, 'db'>, to: string) {
  const mail = await db
    .selectFrom('mails')
    .select(['kind', 'subject', 'text_body'])
    .where('recipient', '=', to)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!mail) return null
  const link = /https?:\/\/[^\s]+\?token=[\w-]+/.exec(mail.text_body)?.[0]
  return { ...mail, link, path: link && new URL(link).pathname + new URL(link).search }
}

/** The trail of one person, as actions. */
export const trailOf = async ({ db }: Pick<TestDatabase, 'db'>, id: string) =>
  (
    await db
      .selectFrom('audit_entries')
      .select('action')
      .where((row) => row.or([row('subject_id', '=', id), row('actor_id', '=', id)]))
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)
