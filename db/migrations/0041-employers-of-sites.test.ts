import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseBefore, type OldDatabase } from '#test/migrated.ts'

let old: OldDatabase
beforeAll(async () => {
  old = await databaseBefore('0041-employers-of-sites.sql')
})
afterAll(() => old.close())

test('employers stay with their site, and those with feeds are found again by the name they have today', async () => {
  await old.pool.query(`
    with site as (insert into themes (name) values ('Harbor') returning id),
      e as (insert into employers (name, slug, source_theme_id)
        select name, 'x', case when owned then id end from site, (values ('Bay Steel', true), ('Rope Works', false)) n (name, owned)
        returning id, name)
    insert into feeds (employer_id, url) select id, 'https://example.org/jobs.xml' from e where name = 'Rope Works'`)
  await old.migrate('0041-employers-of-sites.sql')
  const { rows } = await old.pool.query(
    'select name, name_space = source_theme_id as of_site, source_key from employers order by name',
  )
  expect(rows).toEqual([
    { name: 'Bay Steel', of_site: true, source_key: null },
    { name: 'Rope Works', of_site: null, source_key: 'rope works' },
  ])
})
