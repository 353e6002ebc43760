export {
  type Approval,
  changeEmployer,
  createEmployer,
  decideApproval,
  deleteEmployer,
  subscribeEmployer,
  unsubscribeEmployer,
} from './administer.ts'
export { type Claim, claimEmployer } from './claims/claim.ts'
export { buyCredits, grantCredits, spendCredit } from './credits.ts'
export { denied } from './denial.ts'
export { type EmployerFields, employerNamed, saveEmployer } from './employers.ts'
export { employersCalled, findEmployers } from './find.ts'
export { acceptInvitation, invitationOf } from './managers/accept.ts'
export { workplaceOf } from './managers/manage.ts'
export {
  addMember,
  grantOwnership,
  keepOneOwner,
  lockEmployer,
  removeMember,
  withdrawOwnership,
} from './members.ts'
export { membershipsOf } from './memberships.ts'
export { employerOfSource } from './of-source.ts'
export { ownEmployer } from './own.ts'
export { renameEmployer } from './rename.ts'
export { extendSearch, maySearch, returnPurchase, type SearchAccess, searchAccess } from './search-access.ts'
export { foundCompany, foundKeptCompany, keepCompany } from './sign-up/found.ts'
export { companiesLike, shownCompany } from './sign-up/known.ts'
export { offeredTypes } from './types/types.ts'
