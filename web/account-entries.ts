import type { Capability } from '#spec/access.ts'
import type { IconName } from '#ui/icon-paths.ts'

type AccountEntry = {
  label: string
  href: string
  icon: IconName
  /** shown to whom this capability is given */
  can: Capability
}

/** The menu behind a person's name. What each may see of it is decided on the server (app.ts, shared). */
export const accountEntries: AccountEntry[] = [
  { label: 'Saved jobs', href: '/jobs/favorites', icon: 'bookmark', can: 'job.favorite' },
  { label: 'Saved searches', href: '/my-saved-searches', icon: 'search', can: 'search.save' },
  { label: 'Applications', href: '/jobs/applications', icon: 'briefcase', can: 'job.apply' },
  { label: 'Recommendations', href: '/recommendations/list', icon: 'star', can: 'account.use' },
  { label: 'Files', href: '/account/files', icon: 'upload', can: 'account.use' },
  { label: 'Find a mentor', href: '/users/search/mentors', icon: 'user', can: 'mentors.search' },
  { label: 'Account settings', href: '/account', icon: 'lock', can: 'account.use' },
]

/** The work of the staff, below their own things. */
export const staffEntries: AccountEntry[] = [
  { label: 'People', href: '/users/search', icon: 'user', can: 'users.search' },
  { label: 'Sites', href: '/admin/themes', icon: 'home', can: 'themes.edit' },
  { label: 'Badges', href: '/admin/badges', icon: 'medal', can: 'badges.set' },
  { label: 'Ranks', href: '/admin/ranks', icon: 'flag', can: 'ranks.edit' },
  { label: 'Newsletter', href: '/admin/newsletter', icon: 'mail', can: 'newsletter.manage' },
  { label: 'Comments', href: '/admin/comments', icon: 'edit', can: 'comments.moderate' },
  { label: 'Feeds', href: '/admin/feeds', icon: 'rss', can: 'feeds.manage' },
  { label: 'Mail', href: '/admin/mail', icon: 'mail', can: 'mail.view' },
  { label: 'Audit trail', href: '/admin/audit', icon: 'clock', can: 'audit.view' },
]

/** The capabilities that the header asks for: the server tells which of them a person has. */
export const headerCapabilities = [...new Set([...accountEntries, ...staffEntries].map(({ can }) => can))]
