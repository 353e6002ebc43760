export { type Claim, claimEmployer } from './claims/claim.ts'
export { type EmployerFields, employerNamed, saveEmployer } from './employers.ts'
export { employersCalled } from './find.ts'
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
export { renameEmployer } from './rename.ts'
