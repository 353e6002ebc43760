import type { AuditActions } from '#lib/audit/actions.ts'

export const employerActions: AuditActions = {
  'employer.add-member': {
    label: 'Added a person to an employer',
    says: ({ employer, isOwner }) => `made {to} ${isOwner ? 'an owner' : 'a manager'} of ${employer}`,
  },
  'employer.remove-member': {
    label: 'Removed a person from an employer',
    says: ({ employer }) => `removed {to} from the managers of ${employer}`,
  },
  'employer.grant-ownership': {
    label: 'Granted ownership of an employer',
    says: ({ employer }) => `made {to} an owner of ${employer}`,
  },
  'employer.withdraw-ownership': {
    label: 'Withdrew ownership of an employer',
    says: ({ employer }) => `withdrew {whose} ownership of ${employer}`,
  },
}
