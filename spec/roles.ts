/**
 * User types (document 3, section 3: Roles): the primary one, which is shown. Only an administrator's gives permissions;
 * mentors, managers of employers and theme owners wear hats beside it, several at once (decision 220).
 */
export const userTypes = ['User', 'Manager', 'Mentor', 'Admin'] as const
export type UserType = (typeof userTypes)[number]

/** At least one of these must exist, and only they may act on each other. */
export const highestType: UserType = 'Admin'

/** The types that show a hat: who has it shown must wear it. */
export const mentoringType: UserType = 'Mentor'
export const managingType: UserType = 'Manager'

/** Document 2, section 3: the flags of a user or candidate. */
export const roleFlags = (person: { type: UserType; isMentor: boolean; employers: readonly unknown[] }) => ({
  isAdmin: person.type === highestType,
  isManager: person.employers.length > 0,
  isMentor: person.isMentor,
})
