import type { FastifyRequest } from 'fastify'
import { mailCredentialsChanged } from '#features/sign-in/index.ts'
import { mailSite } from '#features/themes/index.ts'
import { type Account, accountByEmail, accountById, createUser, proveAddress } from '#features/users/index.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { Invalid } from '#lib/problem.ts'
import { endSessionsOf } from '#lib/session.ts'
import { identityOwner, linkIdentity } from './identities.ts'
import type { Claims } from './provider-client.ts'
import type { Provider } from './providers.ts'

/** `back`: the page that shows why the provider's answer was refused */
type Arrival = { provider: Provider; claims: Claims; back: string }

/**
 * The account for a person at a provider: the one linked before, else the one with the same verified email address, else
 * a new one. An address that the provider has not verified neither signs in nor links.
 * @throws Invalid when none can be used
 */
export async function accountFor(
  db: Db,
  request: FastifyRequest,
  { provider, claims, back }: Arrival,
): Promise<{ account: Account; isNew: boolean }> {
  const ownerId = await identityOwner(db, provider.id, claims.subject)
  const owner = ownerId ? await accountById(db, ownerId) : null
  if (owner?.isDisabled) throw closed(provider, back)
  if (owner) return { account: owner, isNew: false }
  const { email } = claims
  if (!email || !claims.isEmailVerified) throw unverified(provider, back)
  return db.transaction().execute(async (trx) => {
    const before = await accountByEmail(trx, email)
    if (before?.isDisabled) throw closed(provider, back)
    const id = before?.id ?? (await newcomer(trx, request, claims, email))
    const account = id && (await accountById(trx, id))
    if (!account) throw closed(provider, back)
    // The account's creator never verified the address: their password must not stay.
    if (!account.isActivated) await proveAddress(trx, account.id)
    if (!(await link(trx, request, provider, account, claims, email)))
      throw new Invalid(
        { form: `Your account is linked to someone else at ${provider.name}. Sign in with your password.` },
        back,
      )
    // Another way in: those who are signed in with the earlier ones sign in again.
    if (before) await endSessionsOf(trx, account.id)
    return { account: { ...account, isActivated: true }, isNew: before === null }
  })
}

/** Links a provider to an account and notifies its owner. @returns false when either side is already linked */
export async function link(
  db: Db,
  request: FastifyRequest,
  provider: Provider,
  account: Account,
  { subject }: Claims,
  email: string,
): Promise<boolean> {
  if (!(await linkIdentity(db, account.id, { provider: provider.id, subject, email }))) return false
  const what = `You can now also sign in with your ${provider.name} account (${email}).`
  await mailCredentialsChanged(db, account, { site: mailSite(request), themeId: request.site.id, what })
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

const closed = ({ name }: Provider, back: string) =>
  new Invalid(
    { form: `Your ${name} account cannot be used to sign in here. Contact the site if you think it should.` },
    back,
  )
export const unverified = ({ name }: Provider, back: string) =>
  new Invalid(
    { form: `${name} has not verified your email address. Confirm it there first, or sign in another way.` },
    back,
  )
