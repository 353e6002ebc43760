import type { Db } from '#lib/db.ts'
import { type From, send, type To, veiled } from './mails.ts'

/** To the address that staff entered: its holder decides. */
export const mailNewAddress = (db: Db, to: To, from: From & { href: string }) =>
  send(db, to, from, 'new-address', `Confirm your new email address for ${from.site.name}`, {
    heading: 'Confirm your new email address',
    paragraphs: [
      `Hello ${to.firstName},`,
      `The staff of ${from.site.name} entered this address for your account there. It changes when you confirm it.`,
    ],
    button: { label: 'Confirm this address', href: from.href },
    closing: [
      'The link works once and expires in 72 hours.',
      'If you have no account there, ignore this email: nothing changes.',
    ],
  })

/** To the old address, before and after: its holder can stop the change without signing in. */
export const mailAddressStop = (db: Db, to: To, from: From & Change) =>
  send(db, to, from, 'address-stop', subjectOf(from), {
    heading: from.isDone ? 'Your email address was changed' : 'Your email address is about to change',
    paragraphs: [
      `Hello ${to.firstName},`,
      from.isDone
        ? `Your account at ${from.site.name} now has the address ${veiled(from.newEmail)}. This one no longer opens it.`
        : `The staff of ${from.site.name} entered another address for your account: ${veiled(from.newEmail)}. It takes effect once it is confirmed there.`,
      'If you did not ask for this, stop it here. You do not need to sign in.',
    ],
    button: { label: from.isDone ? 'Take my account back' : 'Stop this change', href: from.href },
    closing: [
      'The link expires in seven days.',
      'If you asked for the change, you don’t need to do anything.',
    ],
  })

type Change = { href: string; isDone: boolean; newEmail: string }

const subjectOf = ({ isDone, site }: From & Change) =>
  isDone
    ? `Your email address at ${site.name} was changed`
    : `Your email address at ${site.name} is about to change`
