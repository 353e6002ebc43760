import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tidyMails } from '#lib/mail/tidy.ts'
import { solvedCaptcha } from '#test/captcha.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { livesHere, traces, wilhelmina } from './erasure.fixture.ts'
import { login, password, runTasks, signedUp } from './sign-in/people.fixture.ts'
import { ask } from './sign-up/visitor.fixture.ts'
import { accountById, changeEmail, deleteUser } from './users/index.ts'

/** Where something of a person may remain, and why. */
const remains = [
  // Who wanted no mail of ours keeps to that.
  'mail_suppressions.address',
]

/** Columns with addresses that do not hang on an account: each is settled by one of these. */
const settled: Record<string, string> = {
  'comments.email': 'forgetCommentsBy',
  'mail_suppressions.address': 'forgetBounces',
  'mails.recipient': 'forgetMails',
  'mails.recipient_name': 'forgetMails',
  'mails.reply_to': 'forgetMails',
  'newsletter_subscriptions.email': 'forgetSubscriptions',
  'audit_entries.address': 'where a request came from: the trail is append-only',
  'employer_invitations.email': 'forgetInvitationsOf',
  'employers.contact_email': 'of an employer',
  'jobs.address': 'of an employer',
  'jobs.apply_email': 'of an employer',
  'sso_subscriptions.first_name': 'goes with the account; of nobody here before it is matched',
  'sso_subscriptions.last_name': 'goes with the account; of nobody here before it is matched',
  'resources.address': 'where a file or a page is',
  'team_pages.address': 'forgetTeamContact',
  'team_pages.email': 'forgetTeamContact',
  'themes.contact_email': 'of a site',
  'users.email': 'the account',
  'users.first_name': 'the account',
  'users.last_name': 'the account',
  'users.phone': 'the account',
}

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  const applications = JSON.stringify({ comments: true, newsletter: true, search: true })
  await app.db.updateTable('themes').set({ applications, contact_email: 'us@harbor.example' }).execute()
  await ask(app, { phone: 'required', dd214: 'optional', resume: 'optional' })
})
afterAll(() => app.close())

/** Each column of each table that contains one of the traces. */
async function found(): Promise<string[]> {
  const { rows: columns } = await app.pool.query<{ schema: string; table: string; column: string }>(`
    select table_schema as schema, table_name as table, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')
      and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'bytea')`)
  const places: string[] = []
  for (const { schema, table, column } of columns) {
    // Bytes are searched as well: none of it is stored in plain text.
    const { rowCount } = await app.pool.query(
      `select from "${schema}"."${table}" t where
         coalesce(case when pg_typeof("${column}")::text = 'bytea' then encode("${column}"::text::bytea, 'escape')
           else "${column}"::text end, '') ilike any($1) limit 1`,
      [traces.map((trace) => `%${trace}%`)],
    )
    if (rowCount) places.push(`${schema === 'public' ? '' : `${schema}.`}${table}.${column}`)
  }
  return places.sort()
}

const subscribed = () => app.db.selectFrom('newsletter_subscriptions').select('email').orderBy('id').execute()
const emailOf = async (id: string) => (await accountById(app.db, id))?.email

describe('an account that is deleted', () => {
  it('deletes what is known of its owner, wherever it is stored', async () => {
    const { session, id } = await livesHere(app)
    await runTasks(app, 'signIn.reset')
    const before = await found()
    for (const place of ['users.email', 'mails.reply_to', 'sign_ups.typed', 'comments.name', 'files.name'])
      expect(before).toContain(place)
    expect(before).toContain('newsletter_subscriptions.email')

    const body = { current: wilhelmina.password, confirm: 'delete' }
    expect((await app.send('POST', '/account/delete', { session, body })).statusCode).toBe(200)
    await runTasks(app, 'user.forget')
    // A day after the last mail, which says that the account is deleted.
    await runTasks(app, 'signIn.mailDeletion')
    await app.pool.query(
      `update mails set status = 'sent', created_at = created_at - interval '25 hours' where kind = 'account-deleted'`,
    )
    await tidyMails(app.db, 90)
    expect(await found()).toEqual(remains)
    expect(await app.db.selectFrom('files').select('id').execute()).toEqual([])
    const { rows } = await app.pool.query('select reason, detail from mail_suppressions')
    expect(rows).toEqual([{ reason: 'unsubscribe', detail: '' }])
    const trail = await app.db
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_id', '=', id)
      .execute()
    expect(trail.map(({ action }) => action)).toContain('user.delete')
  })

  it('deletes what is stored under the addresses that it had', async () => {
    const [now, before] = ['ines@example.org', 'ines.b@example.org']
    const { id } = await app.signIn({ email: before })
    await changeEmail(app.db, id, now)
    for (const email of [now, before]) await app.send('POST', '/newsletter/subscribe', { body: { email } })
    expect(await subscribed()).toEqual([{ email: now }, { email: before }])
    await deleteUser(app.db, null, id)
    await runTasks(app, 'user.forget')
    expect(await subscribed()).toEqual([])
  })

  it('leaves a stranger what is stored under an address that was never proven', async () => {
    const stranger = 'not.mine@example.org'
    const unproven = await app.signIn({ email: stranger })
    await app.db.updateTable('users').set({ activated_at: null }).where('id', '=', unproven.id).execute()
    const captcha = await solvedCaptcha(app, 'localhost')
    const comment = { name: 'Ruth', email: stranger, message: 'I was there.', captcha }
    expect((await app.send('POST', '/comments', { body: comment })).statusCode).toBe(201)
    await app.send('POST', '/newsletter/subscribe', { body: { email: stranger } })
    await deleteUser(app.db, null, unproven.id)

    const { id } = await signedUp(app)
    const { session } = await login(app, { email: (await emailOf(id))!, password })
    await app.send('POST', '/account/email', {
      session: session!,
      body: { email: stranger, current: password },
    })
    const gone = { current: password, confirm: 'delete' }
    expect((await app.send('POST', '/account/delete', { session: session!, body: gone })).statusCode).toBe(
      200,
    )
    await runTasks(app, 'user.forget')

    expect(await subscribed()).toEqual([{ email: stranger }])
    expect(await app.db.selectFrom('comments').select('name').execute()).toEqual([{ name: 'Ruth' }])
    const mails = await app.db.selectFrom('mails').select('kind').where('recipient', '=', stranger).execute()
    expect(mails).toEqual([{ kind: 'newsletter-confirmation' }])
    await app.db.deleteFrom('newsletter_subscriptions').execute()
    await app.db.deleteFrom('comments').execute()
  })

  it('leaves a former address to its current holder', async () => {
    const { id } = await app.signIn({ email: 'shared@example.org' })
    await changeEmail(app.db, id, 'moved@example.org')
    await app.signIn({ email: 'Shared@example.org' })
    await app.send('POST', '/newsletter/subscribe', { body: { email: 'shared@example.org' } })
    await deleteUser(app.db, null, id)
    await runTasks(app, 'user.forget')
    const left = await app.db.selectFrom('newsletter_subscriptions').select('email').execute()
    expect(left).toEqual([{ email: 'shared@example.org' }])
    await app.db.deleteFrom('newsletter_subscriptions').execute()
  })

  it('takes nothing along that came after it', async () => {
    const { email } = wilhelmina
    const { id } = await app.signIn({ email, type: 'User' })
    const admin = (await app.signIn({ type: 'Admin' })).session
    expect((await app.send('DELETE', `/admin/users/${id}`, { session: admin })).statusCode).toBe(200)
    await app.send('POST', '/newsletter/subscribe', { body: { email } })
    await runTasks(app, 'user.forget')
    expect(await app.db.selectFrom('newsletter_subscriptions').select('email').execute()).toEqual([{ email }])
  })
})

it('every column that holds an address or a name of somebody is settled', async () => {
  const { rows } = await app.pool.query<{ place: string }>(`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying')
      and column_name ~ '(^|_)(e?mail|recipient|reply_to|phone|address|first_name|last_name)(_name)?$'
      and not exists (
        select from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
        where c.contype = 'f' and c.confdeltype = 'c' and a.attnotnull
          and c.conrelid = format('public.%I', table_name)::regclass and c.confrelid = 'users'::regclass)`)
  expect(rows.map(({ place }) => place).sort()).toEqual(Object.keys(settled).sort())
})
