import { newId } from '#lib/ids.ts'
import type { RoomAccess } from '#test/room-access.ts'

const fundraiserOf = async (db: Parameters<NonNullable<RoomAccess['things']>[0][1]>[0], theme: string) =>
  (
    await db
      .insertInto('fundraisers')
      .values({ theme_id: theme, name: 'Ruck march', type: 'event', status: 'live' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

export default {
  things: [
    [
      /^\/team-pages\/:id/,
      async (db, maria, { siteA }) => {
        const values = {
          theme_id: siteA,
          fundraiser_id: await fundraiserOf(db, siteA),
          slug: newId(),
          name: 'Ruckers',
        }
        const made = await db
          .insertInto('team_pages')
          .values({ ...values, owner_id: maria })
          .returning('id')
          .executeTakeFirstOrThrow()
        return made.id
      },
    ],
  ],
  parameters: {
    comment: async (db, maria) => {
      const page = await db
        .selectFrom('team_pages')
        .select(['id', 'theme_id'])
        .where('owner_id', '=', maria)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      const { id } = await db
        .insertInto('comments')
        .values({
          ...{ theme_id: page.theme_id, team_page_id: page.id },
          ...{ name: 'Lucia', email: 'lucia@example.org', message: 'Go!' },
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
  },
} satisfies RoomAccess
