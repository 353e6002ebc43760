import { membershipsOf } from '#features/employers/index.ts'
import { administrators } from '#lib/administrators.ts'
import { type Actor, audit } from '#lib/audit.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import { Invalid, Problem } from '#lib/problem.ts'
import { endSessionsOf } from '#lib/session.ts'
import { revokeTokens } from '#lib/user-tokens.ts'
import { userMessages } from '#spec/messages.ts'
import { highestType, managingType, mentoringType, type UserType } from '#spec/roles.ts'
import { giveMentorHat } from './hats.ts'

/** What a person may do, beside the hats (hats.ts). Only what is given changes. */
export type Rights = {
  type?: UserType
  /** the themes this person owns */
  ownedThemes?: string[]
}

/**
 * Changes the type and the sites of a person. Who becomes an administrator or a theme owner, or is one no longer, is
 * signed out: those sessions were begun with other permissions. The type shows a hat, so a mentor gets that hat.
 * @throws Invalid for a manager of nothing; Problem 409 when no administrator would remain
 */
export async function changeRole(db: Db, actor: Actor, id: string, rights: Rights): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (rights.type && rights.type !== highestType) await keepOneAdministrator(trx, id)
    if (rights.type === mentoringType) await giveMentorHat(trx, actor, id)
    if (rights.type === managingType && !(await membershipsOf(trx, id)).length)
      throw new Invalid({ type: userMessages.managesNothing })
    const isOther = rights.ownedThemes !== undefined || (await changesAdministrators(trx, id, rights.type))
    await trx
      .updateTable('users')
      .set((row) => ({
        ...(rights.type && { type: rights.type }),
        ...(rights.ownedThemes && { is_theme_owner: rights.ownedThemes.length > 0 }),
        ...(isOther && { security_stamp: row('security_stamp', '+', 1) }),
        updated_at: new Date(),
      }))
      .where('id', '=', id)
      .execute()
    if (rights.ownedThemes) await setOwnedThemes(trx, id, rights.ownedThemes)
    if (isOther) {
      await endSessionsOf(trx, id)
      await revokeTokens(trx, id, 'new-address')
    }
    await audit(trx, actor, {
      action: 'user.role',
      subject: { type: 'user', id },
      detail: {
        ...(rights.type && { type: rights.type }),
        ...(rights.ownedThemes && { ownedThemes: rights.ownedThemes.join(' ') }),
      },
    })
  })
}

async function changesAdministrators(db: Db, id: string, type: UserType | undefined): Promise<boolean> {
  if (!type) return false
  const before = await db.selectFrom('users').select('type').where('id', '=', id).executeTakeFirst()
  return (before?.type === highestType) !== (type === highestType)
}

async function setOwnedThemes(db: Db, id: string, themes: string[]) {
  await db.deleteFrom('theme_owners').where('user_id', '=', id).execute()
  const rows = [...new Set(themes)].map((theme_id) => ({ theme_id, user_id: id }))
  if (rows.length) await db.insertInto('theme_owners').values(rows).execute()
}

/** Shuts a person out at once. @throws Problem 409 when no administrator would remain */
export async function disable(db: Db, actor: Actor, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await keepOneAdministrator(trx, id)
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set((row) => ({
        disabled_at: new Date(),
        security_stamp: row('security_stamp', '+', 1),
        updated_at: new Date(),
      }))
      .where('id', '=', id)
      .where('disabled_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return
    await endSessionsOf(trx, id)
    // Not the links that give an account back to the holder of its old address.
    await trx
      .deleteFrom('user_tokens')
      .where('user_id', '=', id)
      .where('purpose', '!=', 'address-stop')
      .execute()
    await audit(trx, actor, { action: 'user.disable', subject: { type: 'user', id } })
  })
}

/** Lets a person in again. */
export async function enable(db: Db, actor: Actor, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ disabled_at: null, updated_at: new Date() })
      .where('id', '=', id)
      .where('disabled_at', 'is not', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) await audit(trx, actor, { action: 'user.enable', subject: { type: 'user', id } })
  })
}

/** Locks the administrators, so that two who remove each other at the same time do not both succeed. */
export async function keepOneAdministrator(trx: Db, leaving: string): Promise<void> {
  const { type } =
    (await trx.selectFrom('users').select('type').where('id', '=', leaving).executeTakeFirst()) ?? {}
  if (type !== highestType) return
  const [first, ...others] = await administrators(trx).forUpdate().execute()
  if (first?.id === leaving && others.length === 0)
    throw new Problem(409, 'This is the last administrator. Make someone else an administrator first.')
}
