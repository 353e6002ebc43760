import { newId } from '#lib/ids.ts'
import { type Body, nothing, type RoomAccess } from '#test/room-access.ts'

const address = () => `https://feeds.example.org/${newId()}.xml?key=hush`
const newFeed =
  (pausedAt: Date | null): Body =>
  ({ db, scene }) =>
    db
      .insertInto('feeds')
      .values({ employer_id: scene.employer, url: address(), paused_at: pausedAt })
      .returning('id')
      .executeTakeFirstOrThrow()
const feed = newFeed(null)
const idOf = (row: unknown) => (row as { id: string }).id
const pausedFeed = newFeed(new Date())

export default {
  things: [
    [/^\/admin\/employers\/.*:id/, async (_db, _maria, { employer }) => employer],
    [/^\/admin\/feeds\/:id/, async (db, _maria, scene) => idOf(await feed({ db, scene } as never))],
  ],
  writes: {
    'PUT /admin/employers/feedImport/:id': () => ({ feeds: [address()] }),
    'GET /admin/employers/feedImport/:id': nothing,
    'POST /admin/feeds/run': feed,
    'POST /admin/feeds/:id/mapping': () => ({ fields: [{ path: 'position', becomes: 'title' }] }),
    'POST /admin/feeds/pause': feed,
    'POST /admin/feeds/resume': pausedFeed,
    'DELETE /admin/feeds': feed,
  },
} satisfies RoomAccess
