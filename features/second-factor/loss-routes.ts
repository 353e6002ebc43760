import type { FastifyRequest } from 'fastify'
import { usersFor } from '#features/privacy/index.ts'
import { mailCredentialsChanged } from '#features/sign-in/index.ts'
import { mailSite } from '#features/themes/index.ts'
import { accountById } from '#features/users/index.ts'
import { audit } from '#lib/audit.ts'
import { notFound } from '#lib/problem.ts'
import { endSessionsOf } from '#lib/session.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { deleteApp } from './app-codes.ts'
import { factorsOf } from './factors.ts'
import { deletePasskeys } from './passkeys.ts'
import { deleteRecoveryCodes } from './recovery-codes.ts'

const url = '/admin/users/:id/second-factor'
const schema = { params: ById }
const config = { can: 'users.operate' } as const

/** For a person who lost phone, key and recovery codes: an administrator who has verified who they are removes them. */
export async function lossRoutes(app: App, { db }: Tools) {
  app.get(url, { schema, config }, async (request, reply) => {
    const { id, firstName, lastName } = await other(request, request.params.id)
    const person = { id, name: `${firstName} ${lastName}` }
    return reply.page('second-factor/loss', { person, factors: await factorsOf(db, id) })
  })

  app.post(url, { schema, config }, async (request, reply) => {
    const account = await other(request, request.params.id)
    await db.transaction().execute(async (trx) => {
      await deleteApp(trx, account.id)
      await deletePasskeys(trx, account.id)
      await deleteRecoveryCodes(trx, account.id)
      await endSessionsOf(trx, account.id)
      const what = 'The second factor of your account was removed by site staff.'
      const from = { site: mailSite(request), themeId: request.site.id }
      await mailCredentialsChanged(trx, account, { ...from, what })
      const subject = { type: 'user', id: account.id }
      await audit(trx, request, { action: 'second-factor.removed-by-staff', subject })
    })
    return reply.done({ to: `/admin/users/${account.id}`, message: 'The second factor was removed.' })
  })

  /** Anyone this viewer manages except themselves: removing one's own factor takes the password. */
  async function other({ viewer }: FastifyRequest, id: string) {
    const found = await usersFor(db, viewer).select('id').where('id', '=', id).executeTakeFirst()
    const account = found && id !== viewer!.id && (await accountById(db, id))
    if (!account) throw notFound('There is no such person.')
    return account
  }
}
