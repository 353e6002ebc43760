import type { AuditActions } from '#lib/audit/actions.ts'

export const employerActions: AuditActions = {
  'employer.rename': {
    label: 'Renamed an employer',
    says: ({ from, name }) => `renamed the employer ${from} to ${name}`,
    saysName: true,
  },
  'employer.sign-up': {
    label: 'Signed up an employer',
    says: ({ name }) => `signed up the employer ${name}`,
    saysName: true,
  },
  'employer.create': { label: 'Added an employer', says: 'added the employer {to}' },
  'employer.edit': { label: 'Edited an employer', says: 'edited the employer {to}' },
  'employer.delete': {
    label: 'Deleted an employer',
    says: ({ name }) => `deleted the employer ${name}`,
    saysName: true,
  },
  'employer.delete-jobs': {
    label: 'Deleted the jobs of an employer',
    says: ({ jobs }) => `deleted ${jobs} jobs of {to}`,
  },
  'employer.subscribe': { label: 'Subscribed an employer', says: 'subscribed {to}' },
  'employer.unsubscribe': { label: 'Unsubscribed an employer', says: 'ended the subscription of {to}' },
  'employer.approve': { label: 'Approved an employer', says: 'approved {to}' },
  'employer.revoke-approval': {
    label: 'Revoked an approval',
    says: ({ reason }) => `did not approve {to}${reason ? `: ${reason}` : ''}`,
  },
  'employer.grant-credits': {
    label: 'Granted promotion credits',
    says: ({ amount }) => `granted ${amount} promotion credits to {to}`,
  },
  'employer.export': { label: 'Downloaded employers', says: 'downloaded the list of employers' },
  'employer.denied': {
    label: 'Was refused an employer’s things',
    says: ({ of }) => `was refused ${of} of the employer {to}`,
  },
  'employer.invite': {
    label: 'Invited someone to an employer',
    says: ({ email }) => `invited ${email} to the employer {to}`,
  },
  'employer.withdraw-invitation': {
    label: 'Withdrew an invitation to an employer',
    says: ({ email }) => `withdrew the invitation of ${email} to the employer {to}`,
  },
  'employer.accept-invitation': {
    label: 'Accepted an invitation to an employer',
    says: 'accepted the invitation to the employer {to}',
  },
  'employer.change-page': {
    label: 'Changed the page of an employer',
    says: 'changed the page of the employer {to}',
  },
  'employer-type.create': {
    label: 'Added an employer type',
    says: ({ name }) => `added the employer type ${name}`,
    saysName: true,
  },
  'employer-type.change': {
    label: 'Changed an employer type',
    says: ({ name }) => `changed the employer type ${name}`,
    saysName: true,
  },
  'employer-type.delete': {
    label: 'Deleted an employer type',
    says: ({ name }) => `deleted the employer type ${name}`,
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
