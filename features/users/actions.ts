import { may, type Person } from '#spec/access.ts'
import { highestType, type UserType } from '#spec/roles.ts'
import type { UserAction } from './schema.ts'

/** Whom something is done to. */
export type Subject = {
  id: string
  type: UserType
  /** this viewer may manage them (scope.ts) */
  managed: boolean
  active: boolean
  disabled: boolean
  /** the site they came from makes tickets for a fundraiser */
  tickets: boolean
}

type Allowed = (viewer: NonNullable<Person>, subject: Subject) => boolean

const self: Allowed = (viewer, subject) => viewer.id === subject.id
const highest: Allowed = (_viewer, subject) => subject.type === highestType

/** Document 1, section 6: what the card offers. The routes ask the same again. */
const rules: Record<Exclude<UserAction, 'profile'>, Allowed> = {
  details: () => true,
  edit: () => true,
  switch: (viewer, subject) =>
    may(viewer, 'users.switch') && !self(viewer, subject) && !highest(viewer, subject) && subject.active,
  resetPassword: (_viewer, subject) => subject.active,
  // A link in one's hands is the account itself: like switching, never an administrator's.
  resetLink: (viewer, subject) =>
    may(viewer, 'users.resetLink') && !self(viewer, subject) && !highest(viewer, subject) && subject.active,
  logout: (viewer, subject) => may(viewer, 'users.operate') && !self(viewer, subject),
  suppressions: (viewer) => may(viewer, 'users.operate'),
  clearSuppressions: (viewer) => may(viewer, 'users.operate'),
  badges: (viewer) => may(viewer, 'badges.set'),
  issueTicket: (viewer, subject) => subject.tickets && may(viewer, 'tickets.issue'),
  copyData: (viewer, subject) => may(viewer, 'users.copyData') && !self(viewer, subject) && subject.active,
  disable: (viewer, subject) => !self(viewer, subject) && !subject.disabled,
  delete: (viewer, subject) => may(viewer, 'users.delete') && !self(viewer, subject),
}

/** What this viewer may do to this person, in the order of the menu. */
export function actionsOn(viewer: Person, subject: Subject): UserAction[] {
  if (!viewer || !subject.managed) return ['profile']
  const allowed = (Object.keys(rules) as (keyof typeof rules)[]).filter((action) =>
    rules[action](viewer, subject),
  )
  return ['profile', ...allowed]
}
