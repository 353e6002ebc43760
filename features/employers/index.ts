export { type EmployerFields, employerNamed, saveEmployer } from './employers.ts'
export {
  addMember,
  grantOwnership,
  keepOneOwner,
  lockEmployer,
  type NewMember,
  removeMember,
  withdrawOwnership,
} from './members.ts'
export { membershipsOf } from './memberships.ts'
