import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseBefore, type OldDatabase } from '#test/migrated.ts'

let old: OldDatabase
beforeAll(async () => {
  old = await databaseBefore('0031-articles.sql')
})
afterAll(() => old.close())

test('articles stay published, under the date and in the words that visitors saw', async () => {
  await old.pool.query(`
    with site as (insert into themes (name) values ('Harbor Veterans') returning id)
    insert into pages (theme_id, type, name, route, description, image, created_at)
    select id, type, name, '/' || name, 'Two yards hire.', '/files/yard', coalesce(at::timestamptz, now())
    from site, (values ('article', 'yards', '2026-01-01T00:01:00Z'), ('article', 'just-now', null), ('page', 'about', null))
      page (type, name, at);
    insert into page_revisions (page_id, rev, name, document, type, description, image)
    select id, 1, name, document, type, 'One yard hires.', null from pages`)
  await old.migrate('0031-articles.sql')
  const { rows } = await old.pool.query(`
    select p.name, p.publish_date::text as date, p.intro, p.preview_img as picture, r.intro as before,
      r.publish_date = p.publish_date as same, p.publish_date <= (now() at time zone time_zone)::date as published
    from pages p join page_revisions r on r.page_id = p.id join themes t on t.id = p.theme_id order by p.name`)
  const words = { intro: 'Two yards hire.', picture: '/files/yard', before: 'One yard hires.', same: true }
  const none = { intro: null, picture: null, before: null, same: null, date: null, published: null }
  expect(rows).toEqual([
    { name: 'about', ...none },
    { name: 'just-now', ...words, date: expect.any(String), published: true },
    { name: 'yards', ...words, date: '2026-01-01', published: true },
  ])
})
