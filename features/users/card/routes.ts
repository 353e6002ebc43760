import { z } from 'zod'
import { setBadges } from '#features/badges/index.ts'
import { queueDeletionMail, requestReset } from '#features/sign-in/index.ts'
import { done } from '#lib/answers.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { previous } from '#lib/inertia.ts'
import { endSessionsOf } from '#lib/session.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { userMessages } from '#spec/messages.ts'
import type { Settings } from '../../../config.ts'
import { ResetLink } from '../answers.ts'
import { deleteUser } from '../delete.ts'
import { BadgesOfUsers, UsersChosen } from '../edit/schema.ts'
import { disable } from '../rights.ts'
import { subjectOf } from '../subject.ts'
import { deliveryRoutes } from './delivery.ts'
import { userDetails } from './details.ts'
import { copyResetLink, siteOfPerson } from './reset-link.ts'

const isPeopleList = (path: string) => path.split('?')[0] === '/users/search'
const params = { params: ById }
const acts = { ...params, response: { 200: done({ user: ById }) } }

/** The user card and what it offers (document 1, sections 3, 6, 7 and 8). */
export default async function userCardRoutes(app: App, { db, settings }: { db: Db; settings: Settings }) {
  const card = '/admin/users/:id'
  await deliveryRoutes(app, { db, settings })

  app.get(card, { schema: params, config: { can: 'users.manage' } }, async (request, reply) =>
    reply.page('users/card', await userDetails(db, request, request.params.id)),
  )

  app.post(`${card}/logout`, { schema: acts, config: { can: 'users.operate' } }, async (request, reply) => {
    const { id } = await subjectOf(db, request, request.params.id, 'logout')
    await db.transaction().execute(async (trx) => {
      await endSessionsOf(trx, id)
      await audit(trx, request, { action: 'user.logout', subject: { type: 'user', id } })
    })
    return reply.done({ message: userMessages.loggedOut, body: { user: { id } } })
  })

  app.post(
    `${card}/password-reset`,
    { schema: acts, config: { can: 'users.manage' } },
    async (request, reply) => {
      const subject = await subjectOf(db, request, request.params.id, 'resetPassword')
      const { id, email, firstName } = subject
      const from = await siteOfPerson(db, settings, request, subject.themeId)
      await db.transaction().execute(async (trx) => {
        await requestReset(trx, { email, ...from })
        await audit(trx, request, { action: 'user.reset-password', subject: { type: 'user', id } })
      })
      return reply.done({ message: userMessages.resetMailed(firstName), body: { user: { id } } })
    },
  )

  // A GET with an effect, as document 1 has it: it revokes earlier links, notifies the person, and is never cached.
  app.get(
    `${card}/password-reset-link`,
    {
      schema: { ...params, response: { 200: ResetLink } },
      config: { can: 'users.resetLink', sameOrigin: true },
    },
    async (request, reply) => {
      const subject = await subjectOf(db, request, request.params.id, 'resetLink')
      const url = await copyResetLink(db, settings, request, subject)
      return reply
        .header('cache-control', 'private, no-store')
        .header('referrer-policy', 'no-referrer')
        .page('users/reset-link', { url, person: { id: subject.id, firstName: subject.firstName } })
    },
  )

  app.delete(card, { schema: acts, config: { can: 'users.delete' } }, async (request, reply) => {
    const person = await subjectOf(db, request, request.params.id, 'delete')
    const { id } = person
    await db.transaction().execute(async (trx) => {
      await deleteUser(trx, request, id)
      await queueDeletionMail(trx, request, person)
    })
    // Back to the filtered list; the card that it was deleted from is gone.
    const to = isPeopleList(previous(request)) ? previous(request) : '/users/search'
    return reply.done({ to, message: userMessages.deleted, body: { user: { id } } })
  })

  app.post(
    '/admin/users/set-badges',
    {
      schema: { body: BadgesOfUsers, response: { 200: done({ users: z.array(z.uuid()) }) } },
      config: { can: 'badges.set' },
    },
    async (request, reply) => {
      const { user, badges } = request.body
      const people = await Promise.all(user.map((id) => subjectOf(db, request, id, 'badges')))
      for (const { id } of people) await setBadges(db, request, id, badges)
      return reply.done({ message: userMessages.badgesSet(people.length), body: { users: user } })
    },
  )

  app.post(
    '/admin/users/disable',
    {
      schema: { body: UsersChosen, response: { 200: done({ users: z.array(z.uuid()) }) } },
      config: { can: 'users.manage' },
    },
    async (request, reply) => {
      const { user } = request.body
      const people = await Promise.all(user.map((id) => subjectOf(db, request, id, 'disable')))
      await db.transaction().execute(async (trx) => {
        for (const { id } of people) await disable(trx, request, id)
      })
      return reply.done({ message: userMessages.disabled(people.length), body: { users: user } })
    },
  )
}
