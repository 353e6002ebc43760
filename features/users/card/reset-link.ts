import type { FastifyRequest } from 'fastify'
import { resetLink } from '#features/sign-in/index.ts'
import { mailSite, mailSiteOf } from '#features/themes/index.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { type MailSite, mailLayout, sendMail } from '#lib/mail.ts'
import type { Settings } from '../../../config.ts'

type Subject = { id: string; email: string; firstName: string; themeId: string | null }

/** A link for a new password to hand over oneself. It is in the trail, and the person learns of it by mail. */
export async function copyResetLink(
  db: Db,
  settings: Settings,
  request: FastifyRequest,
  { id, email, firstName, themeId }: Subject,
): Promise<string> {
  const { site } = await siteOfPerson(db, settings, request, themeId)
  const subject = `A password reset link was created for you for your account at ${site.name}`
  const { text, html } = mailLayout({
    site,
    heading: 'A password reset link was created for you',
    paragraphs: [
      `Hello ${firstName},`,
      `An administrator of ${site.name} created a link for choosing a new password for your account, to give to you. It works once and expires in one hour.`,
    ],
    closing: [
      site.contactEmail
        ? `If you did not ask for help with your password, write to ${site.contactEmail}.`
        : 'If you did not ask for help with your password, tell the site.',
    ],
  })
  return db.transaction().execute(async (trx) => {
    const url = await resetLink(trx, id, site.origin)
    await sendMail(trx, { to: email, toName: firstName, themeId, kind: 'reset-link', subject, text, html })
    await audit(trx, request, { action: 'user.reset-link', subject: { type: 'user', id }, themeId })
    return url
  })
}

/** Where mails and links for a person lead: to the site they came from, else to the one that staff is on. */
export async function siteOfPerson(
  db: Db,
  settings: Settings,
  request: FastifyRequest,
  themeId: string | null,
): Promise<{ site: MailSite; themeId: string }> {
  const own = themeId && (await mailSiteOf(db, settings, themeId))
  return own ? { site: own, themeId } : { site: mailSite(request), themeId: request.site.id }
}
