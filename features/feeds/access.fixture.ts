import { newId } from '#lib/ids.ts'
import { type Body, nothing, type RoomAccess } from '#test/room-access.ts'

const address = () => `https://feeds.example.org/${newId()}.xml?key=hush`
const feed: Body = ({ db, scene }) =>
  db
    .insertInto('feeds')
    .values({ employer_id: scene.employer, url: address() })
    .returning('id')
    .executeTakeFirstOrThrow()

export default {
  things: [[/^\/admin\/employers\/.*:id/, async (_db, _maria, { employer }) => employer]],
  writes: {
    'PUT /admin/employers/feedImport/:id': () => ({ feeds: [address()] }),
    'GET /admin/employers/feedImport/:id': nothing,
    'POST /admin/feeds/run': feed,
    'DELETE /admin/feeds': feed,
  },
} satisfies RoomAccess
