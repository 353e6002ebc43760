import { newId } from '#lib/ids.ts'
import { added, type Body, nothing, type RoomAccess } from '#test/room-access.ts'

const training: Body = () => ({
  title: 'Resume basics',
  description: 'What goes on one page.',
  theme: 'Job search',
  categories: ['administrative-office'],
})

export default {
  things: [
    [
      /^\/(admin\/)?trainings\/:id/,
      (db, _maria, { siteA }) =>
        added(
          db
            .insertInto('trainings')
            .values({ title: `Training ${newId()}`, description: 'Words', theme_id: siteA })
            .returning('id'),
        ),
    ],
  ],
  writes: {
    'POST /admin/trainings': training,
    'PUT /admin/trainings/:id': training,
    'POST /admin/trainings/:id': training,
    'DELETE /admin/trainings/:id': nothing,
  },
  silent: {
    'POST /trainings/:id/recommend': 'a mentor’s own list: the recommendation says who gave it, and when',
  },
} satisfies RoomAccess
