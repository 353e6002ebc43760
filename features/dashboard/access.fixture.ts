import { added, type Body, nothing, type RoomAccess } from '#test/room-access.ts'

const module: Body = ({ scene }) => ({
  title: 'Hello',
  type: 'info',
  options: { text: 'Hello.' },
  themes: [scene.siteA],
})

export default {
  things: [
    [
      /^\/dashboard\/modules\/:id/,
      (db) =>
        added(
          db
            .insertInto('dashboard_modules')
            .values({ title: 'Hello', type: 'info', options: '{"text":"Hello."}', show_in_all_themes: true })
            .returning('id'),
        ),
    ],
    [
      /^\/admin\/dashboard-modules\/:id/,
      async (db, _maria, { siteA }) => {
        const values = { title: 'Hello', type: 'info', options: '{"text":"Hello."}' }
        const rights = { owner_can_edit: true, owner_can_delete: true }
        const id = await added(
          db
            .insertInto('dashboard_modules')
            .values({ ...values, ...rights })
            .returning('id'),
        )
        await db.insertInto('dashboard_module_themes').values({ module_id: id, theme_id: siteA }).execute()
        return id
      },
    ],
  ],
  writes: {
    'POST /admin/dashboard-modules': module,
    'PUT /admin/dashboard-modules/:id': module,
    'DELETE /admin/dashboard-modules/:id': nothing,
  },
} satisfies RoomAccess
