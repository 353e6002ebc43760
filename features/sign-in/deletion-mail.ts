import type { FastifyRequest } from 'fastify'
import { mailSite } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { addTask } from '#lib/queue.ts'
import { type From, send, type To } from './mails.ts'

export type Deleted = { to: To; from: From; byOneself: boolean }

/**
 * Tells a person that their account is deleted. Call it in the transaction of the deletion. The mail is written after it,
 * or erasure would delete it with the others.
 */
export const queueDeletionMail = (db: Db, request: FastifyRequest, person: To & { id: string }) =>
  addTask(db, 'signIn.mailDeletion', {
    to: { email: person.email, firstName: person.firstName },
    from: { site: mailSite(request), themeId: request.site.id },
    byOneself: request.viewer?.id === person.id,
  } satisfies Deleted)

export const mailDeletion = (db: Db, { to, from, byOneself }: Deleted) =>
  send(db, to, from, 'account-deleted', `Your account at ${from.site.name} was deleted`, {
    heading: 'Your account was deleted',
    paragraphs: [
      `Hello ${to.firstName},`,
      `Your account at ${from.site.name} was deleted ${byOneself ? 'as you asked' : 'by the staff of the site'}, with your profile, files, applications and saved searches.`,
      from.site.contactEmail
        ? `If this was not you, write to ${from.site.contactEmail}. What was deleted cannot be restored.`
        : 'If this was not you, write to the site. What was deleted cannot be restored.',
    ],
  })
