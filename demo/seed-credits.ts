import { grantCredits } from '#features/employers/index.ts'
import { accountByEmail } from '#features/users/index.ts'
import type { Db } from '#lib/db.ts'
import type { Brought } from './brought.ts'
import { cast, emailOf } from './people.ts'

/** Credits for one employer, so that its people can promote a job: once. */
export async function seedCredits(db: Db, brought: Brought): Promise<void> {
  if (brought.has('credits')) return
  const administrator = await accountByEmail(db, emailOf(cast[0]!))
  const priya = await accountByEmail(db, 'priya.raman@demo.example')
  const member = await db
    .selectFrom('employer_members')
    .select('employer_id as id')
    .where('user_id', '=', priya?.id ?? null)
    .executeTakeFirst()
  if (administrator && member) {
    const actor = { viewer: { id: administrator.id }, ip: '127.0.0.1' } as Parameters<typeof grantCredits>[1]
    const entry = { employerId: member.id, amount: 4, note: 'Welcome to True Bearing' }
    await db.transaction().execute((trx) => grantCredits(trx, actor, entry))
  }
  await brought.note('credits')
}
