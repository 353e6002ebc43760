import { sql } from 'kysely'

/**
 * Every column that may contain picture addresses: rows of (theme_id, words), where words may contain any number of them.
 * theme_id is null where the row belongs to no site. A test finds columns that are missing here.
 */
export const places = {
  'pages.document': sql`select theme_id, document::text as words from pages`,
  'pages.image': sql`select theme_id, image as words from pages`,
  'page_revisions.document': sql`select p.theme_id, r.document::text as words
    from page_revisions r join pages p on p.id = r.page_id`,
  'page_revisions.image': sql`select p.theme_id, r.image as words
    from page_revisions r join pages p on p.id = r.page_id`,
  'themes.content': sql`select id as theme_id, content::text as words from themes`,
  'look_drafts.changes': sql`select theme_id, changes::text as words from look_drafts`,
  'look_plans.changes': sql`select theme_id, changes::text as words from look_plans`,
  'look_versions.look': sql`select theme_id, look::text as words from look_versions`,
  'themes.logo_light': sql`select id as theme_id, logo_light as words from themes`,
  'themes.logo_dark': sql`select id as theme_id, logo_dark as words from themes`,
  'fundraisers.picture': sql`select theme_id, picture as words from fundraisers`,
  'team_pages.picture': sql`select theme_id, picture as words from team_pages`,
  'dashboard_modules.image': sql`select null::uuid as theme_id, image as words from dashboard_modules`,
  'trainings.image': sql`select null::uuid as theme_id, image as words from trainings`,
  'resources.image': sql`select theme_id, image as words from resources`,
  'resources.address': sql`select theme_id, address as words from resources`,
  'quiz_versions.questions': sql`select q.theme_id, v.questions::text as words
    from quiz_versions v join quizzes q on q.id = v.quiz_id`,
  'employers.logo': sql`select null::uuid as theme_id, logo as words from employers`,
}

/** All of them together. */
export const everyPlace = sql.join(Object.values(places), sql` union all `)
