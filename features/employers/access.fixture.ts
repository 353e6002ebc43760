import { newId } from '#lib/ids.ts'
import { added, type Body, nothing, type RoomAccess } from '#test/room-access.ts'

type Write = Parameters<Body>[0]

/** The administrator owns the employer of the scene, where Maria works: staff act there only as its people. */
async function owning({ db, maria, scene }: Write) {
  const { employer: employer_id } = scene
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('first_name', '=', 'Grace')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('employer_members')
    .values([
      { employer_id, user_id: id, is_owner: true },
      { employer_id, user_id: maria },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
const asOwner =
  (body: Body = nothing): Body =>
  async (write) => {
    await owning(write)
    return body(write)
  }

/** An employer that members may write to, with somebody who answers. */
async function chattingEmployer(db: Write['db']): Promise<string> {
  const [employer, priya] = [newId(), newId()]
  const values = { id: employer, name: `Pier ${employer}`, slug: 'pier', allow_chat: true }
  await db.insertInto('employers').values(values).execute()
  const person = { email: `${priya}@example.org`, first_name: 'Priya', last_name: 'Raman' }
  await db
    .insertInto('users')
    .values({ id: priya, ...person, activated_at: new Date() })
    .execute()
  await db
    .insertInto('employer_members')
    .values({ employer_id: employer, user_id: priya, is_owner: true })
    .execute()
  return employer
}

export default {
  things: [
    [
      /^\/admin\/employer-types\/:id/,
      (db) => added(db.insertInto('employer_types').values({ name: newId() }).returning('id')),
    ],
    [/^\/employer\/profile\/:id/, async (_db, _maria, { employer }) => employer],
    [/^\/employer\/chat\/:id/, chattingEmployer],
    [
      /^\/employer\/manage\/invitations\/:id/,
      async (db, _maria, { employer }) => {
        const email = `${newId()}@example.org`
        const link = { token_hash: Buffer.from(email), expires_at: new Date(Date.now() + 60_000) }
        return added(
          db
            .insertInto('employer_invitations')
            .values({ employer_id: employer, email, ...link })
            .returning('id'),
        )
      },
    ],
    [/^\/employer\/manage\/:id/, async (_db, maria) => maria],
    [
      /^\/admin\/employer-claims\/:id/,
      async (db, maria, { employer }) =>
        added(
          db.insertInto('employer_claims').values({ user_id: maria, employer_id: employer }).returning('id'),
        ),
    ],
  ],
  writes: {
    'POST /admin/employer-types': () => ({ name: newId() }),
    'PUT /admin/employer-types/:id': () => ({ name: newId() }),
    'DELETE /admin/employer-types/:id': nothing,
    'DELETE /employer/manage/:id': asOwner(),
    'DELETE /employer/manage/invitations/:id': asOwner(),
    'POST /employer/manage/invitations': asOwner(() => ({ email: `${newId()}@example.org` })),
    'POST /employer/manage/invitations/:id/resend': asOwner(),
    'POST /employer/manage/ownership': asOwner(({ maria }) => ({ manager: maria, ownership: true })),
    'PUT /employer/page': asOwner(() => ({ pitch: 'We hire those who served.' })),
    'POST /admin/employer-claims/:id/approve': nothing,
    'POST /admin/employer-claims/:id/reject': nothing,
  },
} satisfies RoomAccess
