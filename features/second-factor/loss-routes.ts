import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { mailWayInChanged } from '#features/sign-in/index.ts'
import { mailSite } from '#features/themes/index.ts'
import { accountById, usersFor } from '#features/users/index.ts'
import { audit } from '#lib/audit.ts'
import { notFound } from '#lib/problem.ts'
import { endSessionsOf } from '#lib/session.ts'
import type { App } from '#lib/web.ts'
import type { Tools } from '../list.ts'
import { removeApp } from './app-codes.ts'
import { factorsOf } from './factors.ts'
import { forgetPasskeys } from './passkeys.ts'
import { forgetRecoveryCodes } from './recovery-codes.ts'

const url = '/admin/users/:id/second-factor'
const schema = { params: z.object({ id: z.uuid() }) }
const config = { can: 'users.operate' } as const

/** For whom has lost phone, key and recovery codes: an administrator, who must know whom they speak to, takes them away. */
export async function lossRoutes(app: App, { db }: Tools) {
  app.get(url, { schema, config }, async (request, reply) => {
    const { id, firstName, lastName } = await other(request, request.params.id)
    const person = { id, name: `${firstName} ${lastName}` }
    return reply.page('second-factor/loss', { person, factors: await factorsOf(db, id) })
  })

  app.post(url, { schema, config }, async (request, reply) => {
    const account = await other(request, request.params.id)
    await db.transaction().execute(async (trx) => {
      await removeApp(trx, account.id)
      await forgetPasskeys(trx, account.id)
      await forgetRecoveryCodes(trx, account.id)
      await endSessionsOf(trx, account.id)
      const what = 'The second factor of your account was removed by the staff of the site.'
      const from = { site: mailSite(request), themeId: request.site.id }
      await mailWayInChanged(trx, account, { ...from, what })
      const subject = { type: 'user', id: account.id }
      await audit(trx, request, { action: 'second-factor.removed-by-staff', subject })
    })
    return reply.done({ to: `/admin/users/${account.id}`, message: 'The second factor is removed.' })
  })

  /** Anybody whom this viewer manages, but not the viewer: the own factor is removed with the own password. */
  async function other({ viewer }: FastifyRequest, id: string) {
    const found = await usersFor(db, viewer).select('id').where('id', '=', id).executeTakeFirst()
    const account = found && id !== viewer!.id && (await accountById(db, id))
    if (!account) throw notFound('There is no such person.')
    return account
  }
}
