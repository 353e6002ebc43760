import { Secret, TOTP } from 'otpauth'
import type { Db } from '#lib/db.ts'
import { seal, unseal } from '#lib/seal.ts'

const period = 30
const purpose = (userId: string) => `authenticator ${userId}`

/** 160 bits, as RFC 4226 recommends, in base32. */
export const newSecret = () => new Secret({ size: 20 }).base32

const totp = (secret: string, issuer = 'Muster', label = 'account') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period })

/** The content of the QR code: the app shows the site and the email address. */
export const setupAddress = (secret: string, site: string, email: string) =>
  totp(secret, site, email).toString()

/** The 30-second step a code belongs to, within one step of now; null for a wrong code. */
export function stepOf(secret: string, code: string): number | null {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const delta = totp(secret).validate({ token, window: 1 })
  return delta === null ? null : Math.floor(Date.now() / 1000 / period) + delta
}

export async function saveApp(
  db: Db,
  settings: { secret: string },
  userId: string,
  secret: string,
  step: number,
) {
  const row = { secret: seal(settings.secret, purpose(userId), secret), last_step: String(step) }
  await db
    .insertInto('authenticators')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...row, created_at: new Date() }))
    .execute()
}

/** Whether the code is valid. Each works once, even when two requests send it at the same time. */
export async function isAppCode(db: Db, settings: { secret: string }, userId: string, code: string) {
  const authenticator = await db
    .selectFrom('authenticators')
    .select('secret')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const step = authenticator && stepOf(unseal(settings.secret, purpose(userId), authenticator.secret), code)
  if (!step) return false
  const { numUpdatedRows } = await db
    .updateTable('authenticators')
    .set({ last_step: String(step) })
    .where('user_id', '=', userId)
    .where('last_step', '<', String(step))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export const deleteApp = (db: Db, userId: string) =>
  db.deleteFrom('authenticators').where('user_id', '=', userId).executeTakeFirstOrThrow()
