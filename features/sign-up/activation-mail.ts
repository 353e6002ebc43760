import type { FastifyRequest } from 'fastify'
import { mailSite } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { type MailSite, mailLayout, sendMail } from '#lib/mail.ts'
import { issueToken } from '#lib/user-tokens.ts'

export type Newcomer = { id: string; email: string; firstName: string }

/** In whose name: taken from a request, or kept for work in the background. */
export type From = { site: MailSite; themeId: string }
export const fromOf = (request: FastifyRequest): From => ({
  site: mailSite(request),
  themeId: request.site.id,
})

/** Mails the activation link, valid for 24 hours (document 3, section 9); earlier links stop working. */
export const sendActivationMail = (db: Db, request: FastifyRequest, newcomer: Newcomer): Promise<void> =>
  mailActivation(db, fromOf(request), newcomer)

export async function mailActivation(db: Db, { site, themeId }: From, newcomer: Newcomer): Promise<void> {
  const token = await issueToken(db, newcomer.id, 'activate')
  const subject = `Activate your account at ${site.name}`
  await sendMail(db, {
    to: newcomer.email,
    toName: newcomer.firstName || null,
    themeId,
    kind: 'activate',
    subject,
    ...mailLayout({
      site,
      heading: newcomer.firstName ? `Welcome, ${newcomer.firstName}` : 'Welcome',
      paragraphs: [
        `One more step: open the link below to verify this address and activate your account at ${site.name}.`,
      ],
      button: { label: 'Activate my account', href: `${site.origin}/user/activate?token=${token}` },
      closing: ['The link expires in 24 hours.'],
      footer: 'If you did not sign up, ignore this email: nobody can use the account without the link.',
    }),
  })
}

/** For a sign-up with an address that already has an account: only its owner learns of it. */
export async function mailKnownAddress(db: Db, { site, themeId }: From, newcomer: Newcomer): Promise<void> {
  const hour = new Date().toISOString().slice(0, 13)
  await sendMail(db, {
    to: newcomer.email,
    toName: newcomer.firstName,
    themeId,
    kind: 'known-address',
    // At most one an hour, however many attempts.
    key: `known-address ${newcomer.id} ${hour}`,
    subject: `You already have an account at ${site.name}`,
    ...mailLayout({
      site,
      heading: 'You already have an account',
      paragraphs: [
        `Someone, probably you, just signed up at ${site.name} with this address. It already has an account, so no second one was created.`,
        'Sign in with your password. If you forgot it, you can choose another on the same page.',
      ],
      button: { label: 'Sign in', href: `${site.origin}/user/login` },
      closing: [`Forgot your password? ${site.origin}/forgot?e=${encodeURIComponent(newcomer.email)}`],
      footer: 'If it was not you, ignore this email: your account and password have not changed.',
    }),
  })
}
