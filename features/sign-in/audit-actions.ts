import type { AuditActions } from '#lib/audit/actions.ts'
import { credentialOf } from '#lib/audit/words.ts'

export const signInActions: AuditActions = {
  'sign-in': {
    label: 'Signed in',
    says: (facts) =>
      `signed in with ${credentialOf(facts)}${facts.secondFactor === true ? ' and a second factor' : ''}`,
    own: true,
  },
  'sign-in.failed': {
    label: 'Failed to sign in',
    says: (facts) => `failed to sign in to {whose} account with ${credentialOf(facts)}`,
  },
  'sign-out': { label: 'Signed out', says: 'signed out', own: true },
  'session.end': { label: 'Signed out a session', says: 'signed out one of {whose} sessions' },
  'session.end-all': {
    label: 'Signed out everywhere else',
    says: ({ others }) => `signed out ${others === 1 ? 'one other session' : `${others} other sessions`}`,
  },
  'session.prove': { label: 'Proved who they are', says: 'proved again who they are', own: true },
  'password.change': { label: 'Changed a password', says: 'changed {whose} password', own: true },
  'password.reset': { label: 'Reset a password', says: 'chose a new password by a mailed link', own: true },
  'email.wish': { label: 'Asked for another email address', says: 'asked for another email address' },
  'email.staff-wish': {
    label: 'Entered a new email address',
    says: 'entered a new email address for {whose} account, to be confirmed by its holder',
  },
  'email.staff-resend': {
    label: 'Sent the link to a new address again',
    says: 'sent the link to the new address of {whose} account again',
  },
  'email.staff-cancel': {
    label: 'Canceled a change of address',
    says: 'canceled the change of {whose} email address',
  },
  'email.stop': {
    label: 'Stopped a change of address',
    says: 'stopped the change of {whose} email address from the old one',
  },
  'email.restore': {
    label: 'Took an email address back',
    says: 'took {whose} account back with its earlier email address',
  },
  'email.change': { label: 'Changed an email address', says: 'changed {whose} email address', own: true },
}
