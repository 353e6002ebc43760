import type { AuditActions } from '#lib/audit/actions.ts'

export const employerActions: AuditActions = {
  'employer.rename': {
    label: 'Renamed an employer',
    says: ({ from, name }) => `renamed the employer ${from} to ${name}`,
    saysName: true,
  },
  'employer.claim': { label: 'Claimed an employer', says: 'claimed the employer {to}' },
  'employer.approve-claim': {
    label: 'Approved a claim',
    says: ({ employer }) => `approved {whose} claim to ${employer}`,
  },
  'employer.reject-claim': {
    label: 'Rejected a claim',
    says: ({ employer }) => `rejected {whose} claim to ${employer}`,
  },
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
