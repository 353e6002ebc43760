export { deleteUser } from './delete.ts'
export { giveMentorHat, isMentor, setMemberships, takeMentorHat } from './hats.ts'
export { personById } from './protected.ts'
export { changeRole, disable, enable, type Rights } from './rights.ts'
export { wordsOf } from './search/conditions.ts'
export { fitsOf } from './search/fit.ts'
export { searchMentors } from './search/mentors.ts'
export { searchUsers } from './search/search.ts'
export { subjectOf } from './subject.ts'
export { removeUnproven } from './unproven.ts'
export { type UserChange, updateUser } from './update.ts'
export {
  type Account,
  accountByEmail,
  accountById,
  activate,
  changeEmail,
  changePassword,
  createUser,
  type NewUser,
  proveAddress,
  restoreEmail,
  signedIn,
} from './users.ts'
