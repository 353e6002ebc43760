/** Facts of an entry, with names in place of ids. */
export type Facts = Record<string, string | number | boolean | null>

/**
 * How an action reads. `says` goes on after who did it: {to} is whom or what it was done to, {whose} the same with an
 * apostrophe, or 'their own'.
 */
type Deed = {
  /** in the list of actions to choose from */
  label: string
  says: string | ((facts: Facts) => string)
  /** Nobody was signed in when it happened: it is the person's own doing all the same. */
  own?: true
  /** It is in {to} already in whose name it was done. */
  saysName?: true
}

const ways: Record<string, string> = {
  password: 'a password',
  passkey: 'a passkey',
  activation: 'the link of the activation mail',
  google: 'Google',
  linkedin: 'LinkedIn',
  idme: 'ID.me',
}
const way = ({ how, provider }: Facts) => ways[String(how ?? provider)] ?? String(how ?? provider)
/** 'phone, last name' of 'phone last_name' */
const listed = (words: Facts[string] | undefined) =>
  String(words ?? '')
    .split(/[ ,]+/)
    .filter(Boolean)
    .map((word) => word.replace(/_/g, ' ').replace(/(?<=[a-z])[A-Z]/g, (sign) => ` ${sign.toLowerCase()}`))
    .join(', ')
const after = (words: string) => (words ? `: ${words}` : '')

/** What the trail knows how to say: an action more is a line more. */
export const deeds: Record<string, Deed> = {
  'sign-up': { label: 'Signed up by single sign-on', says: 'signed up by single sign-on', own: true },
  'user.sign-up': { label: 'Signed up', says: 'signed up', own: true },
  'user.activate': { label: 'Activated an account', says: 'activated {whose} account', own: true },
  'sign-in': {
    label: 'Signed in',
    says: (facts) =>
      `signed in with ${way(facts)}${facts.secondFactor === true ? ' and a second factor' : ''}`,
    own: true,
  },
  'sign-in.failed': {
    label: 'Failed to sign in',
    says: (facts) => `failed to sign in to {whose} account with ${way(facts)}`,
  },
  'sign-out': { label: 'Signed out', says: 'signed out', own: true },
  'session.end': { label: 'Signed out a session', says: 'signed out one of {whose} sessions' },
  'session.end-all': {
    label: 'Signed out everywhere else',
    says: ({ others }) => `signed out ${others === 1 ? 'one other session' : `${others} other sessions`}`,
  },
  'password.change': { label: 'Changed a password', says: 'changed {whose} password', own: true },
  'password.reset': { label: 'Reset a password', says: 'chose a new password by a mailed link', own: true },
  'email.wish': { label: 'Asked for another email address', says: 'asked for another email address' },
  'email.change': { label: 'Changed an email address', says: 'changed {whose} email address', own: true },
  'second-factor.app': { label: 'Added an authenticator app', says: 'added an authenticator app' },
  'second-factor.passkey': { label: 'Added a passkey', says: 'added a passkey' },
  'second-factor.codes': { label: 'Made recovery codes', says: 'made new recovery codes' },
  'second-factor.remove': { label: 'Removed a second factor', says: 'removed a second factor' },
  'second-factor.failed': {
    label: 'Failed a second factor',
    says: 'failed the second factor of {whose} account',
  },
  'second-factor.removed-by-staff': {
    label: 'Removed a person’s second factor',
    says: 'removed {whose} second factor',
  },
  'single-sign-on.link': {
    label: 'Linked a single sign-on',
    says: (facts) => `linked {whose} account with ${way(facts)}`,
    own: true,
  },
  'single-sign-on.unlink': {
    label: 'Unlinked a single sign-on',
    says: (facts) => `unlinked {whose} account from ${way(facts)}`,
  },

  'account.switch': { label: 'Switched account', says: 'switched to the account of {to}' },
  'account.return': {
    label: 'Came back from a switch',
    says: 'came back from the account of {to}',
    saysName: true,
  },
  'user.update': {
    label: 'Changed an account',
    says: ({ fields }) => `changed {whose} account${after(listed(fields))}`,
  },
  'user.role': { label: 'Changed what somebody may do', says: rightsGiven },
  'user.disable': { label: 'Disabled an account', says: 'disabled {whose} account' },
  'user.enable': { label: 'Enabled an account', says: 'enabled {whose} account' },
  'user.logout': { label: 'Logged a person out', says: 'logged {to} out' },
  'user.delete': { label: 'Deleted an account', says: 'deleted {whose} account' },
  'user.reset-password': { label: 'Mailed a reset link', says: 'had a reset link mailed to {to}' },
  'user.reset-link': { label: 'Copied a reset link', says: 'made a reset link for {to}' },
  'user.clear-suppressions': {
    label: 'Cleared suppressions',
    says: 'cleared the email suppressions of {to}',
  },
  'user.set-badges': {
    label: 'Set badges',
    says: ({ badges }) => (badges ? `set {whose} badges to ${badges}` : 'took all badges from {to}'),
  },
  'user.export': { label: 'Exported people', says: ({ query }) => `exported people${asked(query)}` },

  'dd214.upload': { label: 'Uploaded a DD214', says: 'uploaded {whose} DD214' },
  'dd214.remove': { label: 'Removed a DD214', says: 'removed {whose} DD214' },
  'dd214.delete': { label: 'Deleted the file of a DD214', says: 'deleted the file of {whose} DD214' },
  'dd214.read': { label: 'Opened a DD214', says: 'opened {whose} DD214' },
  'dd214.validate': { label: 'Validated a DD214', says: 'validated {whose} DD214' },
  'dd214.reject': { label: 'Rejected a DD214', says: 'rejected {whose} DD214' },
  'resume.read': {
    label: 'Opened a mailed resume',
    says: 'opened {whose} resume by the link of an application',
  },

  'badge.create': { label: 'Added a badge', says: 'added the badge {to}' },
  'badge.change': { label: 'Changed a badge', says: 'changed the badge {to}' },
  'badge.delete': { label: 'Deleted a badge', says: 'deleted the badge {to}' },
  'rank.edit': { label: 'Edited a rank', says: ({ title, rank }) => `edited the rank ${title ?? rank}` },
  'theme.create': { label: 'Made a site', says: 'made the site {to}' },
  'theme.change': {
    label: 'Changed a site',
    says: ({ fields }) => `changed the site {to}${after(listed(fields))}`,
  },
  'theme.delete': { label: 'Deleted a site', says: 'deleted the site {to}' },
  'page.create': { label: 'Added a page', says: 'added the page {to}' },
  'page.change': { label: 'Changed a page', says: 'changed the page {to}' },
  'page.delete': { label: 'Deleted a page', says: 'deleted the page {to}' },
  'picture.add': { label: 'Added a picture', says: 'added the picture {to}' },
  'picture.describe': { label: 'Described a picture', says: 'described the picture {to}' },
  'picture.delete': { label: 'Deleted a picture', says: 'deleted the picture {to}' },
  'feed.add': { label: 'Added a feed', says: ({ employer }) => `added the feed {to}${ofEmployer(employer)}` },
  'feed.run': {
    label: 'Ran a feed',
    says: ({ employer, confirm }) =>
      `ran the feed {to}${ofEmployer(employer)}${confirm === true ? ', confirming that it became so small' : ''}`,
  },
  'feed.remove': {
    label: 'Removed a feed',
    says: ({ employer, jobs }) => `removed the feed {to}${ofEmployer(employer)} with ${jobsOf(jobs)}`,
  },
  'comment.hide': { label: 'Hid a comment', says: 'hid a comment of {to}' },
  'comment.show': { label: 'Showed a comment', says: 'showed a comment of {to}' },
  'comment.delete': { label: 'Deleted a comment', says: 'deleted a comment of {to}' },
  'newsletter.remove': { label: 'Removed a subscriber', says: 'removed a subscriber of the newsletter' },
  'newsletter.export': { label: 'Exported subscribers', says: 'exported the subscribers of the newsletter' },
  'mail.resend': { label: 'Sent a mail again', says: 'sent the mail {to} again' },
  'audit.export': {
    label: 'Exported the audit trail',
    says: (facts) => `exported the audit trail${chosen(facts)}`,
  },
}

const ofEmployer = (employer: Facts[string] | undefined) => (employer ? ` of ${employer}` : '')
const jobsOf = (jobs: Facts[string] | undefined) => (jobs === 1 ? '1 job' : `${Number(jobs ?? 0)} jobs`)

function rightsGiven({ type, ownedThemes, employer, isEmployerOwner }: Facts) {
  const now = [
    type && `type ${type}`,
    ownedThemes !== undefined && (ownedThemes ? `owner of ${ownedThemes}` : 'owner of no site'),
    employer !== undefined && (employer ? `employer ${employer}` : 'no employer'),
    isEmployerOwner === true && 'owner of the employer',
  ]
  return `changed what {to} may do${after(now.filter(Boolean).join(', '))}`
}

const asked = (query: Facts[string] | undefined) =>
  chosen(Object.fromEntries(new URLSearchParams(String(query ?? ''))))

function chosen(facts: Facts) {
  const words = Object.entries(facts).map(([name, value]) => `${listed(name)} ${value}`)
  return words.length ? ` with ${words.join(', ')}` : ''
}

/** An action that has no line above reads all the same: 'user.export' is 'User export'. */
export const labelOf = (action: string): string =>
  deeds[action]?.label ?? plain(action).replace(/^./, (sign) => sign.toUpperCase())

const plain = (action: string) => action.replace(/[.-]/g, ' ')

/** The sentence after who did it, with its places still open. */
export function saysOf(action: string, facts: Facts, hasSubject: boolean): string {
  const deed = deeds[action]
  if (deed) return typeof deed.says === 'string' ? deed.says : deed.says(facts)
  return `did “${plain(action)}”${hasSubject ? ' to {to}' : ''}${chosen(facts)}`
}
