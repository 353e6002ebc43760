import { managingType, mentoringType } from '#spec/roles.ts'
import type { UserCard } from '../schema.ts'

/** The hats that a person wears beside the type that is shown, in words. */
export const hatsBeside = ({ type, isMentor, isManager, isThemeOwner }: UserCard): string[] => [
  ...(isManager && type !== managingType ? ['Manager'] : []),
  ...(isMentor && type !== mentoringType ? ['Mentor'] : []),
  ...(isThemeOwner ? ['Theme owner'] : []),
]
