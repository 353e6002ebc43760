/** User types (document 3, section 3: Roles). Theme owner and owner of an employer are flags beside the type. */
export const userTypes = ['User', 'Manager', 'Mentor', 'Admin'] as const
export type UserType = (typeof userTypes)[number]

/** At least one of these must exist, and only they may act on each other. */
export const highestType: UserType = 'Admin'

/** Members look for these to be mentored by. */
export const mentoringType: UserType = 'Mentor'

/** Document 2, section 3: the flags of a user or candidate. */
export const roleFlags = (type: UserType) => ({
  isAdmin: type === 'Admin',
  isManager: type === 'Manager',
  isMentor: type === 'Mentor',
})
