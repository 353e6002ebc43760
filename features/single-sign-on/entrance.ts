import type { FastifyRequest } from 'fastify'
import { mailWayInChanged } from '#features/sign-in/index.ts'
import { mailSite } from '#features/themes/index.ts'
import { type Account, accountByEmail, accountById, createUser, proveAddress } from '#features/users/index.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { identityOwner, linkIdentity } from './identities.ts'
import type { Claims } from './provider-client.ts'
import type { Provider } from './providers.ts'

/** Why somebody who came back from a provider can not go on, in words. */
export type Refusal = { refused: string }
export type Entrance = { account: Account; isNew: boolean }

/**
 * The account that a person at a provider opens: the one linked before, else the one with the same proven address, else
 * a new one. An address that the provider has not verified opens and links nothing.
 */
export async function entranceOf(
  db: Db,
  request: FastifyRequest,
  provider: Provider,
  claims: Claims,
): Promise<Entrance | Refusal> {
  const ownerId = await identityOwner(db, provider.id, claims.subject)
  const owner = ownerId && (await accountById(db, ownerId))
  if (owner) return owner.isDisabled ? closed(provider) : { account: owner, isNew: false }
  const { email } = claims
  if (!email || !claims.isEmailVerified) return unverified(provider)
  return db.transaction().execute(async (trx) => {
    const before = await accountByEmail(trx, email)
    if (before?.isDisabled) return closed(provider)
    const id = before?.id ?? (await newcomer(trx, request, claims, email))
    const account = id && (await accountById(trx, id))
    if (!account) return closed(provider)
    // Whoever made the account never showed that the address is theirs: their password must not stay.
    if (!account.isActivated) await proveAddress(trx, account.id)
    return (await link(trx, request, provider, account, claims, email))
      ? { account: { ...account, isActivated: true }, isNew: before === null }
      : {
          refused: `Your account is linked to another person at ${provider.name}. Sign in with your password.`,
        }
  })
}

/** Adds a way in to an account: told to its owner by mail. @returns false when either side is linked already */
export async function link(
  db: Db,
  request: FastifyRequest,
  provider: Provider,
  account: Account,
  { subject }: Claims,
  email: string,
): Promise<boolean> {
  if (!(await linkIdentity(db, account.id, { provider: provider.id, subject, email }))) return false
  const what = `From now on your account at ${provider.name} (${email}) opens your account here too.`
  await mailWayInChanged(db, account, { site: mailSite(request), themeId: request.site.id, what })
  await audit(db, request, {
    action: 'single-sign-on.link',
    subject: { type: 'user', id: account.id },
    themeId: request.site.id,
    detail: { provider: provider.id },
  })
  return true
}

async function newcomer(db: Db, request: FastifyRequest, { firstName, lastName }: Claims, email: string) {
  const names = { firstName: firstName || 'Member', lastName }
  const rest = { passwordHash: null, sourceThemeId: request.site.id, activated: true }
  const id = await createUser(db, { email, ...names, ...rest })
  if (id)
    await audit(db, request, { action: 'sign-up', subject: { type: 'user', id }, themeId: request.site.id })
  return id
}

const closed = ({ name }: Provider): Refusal => ({
  refused: `This account at ${name} opens no account here. Write to the site if you think it should.`,
})
export const unverified = ({ name }: Provider): Refusal => ({
  refused: `${name} has not verified your email address. Confirm it there first, or sign in another way.`,
})
