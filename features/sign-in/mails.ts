import type { Account } from '#features/users/index.ts'
import type { Db } from '#lib/db.ts'
import { type MailContent, type MailSite, mailLayout, sendMail } from '#lib/mail.ts'

export type From = { site: MailSite; themeId: string | null }
export type To = Pick<Account, 'email' | 'firstName'>

const notYou = (site: MailSite) =>
  site.contactEmail
    ? `If this was not you, choose a new password immediately and write to ${site.contactEmail}.`
    : 'If this was not you, choose a new password immediately.'

/** The password link. */
export const mailReset = (db: Db, to: To, from: From & { href: string }) =>
  send(db, to, from, 'reset', `Choose a new password for ${from.site.name}`, {
    heading: 'Choose a new password',
    paragraphs: [
      `Hello ${to.firstName},`,
      `Someone, probably you, requested a new password for your account at ${from.site.name}.`,
    ],
    button: { label: 'Choose a new password', href: from.href },
    closing: [
      'The link works once and expires in one hour.',
      'If you did not request it, ignore this email: your password stays the same.',
    ],
  })

export const mailPasswordChanged = (db: Db, to: To, from: From) =>
  send(db, to, from, 'password-changed', `Your password at ${from.site.name} was changed`, {
    heading: 'Your password was changed',
    paragraphs: [
      `Hello ${to.firstName},`,
      'Your password was just changed, and you were signed out on all devices.',
      notYou(from.site),
    ],
    button: { label: 'Choose another password', href: `${from.site.origin}/forgot` },
  })

/** To the new address: opening the link while signed in verifies it. */
export const mailEmailProof = (db: Db, to: To, from: From & { href: string }) =>
  send(db, to, from, 'email-proof', `Confirm your new email address for ${from.site.name}`, {
    heading: 'Confirm your new email address',
    paragraphs: [
      `Hello ${to.firstName},`,
      `Someone, probably you, asked to use this address for an account at ${from.site.name}.`,
    ],
    button: { label: 'Confirm this address', href: from.href },
    closing: [
      'The link expires in 24 hours. You will be asked to sign in.',
      'If you did not request this, ignore this email.',
    ],
  })

/** To an address that already has an account: its owner learns of it; the requester does not. */
export const mailEmailTaken = (db: Db, to: To, from: From) =>
  send(db, to, from, 'email-taken', `You already have an account at ${from.site.name}`, {
    heading: 'You already have an account',
    paragraphs: [
      `Hello ${to.firstName},`,
      'Someone tried to move another account to this address. It already has an account, so nothing changed.',
      'If it was you, sign in with this address, or choose a new password.',
    ],
    button: { label: 'Sign in', href: `${from.site.origin}/user/login` },
  })

/** To the old address, so that nobody loses an account without notice. */
export const mailEmailChanged = (db: Db, to: To, from: From & { newEmail: string }) =>
  send(db, to, from, 'email-changed', `Your email address at ${from.site.name} was changed`, {
    heading: 'Your email address was changed',
    paragraphs: [
      `Hello ${to.firstName},`,
      `Your account at ${from.site.name} now has the address ${veiled(from.newEmail)}. This one no longer opens it.`,
      from.site.contactEmail
        ? `If this was not you, write to ${from.site.contactEmail} immediately.`
        : 'If this was not you, write to the site immediately.',
    ],
  })

/** A credential was added or removed. */
export const mailCredentialsChanged = (db: Db, to: To, from: From & { what: string }) =>
  send(db, to, from, 'way-in-changed', `How you sign in at ${from.site.name} has changed`, {
    heading: 'How you sign in has changed',
    paragraphs: [`Hello ${to.firstName},`, from.what, notYou(from.site)],
    button: { label: 'Review your account', href: `${from.site.origin}/account` },
  })

/** Sends a mail of this room. */
export function send(
  db: Db,
  to: To,
  { site, themeId }: From,
  kind: string,
  subject: string,
  content: Omit<MailContent, 'site'>,
) {
  const mail = { to: to.email, toName: to.firstName, themeId, kind, subject }
  return sendMail(db, { ...mail, ...mailLayout({ site, ...content }) })
}

/** 'm…@example.org': enough to recognize it. */
export const veiled = (email: string) => email.replace(/^(.).*(?=@)/, '$1…')
