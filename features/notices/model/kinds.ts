import type { Capability } from '#spec/access.ts'
import type { IconName } from '#ui/icon-paths.ts'

/** How a person hears of a kind of notice. */
export const ways = ['site', 'mail', 'both', 'none'] as const
export type Way = (typeof ways)[number]

export const noticeGroups = ['people', 'applications', 'learning', 'other'] as const
export type NoticeGroup = (typeof noticeGroups)[number]

type NoticeKind = {
  /** the row in "Notification settings" */
  label: string
  help?: string
  group: NoticeGroup
  icon: IconName
  /** until the person chooses */
  usually: Way
  /** its room writes the mail when notify() says that one is wanted; otherwise the notice is mailed as it is */
  ownMail?: true
  /** only who has it can choose; default: everybody */
  can?: Capability
}

/** Every kind of notice: a room with news for people adds a line here and calls notify(). */
export const noticeKinds = {
  'connection-request': { label: 'Connection requests', group: 'people', icon: 'user-plus', usually: 'both' },
  'connection-confirmed': {
    label: 'Confirmed connections',
    group: 'people',
    icon: 'people',
    usually: 'site',
  },
  message: {
    ...{ label: 'Messages', help: 'Mail only for what you missed' },
    ...{ group: 'people', icon: 'message', usually: 'both', ownMail: true },
  },
  application: {
    ...{ label: 'Application decisions', help: 'Mail only when the employer sends one' },
    ...{ group: 'applications', icon: 'briefcase', usually: 'both', ownMail: true },
  },
  recommendation: {
    ...{ label: 'Recommendations', help: 'From your mentor or staff' },
    ...{ group: 'learning', icon: 'star', usually: 'both' },
  },
  'recommendation-answer': {
    ...{ label: 'Answers to recommendations', help: 'From those you recommend things to' },
    ...{ group: 'learning', icon: 'star', usually: 'site', can: 'job.recommend' },
  },
  exam: {
    ...{ label: 'City exams', help: 'Reminders that you asked for' },
    ...{ group: 'learning', icon: 'clock', usually: 'both' },
  },
  dd214: { label: 'DD214 reviewed', group: 'other', icon: 'success', usually: 'both', ownMail: true },
  ticket: {
    ...{ label: 'Tickets', help: 'The mail carries the ticket' },
    ...{ group: 'other', icon: 'ticket', usually: 'both', ownMail: true },
  },
  'data-copy': {
    ...{ label: 'Copy of your data', help: 'The link always comes by mail' },
    ...{ group: 'other', icon: 'download', usually: 'both', ownMail: true },
  },
  employer: {
    ...{ label: 'Your employer', help: 'Approval, and answers to claims', can: 'employer.use' },
    ...{ group: 'other', icon: 'building', usually: 'both', ownMail: true },
  },
  'employer-waiting': {
    ...{ label: 'Employers that wait', help: 'Sign-ups and claims to decide', can: 'employers.manage' },
    ...{ group: 'other', icon: 'building', usually: 'both' },
  },
  dispute: {
    ...{ label: 'Disputed gifts', help: 'A donor’s bank takes a charge back', can: 'gifts.manage' },
    ...{ group: 'other', icon: 'heart', usually: 'both' },
  },
  reply: {
    ...{ label: 'Replies', help: 'To your questions and comments' },
    ...{ group: 'other', icon: 'edit', usually: 'both' },
  },
} satisfies Record<string, NoticeKind>

export type NoticeKindName = keyof typeof noticeKinds

export const kindNames = Object.keys(noticeKinds) as NoticeKindName[]

/** A kind by the name that is stored; null for one that no longer exists. */
export const kindOf = (name: string): NoticeKind | null =>
  Object.hasOwn(noticeKinds, name) ? noticeKinds[name as NoticeKindName] : null

export const isOnSite = (way: Way) => way === 'site' || way === 'both'
export const isMailed = (way: Way) => way === 'mail' || way === 'both'
