import { connectionMessages, userMessages } from '#spec/messages.ts'
import type { IconName } from '#ui/icon-paths.ts'
import { router } from '#ui/nav.ts'
import { toast } from '#ui/toast-store.ts'
import type { UserAction, UserCard } from './schema.ts'

/** An action that a dialog confirms first. */
export type PendingAction = { action: 'delete' | 'badges' | 'disable'; users: UserCard[] }

type ActionItem = {
  label: string
  icon: IconName
  danger?: true
  /** where the action is a page of its own, or can be one without script */
  href?: (user: UserCard) => string
  /** with script; without it, `href` or nothing */
  press?: (user: UserCard, ask: (pending: PendingAction) => void) => void
}

const card = ({ id }: UserCard) => `/admin/users/${id}`
const post = (path: string) => (user: UserCard) =>
  router.post(`${card(user)}/${path}`, {}, { preserveScroll: true, preserveState: true })

/** The actions of the user card: adding one is one entry here and one in actions.ts. */
export const actionItems: Record<UserAction, ActionItem> = {
  profile: { label: 'View profile', icon: 'user', href: (user) => user.profile },
  details: { label: 'Details', icon: 'info', href: card },
  edit: { label: 'Edit', icon: 'edit', href: (user) => `${card(user)}/edit` },
  switch: { label: 'Switch account', icon: 'switch', href: ({ id }) => `/admin/account-switch/${id}` },
  resetPassword: { label: 'Reset password', icon: 'mail', press: post('password-reset') },
  resetLink: {
    label: 'Copy reset link',
    icon: 'link',
    href: (user) => `${card(user)}/password-reset-link`,
    press: copyResetLink,
  },
  logout: { label: 'Log the user out', icon: 'leave', press: post('logout') },
  suppressions: {
    label: 'Check email delivery',
    icon: 'mail',
    href: (user) => `${card(user)}/sendgrid-status`,
    press: checkSuppressions,
  },
  clearSuppressions: {
    label: 'Clear email suppressions',
    icon: 'close',
    press: (user) =>
      router.delete(`${card(user)}/sendgrid-status`, { preserveScroll: true, preserveState: true }),
  },
  badges: {
    label: 'Set badges',
    icon: 'star',
    press: (user, ask) => ask({ action: 'badges', users: [user] }),
  },
  issueTicket: { label: 'Issue ticket', icon: 'ticket', press: post('issue-ticket') },
  copyData: { label: 'Copy of their data', icon: 'download', href: (user) => `${card(user)}/data` },
  disable: {
    label: 'Disable',
    icon: 'lock',
    danger: true,
    press: (user, ask) => ask({ action: 'disable', users: [user] }),
  },
  delete: {
    label: 'Delete user',
    icon: 'trash',
    danger: true,
    press: (user, ask) => ask({ action: 'delete', users: [user] }),
  },
}

const asJson = (url: string) => fetch(url, { headers: { accept: 'application/json' } }).then(answerOf)

async function answerOf(response: Response) {
  const body = await response.json()
  if (!response.ok) throw new Error(body.error)
  return body
}

async function copyResetLink(user: UserCard) {
  const screen = `${card(user)}/password-reset-link`
  // Without HTTPS there is no clipboard API: show the link instead.
  if (!navigator.clipboard) return router.visit(screen)
  try {
    await copied(asJson(screen).then(({ url }) => url as string))
    toast(userMessages.resetLinkCopied)
  } catch {
    toast(userMessages.resetLinkFailed, 'danger')
  }
}

/** Safari allows clipboard writes only right after a press, so it gets a promise of the text. */
async function copied(text: Promise<string>) {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }))
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

async function checkSuppressions(user: UserCard) {
  try {
    const { message, suppressions } = await asJson(`${card(user)}/sendgrid-status`)
    toast(message, suppressions.length ? 'warning' : 'success')
  } catch (error) {
    // fetch() reports an unreachable server as a TypeError.
    const isAway = error instanceof TypeError
    toast(isAway ? connectionMessages.unreachable : String((error as Error).message), 'danger')
  }
}
