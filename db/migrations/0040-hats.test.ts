import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseBefore, type OldDatabase } from '#test/migrated.ts'

let old: OldDatabase
beforeAll(async () => {
  old = await databaseBefore('0040-hats.sql')
})
afterAll(() => old.close())

test('what people were before, they wear as hats; nobody is signed out or loses anything', async () => {
  await old.pool.query(`
    with yard as (insert into employers (name, slug) values ('Norfolk Yard', 'norfolk-yard') returning id)
    insert into users (email, first_name, last_name, type, employer_id, is_employer_owner)
    select name || '@example.org', name, 'Ortiz', type, case when works then id end, owns
    from yard, (values ('Ana', 'Admin', false, false), ('Priya', 'Manager', true, true), ('Tom', 'Manager', false, false),
      ('Gus', 'Mentor', true, false), ('Maria', 'User', false, false), ('Dale', 'User', true, false)) p (name, type, works, owns);
    insert into sessions (token_hash, user_id, expires_at) select decode(md5(email), 'hex'), id, now() + interval '1 day' from users`)
  await old.migrate('0040-hats.sql')
  const { rows } = await old.pool.query(`
    select first_name as name, type, m.user_id is not null as mentor, e.is_owner as owns, e.since = u.created_at as since,
      exists (select from sessions where user_id = u.id) as session
    from users u left join mentors m on m.user_id = u.id left join employer_members e on e.user_id = u.id order by 1`)
  const [none, session] = [{ mentor: false, owns: null, since: null }, true]
  expect(rows).toEqual([
    { name: 'Ana', type: 'Admin', ...none, session },
    { name: 'Dale', type: 'Manager', mentor: false, owns: false, since: true, session },
    { name: 'Gus', type: 'Mentor', mentor: true, owns: false, since: true, session },
    { name: 'Maria', type: 'User', ...none, session },
    { name: 'Priya', type: 'Manager', mentor: false, owns: true, since: true, session },
    { name: 'Tom', type: 'User', ...none, session },
  ])
})
